// Asks the built runtime in Node every request of a JSON list on standard input, and prints the list of replies.
//   node ask.mjs RUNTIME_DIR snapshot|plain
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { roomFor } from "../../docs/assets/js/room.js";

const [runtime, way] = process.argv.slice(2);
const { pyodide: loader, core } = JSON.parse(await readFile(join(runtime, "runtime.json"), "utf8"));
const coreDir = join(runtime, core.dir);
const { loadPyodide } = await import(pathToFileURL(join(runtime, loader.dir, "pyodide.mjs")));
const restored = async () => {
  const snapshot = await readFile(join(coreDir, core.snapshot));
  const script = import(pathToFileURL(join(runtime, loader.dir, "pyodide.asm.mjs")));
  return { _loadSnapshot: snapshot, createPyodideModule: roomFor(script, snapshot.length) };
};
const pyodide = await loadPyodide({
  indexURL: join(runtime, loader.dir),
  lockFileURL: join(coreDir, core.lock),
  packageCacheDir: coreDir,
  ...(way === "snapshot" ? await restored() : { packages: ["narde-core"], stdout: () => {} }),
});
const answer = pyodide.runPython("from narde_core.bridge import answer; answer");
const requests = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(requests.map((request) => answer(request))));
