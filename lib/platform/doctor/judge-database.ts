import type { MigrationHistory } from "@/lib/platform/migrations/migration-history";
import { failure, ok, type Verdict, warning } from "./finding";

const OLDEST_POSTGRES = 140_000;
const MAX_DIFFERENCE_MS = 60_000;

/** What the doctor reads from a database. */
export interface DatabaseFacts {
  /** PostgreSQL's `server_version_num`, such as 180004. */
  version: number;
  encoding: string;
  /** The clock of the database minus the clock of this machine, in milliseconds. */
  clockDifferenceMs: number;
  history: MigrationHistory;
}

/** Judges a database that answers. */
export function judgeDatabase(facts: DatabaseFacts): Verdict[] {
  return [
    judgeVersion(facts.version),
    ...(facts.encoding === "UTF8" ? [] : [refuseEncoding(facts.encoding)]),
    judgeHistory(facts.history),
    judgeDifference(facts.clockDifferenceMs),
  ];
}

function judgeVersion(version: number): Verdict {
  const text = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`;
  if (version >= OLDEST_POSTGRES) return ok(text);
  return failure(`${text} is too old`, "Use PostgreSQL 14 or newer.");
}

function refuseEncoding(encoding: string): Verdict {
  return failure(
    `its encoding is ${encoding}`,
    "Make a database with the encoding UTF8: CREATE DATABASE larder ENCODING 'UTF8' TEMPLATE template0",
  );
}

function judgeHistory({ pending, incompatible, edited }: MigrationHistory): Verdict {
  if (incompatible.length > 0) {
    return failure(
      `a newer version has migrated it (${incompatible.join(", ")})`,
      "Update to that version, or restore a backup of this version into an empty database.",
    );
  }
  if (edited.length > 0) {
    return failure(
      `migrations were changed after they had been applied: ${edited.join(", ")}`,
      "Put the files below prisma/migrations back as they were released.",
    );
  }
  if (pending.length > 0) {
    return warning(
      `${pending.length} migration(s) are not applied`,
      "The next start applies them. On a hosted platform, run: npm run migrate",
    );
  }
  return ok("all migrations are applied");
}

function judgeDifference(ms: number): Verdict {
  const seconds = Math.round(Math.abs(ms) / 1_000);
  if (Math.abs(ms) <= MAX_DIFFERENCE_MS) return ok("its clock agrees with this machine's");
  return warning(
    `its clock is ${seconds} seconds ${ms > 0 ? "ahead of" : "behind"} this machine's`,
    "Synchronize both clocks, for example with NTP. Otherwise reminders and links are due at the wrong time.",
  );
}
