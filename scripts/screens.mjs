// npm run screens: takes a picture of every state of every screen at all sizes in both themes, and writes
// dist/screens/index.html. Ends with code 1 when a screen violates a rule of layout or accessibility.
// Options for fewer pictures: --only=items,home --size=360x640 --theme=dark --main. --text=200 changes the text size.
// --compare=FOLDER lists the pictures that differ from those of an earlier run, which were copied to the folder.
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { requireNode } from "./lib/require-node.mjs";

requireNode();
const { prepareAnd } = await import("./lib/prepare.mjs");
const { ensureBrowser } = await import("./lib/find-browser.mjs");
const { ensureClient } = await import("./lib/build-app.mjs");
const { runPackage } = await import("./lib/run-command.mjs");

const text = /** @type {const} */ ({ type: "string" });
const flag = /** @type {const} */ ({ type: "boolean" });
const { values } = parseArgs({
  options: {
    only: text,
    size: text,
    theme: text,
    text,
    main: flag,
    compare: text,
  },
});
const earlier = values.compare === undefined ? "" : path.resolve(values.compare);
if (earlier !== "" && !existsSync(earlier)) throw new Error(`There is no folder "${earlier}".`);
if (earlier === path.resolve("dist/screens")) {
  throw new Error("dist/screens is replaced by this run. Copy it to another folder first.");
}

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
        SCREENS_COMPARE: earlier,
      },
    },
  );
});
