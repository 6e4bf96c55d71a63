import type { TestProject } from "vitest/node";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { startTemporaryCluster } from "./temporary-cluster";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of the migrated database that each worker gets a copy of. */
    templateUrl: string;
    /** A folder that is deleted at the end of the run. */
    runDir: string;
  }
}

type Cluster = Awaited<ReturnType<typeof startTemporaryCluster>>;

// Each project loads its own instance of this module, but all of them share one cluster.
const shared = globalThis as { larderTestCluster?: { started: Promise<Cluster>; users: number } };

/** Starts one cluster with one migrated template for all projects of the run, and stops it after the last one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = (shared.larderTestCluster ??= { started: startMigrated(), users: 0 });
  cluster.users += 1;
  const { url, dataDir, stop } = await cluster.started;
  project.provide("templateUrl", url);
  project.provide("runDir", dataDir);
  return async () => {
    cluster.users -= 1;
    if (cluster.users > 0) return;
    delete shared.larderTestCluster;
    await stop();
  };
}

async function startMigrated(): Promise<Cluster> {
  const cluster = await startTemporaryCluster();
  await applyMigrations({ databaseUrl: cluster.url });
  return cluster;
}
