import { randomBytes } from "node:crypto";
import { now } from "@/lib/core/clock";
import { identityKey } from "@/lib/core/identity-key";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import { removeHousehold } from "@/lib/features/data-management/server/remove-household";
import { runStatement, transaction, type Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { hashPassword } from "@/lib/server/password";
import { StartError } from "@/lib/server/start-error";
import { demoMembers, type DemoUsername } from "./demo/household";
import { writeHousehold } from "./demo/write-household";

/** One process at a time makes the demo household, however many start at once. */
const DEMO_LOCK = 726_404;

/** Far more than it takes (a quarter of a second), for a start on a machine that is still building. */
const PATIENCE = { timeout: 60_000 };

/**
 * Makes the demo household unless it is there; then it stays as its visitors have left it.
 * @throws {StartError} when one of its accounts' names belongs to somebody else.
 */
export async function ensureDemoHousehold(): Promise<"created" | "kept"> {
  // Straight to PostgreSQL: at nearly every start this is all, and Prisma would be made ready for it.
  const found = await findDemoHousehold((sql) => runStatement<Holder>("demo-accounts", sql));
  if (found !== null) return "kept";
  const passwords = await hashPasswords();
  return transaction(async (tx) => {
    await holdDemoLock(tx);
    // Another process may have made it while this one waited for the lock.
    if ((await findDemoHousehold((sql) => tx.$queryRaw(sql))) !== null) return "kept";
    await writeHousehold(tx, { passwords, moment: now() });
    return "created";
  }, PATIENCE);
}

/**
 * Puts the demo household back: deletes it and creates it again, dated from now. Its sessions end, because
 * what a visitor's device still holds (cached rows, counts that wait) belongs to rows that are gone.
 * @throws {StartError} when one of its accounts' names belongs to somebody else.
 */
export async function resetDemoHousehold(): Promise<void> {
  const passwords = await hashPasswords();
  await transaction(async (tx) => {
    await holdDemoLock(tx);
    const householdId = await findDemoHousehold((sql) => tx.$queryRaw(sql));
    if (householdId !== null) await removeHousehold(tx, householdId);
    await writeHousehold(tx, { passwords, moment: now() });
  }, PATIENCE);
}

async function holdDemoLock(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${DEMO_LOCK})`;
}

interface Holder {
  householdId: number;
  username: string;
  usernameKey: string;
  emailKey: string;
}

/**
 * The demo household's id, or null. It is told by the demo account's name and address together: whoever
 * registered as "demo" where the demo was off must never find their own household put back.
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

/** Everybody knows the password of the demo account; nobody knows, or needs, that of the other one. */
async function hashPasswords(): Promise<Record<DemoUsername, string>> {
  const [demo, robin] = await Promise.all([
    hashPassword(DEMO_ACCOUNT.password),
    hashPassword(randomBytes(24).toString("base64url")),
  ]);
  return { [DEMO_ACCOUNT.username]: demo, "robin.marlow": robin };
}
