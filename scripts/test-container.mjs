// npm run test:container: builds the container image and tests it. The last line is the sum of all results.
import { requireNode } from "./lib/require-node.mjs";

requireNode();
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
const { prepareAnd } = await import("./lib/prepare.mjs");
const { reportTotal } = await import("./lib/test-steps.mjs");
const { runContainerTests } = await import("./lib/container-tests.mjs");

await prepareAnd(async () => reportTotal([await runContainerTests()]));
