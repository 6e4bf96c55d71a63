import { closeDatabase } from "@/lib/server/db";
import { fillInSettings } from "@/lib/server/embedded/fill-in-settings";
import { applyMigrations } from "@/lib/server/migrations/apply-migrations";
import { live } from "./life";

/** What a command works on. */
export interface Workplace {
  databaseUrl: string;
  /** Absolute. */
  dataDir: string;
}

/**
 * Runs a command on the database that the server uses, whether or not the server is running: opens and
 * migrates it first, lets go of it in the end. A StartError or EnvError is shown as its sentence.
 */
export function runOnDatabase(work: (place: Workplace) => Promise<void>): void {
  live(
    async (onStop) => {
      const { databaseUrl, dataDir, embedded } = await fillInSettings(console.log);
      onStop(() => embedded?.stop());
      onStop(closeDatabase);
      await applyMigrations({ databaseUrl, log: console.log });
      await work({ databaseUrl, dataDir });
    },
    { endsItself: true },
  );
}
