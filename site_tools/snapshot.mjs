// Boots Pyodide in Node, imports every module of narde_core the browser can ask for, and writes the memory down.
//   node snapshot.mjs PYODIDE_DIR WHEEL OUTPUT
// The same inputs give the same bytes: clock and randomness are held still, or every build would make readers
// download a new snapshot. So whoever restores it must seed `random` anew before a die is rolled in Python.
import nodeCrypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodideDir, wheel, output] = process.argv.slice(2);

const fill = (view) => {
  new Uint8Array(view.buffer ?? view, view.byteOffset ?? 0, view.byteLength).fill(7);
  return view;
};
nodeCrypto.randomFillSync = fill;
crypto.getRandomValues = fill;
syncBuiltinESMExports();
globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length ? parts : [0]));
  }
  static now() {
    return 0;
  }
};
performance.now = () => 0;

const { loadPyodide } = await import(pathToFileURL(join(pyodideDir, "pyodide.mjs")));
const pyodide = await loadPyodide({
  _makeSnapshot: true,
  indexURL: pyodideDir,
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
});
const sitePackages = pyodide.runPython("import sysconfig; sysconfig.get_path('purelib')");
pyodide.unpackArchive((await readFile(wheel)).buffer, "wheel", { extractDir: sitePackages });
try {
  pyodide.runPython(`
import gc, importlib, pkgutil
importlib.invalidate_caches()
import narde_core
for module in pkgutil.walk_packages(narde_core.__path__, "narde_core."):
    if module.name not in ("narde_core.__main__", "narde_core.cli"):
        importlib.import_module(module.name)
from narde_core.bridge import answer
answer("")
gc.collect()
`);
} catch (error) {
  console.error(`narde_core does not import under Pyodide: ${error.message.trim().split("\n").at(-1)}`);
  process.exit(1);
}
await writeFile(output, pyodide.makeMemorySnapshot());
