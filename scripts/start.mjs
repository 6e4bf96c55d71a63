// npm start: installs and builds what is missing, then serves. `--dev` serves from the sources with
// reload instead. Written in plain Node: it runs before anything is installed.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
const { readSettings } = await import("./lib/read-settings.mjs");
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureBuild, ensureClient } = await import("./lib/build-app.mjs");
const { runScript } = await import("./lib/bundle-scripts.mjs");

const isDev = process.argv.includes("--dev");

readSettings();
// The server runs in this very process: what stops one stops the other, and no signal gets lost.
await prepareAnd(async () => {
  process.env.NODE_ENV = isDev ? "development" : "production";
  if (isDev) {
    await ensureClient();
    await runScript("serve");
  } else {
    await ensureBuild();
    // @ts-ignore: made by the build
    await import("../dist/serve.mjs");
  }
});
