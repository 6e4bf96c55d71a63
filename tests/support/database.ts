// Runs before each integration test file is imported: gives it a database of its own, a copy of the
// migrated template, and the settings that go with it.
// Next looks once, when it is loaded, whether there is an AsyncLocalStorage.
import "next/dist/server/node-environment-baseline.js";
import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";

const name = `test_${randomUUID().replaceAll("-", "")}`;
const templateUrl = inject("templateUrl");

await runOnCluster(`CREATE DATABASE ${name} TEMPLATE ${new URL(templateUrl).pathname.slice(1)}`);

const dataDir = path.join(inject("runDir"), name);
await mkdir(dataDir);

Object.assign(process.env, {
  DATABASE_URL: Object.assign(new URL(templateUrl), { pathname: `/${name}` }).href,
  DATA_DIR: dataDir,
  NEXTAUTH_SECRET: "a-secret-that-only-the-tests-know-of",
  DEMO: "off",
  AVATARS: "off",
  LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
});

// Registered first, so it runs last, when the tests have let go of what they use.
afterAll(async () => {
  const { closeDatabase } = await import("@/lib/server/db");
  await closeDatabase();
  await runOnCluster(`DROP DATABASE ${name} WITH (FORCE)`);
});

async function runOnCluster(sql: string): Promise<void> {
  const admin = new pg.Client(Object.assign(new URL(templateUrl), { pathname: "/postgres" }).href);
  await admin.connect();
  await admin.query(sql);
  await admin.end();
}
