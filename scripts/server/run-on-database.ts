import { fillInSettings } from "@/lib/platform/embedded/fill-in-settings";
import type { EmbeddedDatabase } from "@/lib/platform/embedded/open-database";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { closeDatabase } from "@/lib/server/db";
import { runService } from "./run-service";

/** The database, the data folder and the stop signal of a command such as `npm run backup`. */
export interface Workplace {
  databaseUrl: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** The embedded database; undefined with an external one. */
  embedded: EmbeddedDatabase | undefined;
  /** Aborted when the process gets a stop signal. */
  signal: AbortSignal;
}

/**
 * Runs a command on the database of the server, whether or not the server is running. Opens the
 * database and migrates it first (not with `isMigrating: false`), and closes it at the end. A
 * StartError or EnvError is printed as its message.
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
