import { existsSync } from "node:fs";
import path from "node:path";
import { bundleScripts } from "./bundle-scripts.mjs";
import { fingerprint, hasStamp, workAndStamp } from "./fingerprint.mjs";
import { listApiMethods } from "./list-api-methods.mjs";
import { projectRoot } from "./project-root.mjs";
import { runPackage } from "./run-command.mjs";
import { showProgress } from "./show-progress.mjs";
import { finishStaticFiles } from "./static-files.mjs";

const CLIENT_SOURCES = ["prisma/schema.prisma", "package-lock.json"];
const APP_SOURCES = [
  "app",
  "components",
  "inngest",
  "lib",
  "prisma",
  "public",
  "scripts",
  "middleware.ts",
  "proxy.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "prisma.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Generates the Prisma client if the schema has changed since the last generation. */
export async function ensureClient() {
  const print = fingerprint(CLIENT_SOURCES);
  const isThere = existsSync(path.join(projectRoot, "lib/server/generated/prisma/client.ts"));
  if (isThere && hasStamp("client", print)) return;
  await workAndStamp("client", print, () =>
    runPackage("prisma/build/index.js", ["generate"], {
      env: {
        ...process.env,
        // Prisma would download its native schema engine if it found none. Generating never runs
        // the engine, so any program is accepted.
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        CHECKPOINT_DISABLE: "1",
      },
    }),
  );
}

/** Builds the app if the sources have changed since the last complete build. */
export async function ensureBuild() {
  const isBuilt =
    existsSync(path.join(projectRoot, ".next/BUILD_ID")) &&
    hasStamp("build", fingerprint(APP_SOURCES));
  if (isBuilt) return;
  await showProgress("Building. This takes a minute.", () =>
    // A first start does not wait for the cache of the next build to be written.
    buildApp({ isTypeChecked: false, isCached: existsSync(path.join(projectRoot, ".next")) }),
  );
}

/**
 * Builds the app and the scripts, even if they are up to date.
 * @param {{ isShown?: boolean, isTypeChecked?: boolean, isCached?: boolean }} [options] isShown: print the output of
 * Next; isTypeChecked: stop at type errors; isCached: use and write the cache of Next
 */
export async function buildApp({ isShown = false, isTypeChecked = true, isCached = true } = {}) {
  await ensureClient();
  await workAndStamp("build", fingerprint(APP_SOURCES), async () => {
    await runPackage("next/dist/bin/next", ["build"], {
      isShown,
      env: {
        ...process.env,
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        SKIP_TYPE_CHECK: isTypeChecked ? "" : "1",
        SKIP_BUILD_CACHE: isCached ? "" : "1",
      },
    });
    await Promise.all([bundleScripts(), finishStaticFiles(), listApiMethods()]);
  });
}
