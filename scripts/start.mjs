// npm start: installs missing packages, builds if necessary, then serves. With `--dev` it serves
// from the sources with reload. Written in plain Node, because it runs before the packages are
// installed.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
const { readSettings } = await import("./lib/read-settings.mjs");
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureBuild, ensureClient } = await import("./lib/build-app.mjs");
const { runScript } = await import("./lib/bundle-scripts.mjs");

const isDev = process.argv.includes("--dev");

readSettings();
// The server runs in this process, so that signals reach it directly.
await prepareAnd(
  async () => {
    process.env.NODE_ENV = isDev ? "development" : "production";
    if (isDev) {
      await ensureClient();
      await runScript("serve");
    } else {
      await ensureBuild();
      // @ts-ignore: made by the build
      await import("../dist/serve.mjs");
    }
  },
  { isForStart: true },
);
