// npm run screens: takes a picture of every screen and state, and writes dist/screens/index.html. Ends with code
// 1 when a screen violates a rule of layout or accessibility.
// Options: --only=items,home --size=360x640 --theme=dark --text=200 --main
import { parseArgs } from "node:util";
import { requireNode } from "./lib/require-node.mjs";

requireNode();
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureBrowser } = await import("./lib/find-browser.mjs");
const { ensureClient } = await import("./lib/build-app.mjs");
const { runPackage } = await import("./lib/run-command.mjs");

const text = /** @type {const} */ ({ type: "string" });
const main = /** @type {const} */ ({ type: "boolean" });
const { values } = parseArgs({ options: { only: text, size: text, theme: text, text, main } });

await prepareAnd(async () => {
  await ensureClient();
  await runPackage(
    "@playwright/test/cli.js",
    ["test", "--config", "playwright.screens.config.ts"],
    {
      isShown: true,
      env: {
        ...process.env,
        CHROMIUM_PATH: await ensureBrowser(),
        SCREENS_ONLY: values.only ?? "",
        SCREENS_SIZE: values.size ?? "",
        SCREENS_THEME: values.theme ?? "",
        SCREENS_TEXT: values.text ?? "",
        SCREENS_MAIN: values.main ? "1" : "",
      },
    },
  );
});
