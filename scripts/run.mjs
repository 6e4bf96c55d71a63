// `node scripts/run.mjs <name> [arguments]`: runs scripts/<name>.ts, bundled anew each time (some ten
// milliseconds), so that a command never runs yesterday's code.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundleScripts } from "./lib/bundle-scripts.mjs";
import { projectRoot } from "./lib/project-root.mjs";

const [name = "", ...rest] = process.argv.slice(2);
process.chdir(projectRoot);
await bundleScripts({ names: [name] });
process.argv = [process.argv[0] ?? "node", path.join(projectRoot, "dist", `${name}.mjs`), ...rest];
await import(pathToFileURL(process.argv[1] ?? "").href);
