// Room for a memory snapshot: Pyodide puts one back only into the memory that it begins with, and ours may be larger.

const PAGE = 65_536;

/**
 * What makes Pyodide's module, with a memory as large as the snapshot before anything is put into it.
 * @param {Promise<{ default: (settings: any) => Promise<any> }>} script Pyodide's own, `pyodide.asm.mjs`
 * @param {number} bytes
 */
export function roomFor(script, bytes) {
  script.catch(() => {}); // it is awaited below, and a failure before that is no less handled
  return async (/** @type {any} */ settings) => {
    const { default: create } = await script;
    const { instantiateWasm } = settings;
    // Pyodide looks at these very settings again, so they are changed and not copied
    settings.instantiateWasm = (/** @type {unknown} */ imports, /** @type {Function} */ receive) =>
      instantiateWasm(imports, (/** @type {WebAssembly.Instance} */ instance, /** @type {unknown} */ module) => {
        const memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
        const missing = bytes - memory.buffer.byteLength;
        if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
        receive(instance, module);
      });
    return create(settings);
  };
}
