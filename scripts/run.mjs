// node scripts/run.mjs <name> [arguments]: runs scripts/<name>.ts from the current sources.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
const { readSettings } = await import("./lib/read-settings.mjs");
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureClient } = await import("./lib/build-app.mjs");
const { runScript } = await import("./lib/bundle-scripts.mjs");

const [name = ""] = process.argv.splice(2, 1);
readSettings();
await prepareAnd(
  async () => {
    await ensureClient();
    await runScript(name);
  },
  { isForStart: name !== "draw-pictograms" },
);
