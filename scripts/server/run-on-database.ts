import { fillInSettings } from "@/lib/platform/embedded/fill-in-settings";
import type { EmbeddedDatabase } from "@/lib/platform/embedded/open-database";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { closeDatabase } from "@/lib/server/db";
import { runService } from "./run-service";

/** What a command works on. */
export interface Workplace {
  databaseUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Where the database is the embedded one. */
  embedded: EmbeddedDatabase | undefined;
  /** Aborted when the process is told to go. */
  signal: AbortSignal;
}

/**
 * Runs a command on the database that the server uses, whether or not the server is running: opens and
 * migrates it first (or, with `isMigrating: false`, takes it as it is), lets go of it in the end. A
 * StartError or EnvError is shown as its sentence.
 */
export function runOnDatabase(
  work: (place: Workplace) => Promise<void>,
  { isMigrating = true } = {},
): void {
  runService(
    async (onStop, signal) => {
      const { databaseUrl, dataDir, embedded } = await fillInSettings(console.log);
      onStop(() => embedded?.stop());
      onStop(closeDatabase);
      if (isMigrating) await applyMigrations({ databaseUrl, log: console.log });
      await work({ databaseUrl, dataDir, embedded, signal });
    },
    { endsItself: true },
  );
}
