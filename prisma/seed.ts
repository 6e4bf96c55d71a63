import { randomBytes } from "node:crypto";
import { now } from "@/lib/core/clock";
import { identityKey } from "@/lib/core/identity-key";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import { removeHousehold } from "@/lib/features/data-management/server/remove-household";
import { recomputeForecast } from "@/lib/features/forecast/server/steps/recompute-forecast";
import { systemActor } from "@/lib/policy/actor";
import { runStatement, transaction } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { hashPassword } from "@/lib/server/password";
import { StartError } from "@/lib/server/start-error";
import { demoMembers, type DemoUsername } from "./demo/household";
import { readPhotos, storePhotos } from "./demo/photos";
import { writeHousehold } from "./demo/write-household";

/** Advisory lock: one process at a time creates the demo household. */
const DEMO_LOCK = 726_404;

/**
 * Creating the demo household takes a quarter of a second. The timeout is far longer, because the machine may
 * still be building the app.
 */
const PATIENCE = { timeout: 60_000 };

/**
 * Creates the demo household if it is missing. An existing one is not changed.
 * @throws {StartError} when one of its accounts' names belongs to somebody else.
 */
export async function ensureDemoHousehold(): Promise<"created" | "kept"> {
  // Queries with `pg`: nearly every start runs only this query and need not load Prisma.
  const found = await findDemoHousehold((sql) => runStatement<Holder>("demo-accounts", sql));
  if (found !== null) return "kept";
  return (await writeDemoHousehold({ isReset: false })) ? "created" : "kept";
}

/**
 * Deletes the demo household and creates it again, with dates relative to now. Its sessions end, because
 * visitors' devices have cached rows and pending writes of the deleted household.
 * @throws {StartError} when one of its accounts' names belongs to somebody else.
 */
export async function resetDemoHousehold(): Promise<void> {
  await writeDemoHousehold({ isReset: true });
}

/** Returns whether the demo household was written. Without `isReset` an existing one is kept. */
async function writeDemoHousehold({ isReset }: { isReset: boolean }): Promise<boolean> {
  const [passwords, photos] = await Promise.all([hashPasswords(), readPhotos()]);
  const created = await transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${DEMO_LOCK})`;
    // Another process may have created the demo household while this one waited for the lock.
    const found = await findDemoHousehold((sql) => tx.$queryRaw(sql));
    if (found !== null && !isReset) return null;
    if (found !== null) await removeHousehold(tx, found);
    return writeHousehold(tx, { passwords, moment: now(), photos });
  }, PATIENCE);
  if (created === null) return false;
  await storePhotos(photos);
  await recomputeForecast(systemActor(created));
  return true;
}

interface Holder {
  householdId: number;
  username: string;
  usernameKey: string;
  emailKey: string;
}

/**
 * Returns the demo household's id, or null. It is identified by the demo account's name and address together, so that
 * the household of a person who registered as "demo" while the demo was off is never reset.
 */
async function findDemoHousehold(
  read: (sql: Prisma.Sql) => Promise<Holder[]>,
): Promise<number | null> {
  const accounts = demoMembers.map(({ username, email }) => ({
    usernameKey: identityKey(username),
    emailKey: identityKey(email),
  }));
  const holders = await read(Prisma.sql`
    SELECT household_id AS "householdId", username,
      username_key AS "usernameKey", email_key AS "emailKey"
    FROM users
    WHERE username_key = ANY(${accounts.map(({ usernameKey }) => usernameKey)})
      OR email_key = ANY(${accounts.map(({ emailKey }) => emailKey)})`);
  const demo = holders.find(
    (holder) =>
      holder.usernameKey === accounts[0]?.usernameKey && holder.emailKey === accounts[0].emailKey,
  );
  const stranger = holders.find(({ householdId }) => householdId !== demo?.householdId);
  if (!stranger) return demo?.householdId ?? null;
  throw new StartError(
    `The demo household cannot be made: the account "${stranger.username}" belongs to somebody else. Start with DEMO=off.`,
  );
}

/**
 * The password of the demo account is public. The password of the demo household's second account is random and
 * unknown.
 */
async function hashPasswords(): Promise<Record<DemoUsername, string>> {
  const [demo, robin] = await Promise.all([
    hashPassword(DEMO_ACCOUNT.password),
    hashPassword(randomBytes(24).toString("base64url")),
  ]);
  return { [DEMO_ACCOUNT.username]: demo, "robin.marlow": robin };
}
