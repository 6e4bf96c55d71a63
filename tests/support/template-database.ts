import type { TestProject } from "vitest/node";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { startTemporaryCluster } from "./temporary-cluster";

declare module "vitest" {
  export interface ProvidedContext {
    /** Of the migrated database that every test file gets a copy of. */
    templateUrl: string;
    /** A folder that goes away with the run. */
    runDir: string;
  }
}

/** Runs once before the integration tests: one cluster, one migrated template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTemporaryCluster();
  await applyMigrations({ databaseUrl: cluster.url });
  project.provide("templateUrl", cluster.url);
  project.provide("runDir", cluster.dataDir);
  return cluster.stop;
}
