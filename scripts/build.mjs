// npm run build: builds the app for production, on this machine or on a hosted platform.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
const { prepareAnd } = await import("./lib/prepare.mjs");
const { buildApp } = await import("./lib/build-app.mjs");

await prepareAnd(() => buildApp({ isShown: true }));
