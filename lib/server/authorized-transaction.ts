import { now } from "../core/clock";
import { AppError } from "../core/errors";
import type { Role, UserActor } from "../policy/actor";
import type { AuthorizedActor } from "../policy/operation";
import type { Permission } from "../policy/permissions";
import { requirePermission } from "../policy/require-permission";
import { transaction, type Tx } from "./db";
import { Prisma } from "./generated/prisma/client";
import { oldestUse } from "./session";
import { runLimited } from "./work-limits";

interface WriteOptions {
  /**
   * A stronger lock on the household's row. Writes with NO KEY UPDATE run one at a time in a household. A
   * write needs it if its decision depends on several rows, such as the members, the photos, or all rows that
   * a cap counts. UPDATE also blocks every insert into the household.
   */
  householdLock?: "NO KEY UPDATE" | "UPDATE" | undefined;
  /** Whether the write changes or deletes the actor's own user row. */
  changesOwnAccount?: boolean;
  /** Milliseconds after which the transaction is rolled back. */
  timeout?: number;
}

/**
 * Runs `work` in one transaction that first checks session, active flag, household and role of the actor again.
 * A revocation waits for the commit, or this transaction sees the revocation. A request that began before a
 * revocation therefore cannot write after it.
 * @throws {AppError} `unauthenticated` when the session ended; `forbidden` when the role lacks the
 * permission; `unavailable` when too many writes of the household wait.
 */
export async function authorizedTransaction<T>(
  actor: AuthorizedActor,
  work: (tx: Tx) => Promise<T>,
  options: WriteOptions = {},
): Promise<T> {
  const { timeout, ...locks } = options;
  // Limits the simultaneous writes of a household: a transaction that waits for a lock occupies one of few
  // database connections.
  return runLimited("writes:household", { householdId: actor.householdId }, () =>
    transaction(
      async (tx) => {
        await lockActor(tx, actor, locks);
        return work(tx);
      },
      timeout === undefined ? {} : { timeout },
    ),
  );
}

async function lockActor(
  tx: Tx,
  actor: AuthorizedActor,
  locks: Omit<WriteOptions, "timeout">,
): Promise<void> {
  const household = Prisma.raw(locks.householdLock ?? "KEY SHARE");
  const user = Prisma.raw(locks.changesOwnAccount ? "NO KEY UPDATE" : "SHARE");
  const [found] = await tx.$queryRaw<{ role: Role }[]>`
    ${selectActor(actor)}
    FOR ${household} OF households FOR ${user} OF users FOR SHARE OF sessions`;
  requireCurrent(found?.role ?? null, actor.permission);
}

/**
 * Selects the current role of an actor with a valid session. Callers append a locking clause for household,
 * user and session, in this order. Every transaction takes these locks first and in the same order, which
 * prevents deadlocks.
 */
function selectActor({ userId, householdId, sessionId }: UserActor): Prisma.Sql {
  return Prisma.sql`
    SELECT users.role FROM households
    JOIN users ON users.household_id = households.id
    JOIN sessions ON sessions.user_id = users.id
    WHERE households.id = ${householdId} AND users.id = ${userId} AND users.is_active
      AND sessions.id = ${sessionId}::uuid AND sessions.last_used_at > ${oldestUse(now())}`;
}

/** Selects and locks the actor inside a write that is a single statement, as `authorizedTransaction` does. */
export function selectActorForWrite(actor: UserActor): Prisma.Sql {
  return Prisma.sql`${selectActor(actor)}
    FOR KEY SHARE OF households FOR SHARE OF users FOR SHARE OF sessions`;
}

/**
 * Checks the role that was read inside the transaction; null where the session is no longer live.
 * @throws {AppError} `unauthenticated` or `forbidden`.
 */
export function requireCurrent(role: Role | null, permission: Permission): void {
  if (role === null) throw new AppError("unauthenticated", "Please sign in.");
  requirePermission({ role }, permission);
}
