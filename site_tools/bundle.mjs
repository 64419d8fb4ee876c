// node bundle.mjs ENTRY OUTPUT NAME < JSON: one minified script, in which the global NAME is what was read.

import { readFileSync } from "node:fs";
import { build } from "esbuild";

const [entry, outfile, name] = process.argv.slice(2);
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"' },
  banner: { js: `self.${name}=${readFileSync(0, "utf8")};` },
  logLevel: "warning",
});
