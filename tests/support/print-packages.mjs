// Loaded into a server by NODE_OPTIONS. Prints at its end which packages of OpenTelemetry it has loaded.
import { writeSync } from "node:fs";
import Module from "node:module";

process.on("exit", () => {
  const files = Object.keys(Module._cache).join("\n");
  const names = [...files.matchAll(/@opentelemetry\/([a-z-]+)/g)].map(([, name]) => name);
  writeSync(1, `loaded: ${[...new Set(names)].sort().join(" ")}\n`);
});
