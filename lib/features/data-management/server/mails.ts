import "server-only";
import type { Tx } from "@/lib/server/db";
import type { MailsToForget } from "@/lib/server/mail/dev-mailbox";

type Kind = "list" | "invitation" | "email-change";

/** Returns the delivery keys of mails about these lists or invitations, or about new addresses of these people. */
async function keysOf(tx: Tx, kind: Kind, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.$queryRaw<{ key: string }[]>`
    SELECT key FROM mail_deliveries
    WHERE split_part(key, ':', 1) = ${kind} AND split_part(key, ':', 2) = ANY (${ids.map(String)})`;
  return rows.map(({ key }) => key);
}

/** Returns the mails of lists that are purged. */
export async function mailsOfLists(tx: Tx, ids: number[]): Promise<MailsToForget> {
  return { addresses: [], keys: await keysOf(tx, "list", ids) };
}

/** Returns the mails to delete together with a person's account. */
export async function mailsOfPerson(
  tx: Tx,
  { householdId, userId }: { householdId: number; userId: number },
): Promise<MailsToForget> {
  const { email } = await tx.user.findUniqueOrThrow({
    where: { id: userId, householdId },
    select: { email: true },
  });
  return { addresses: [email], keys: await keysOf(tx, "email-change", [userId]) };
}

/**
 * Returns the mails of a household that is removed: to its people, and to others about its lists and invitations.
 */
export async function mailsOfHousehold(tx: Tx, householdId: number): Promise<MailsToForget> {
  const where = { householdId };
  const people = await tx.user.findMany({ where, select: { id: true, email: true } });
  const lists = await tx.shoppingList.findMany({ where, select: { id: true } });
  const invitations = await tx.userInvitation.findMany({ where, select: { id: true } });
  const keys = [
    await keysOf(tx, "list", idsOf(lists)),
    await keysOf(tx, "invitation", idsOf(invitations)),
    await keysOf(tx, "email-change", idsOf(people)),
  ];
  return { addresses: people.map(({ email }) => email), keys: keys.flat() };
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
