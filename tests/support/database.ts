// Runs before each integration test file is imported. For the first file of a worker this copies the migrated template
// to the worker's database and sets its environment variables. In the project `integration` every file gets its own
// database, because `fresh-server` deletes the global variable `larderTestWorker`.
// The first import sets the global `AsyncLocalStorage`, which must exist when other modules of Next are loaded.
import "next/dist/server/node-environment-baseline.js";
import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { aroundAll, inject, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { migrationsDir, readMigrations } from "@/lib/platform/migrations/migration-files";

const templateUrl = new URL(inject("templateUrl"));
const worker = globalThis as { larderTestWorker?: Promise<void> };

worker.larderTestWorker ??= prepareWorker();
await worker.larderTestWorker;

// The settings of one test file must not affect the next test file in the same worker.
aroundAll(async (runFile) => {
  await runFile();
  vi.unstubAllEnvs();
  resetEnv();
});

async function prepareWorker(): Promise<void> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(Object.assign(new URL(templateUrl), { pathname: "/postgres" }).href);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateUrl.pathname.slice(1)}`);
  await admin.end();
  const dataDir = path.join(inject("runDir"), name);
  await mkdir(dataDir);
  Object.assign(process.env, {
    DATABASE_URL: Object.assign(new URL(templateUrl), { pathname: `/${name}` }).href,
    DATA_DIR: dataDir,
    NEXTAUTH_SECRET: "a-secret-that-only-the-tests-know-of",
    DEMO: "off",
    AVATARS: "off",
    LARDER_MIGRATIONS: (await readMigrations(migrationsDir())).map((file) => file.name).join(" "),
    LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
  });
}
