import { afterEach, beforeEach, expect, test } from "vitest";
import { days, setClock } from "@/lib/core/clock";
import { removeExpired } from "@/lib/features/accounts/server/steps/remove-expired";
import { db } from "@/lib/server/db";
import { readMailbox } from "@/lib/server/mail/dev-mailbox";
import { sendMail } from "@/lib/server/mail/send-mail";
import { createSession } from "@/lib/server/session";
import { newMail } from "@/tests/integration/server/mail/mail-support";
import {
  createAddition,
  createCheck,
  createList,
  createShoppingLink,
  createUser,
  unique,
} from "@/tests/support/factories";

const NOW = new Date("2026-05-20T03:27:00Z");
beforeEach(() => setClock(NOW));
afterEach(() => setClock(undefined));

const ago = (count: number) => new Date(NOW.getTime() - days(count));

/** Creates rows of every kind that expires, one just before and one just after its expiry. */
async function arrange(): Promise<void> {
  const { id: userId, householdId } = await createUser();
  const { id: updateId } = await createCheck({ householdId, userId });
  const { id: listId } = await createList({ householdId });
  const { id: otherId } = await createUser({ householdId });
  for (const [age, person] of [
    [-0.1, userId],
    [0.1, otherId],
  ] as const) {
    await db.userInvitation.create({
      data: {
        householdId,
        email: `${unique("a")}@example.org`,
        token: unique("token"),
        expiresAt: ago(21 + age),
      },
    });
    await db.passwordReset.create({
      data: { userId, token: unique("token"), expiresAt: ago(30 + age) },
    });
    const email = "a@example.org";
    await db.emailChange.createMany({
      data: [
        { userId, email, token: unique("token"), expiresAt: ago(1 + age) },
        { userId, email, previousEmail: email, token: unique("token"), expiresAt: ago(7 + age) },
      ],
    });
    const { id } = await createSession(db, { userId, isKept: true, deviceName: null });
    await db.session.update({ where: { id }, data: { lastUsedAt: ago(30 + age) } });
    await db.knownDevice.create({
      data: { userId, token: unique("token"), lastUsedAt: ago(365 + age) },
    });
    await createList({ householdId, emailedTo: "a@example.org", emailedAt: ago(28 + age) });
    await createAddition({ householdId, removedAt: ago(30 + age) });
    await createShoppingLink({ listId, createdById: person, expiresAt: ago(age) });
    await db.idempotencyKey.create({
      data: { userId, key: unique("key"), answer: {}, createdAt: ago(30 + age) },
    });
    // `sendMail` creates a row that records the delivery and, because no mail provider is set, a mail in the
    // dev mailbox.
    setClock(ago(30 + age));
    await sendMail(newMail());
    setClock(NOW);
    await db.checkPresence.create({
      data: { updateId, userId: person, locationId: 1, seenAt: ago(1 + age) },
    });
    await db.aiUsage.create({ data: { householdId, day: ago(90 + 10 * age) } });
    await db.rateLimit.create({ data: { key: unique("key"), expire: ago(age).getTime() } });
  }
}

test("removeExpired deletes one expired row of each of 15 kinds and no younger row", async () => {
  await arrange();
  const first = await removeExpired();
  expect(new Set(Object.values(first))).toEqual(new Set([1]));
  expect(Object.keys(first)).toHaveLength(15);
  expect((await readMailbox()).map(({ sentAt }) => sentAt)).toEqual([ago(29.9).toISOString()]);
  const second = await removeExpired();
  expect(new Set(Object.values(second))).toEqual(new Set([0]));
});

test("removeExpired clears the recipient of a shopping list that was mailed 29 days ago, and nothing else of the list", async () => {
  const list = await createList({ emailedTo: "a@example.org", emailedAt: ago(29) });
  await removeExpired();
  const after = await db.shoppingList.findUniqueOrThrow({ where: { id: list.id } });
  expect(after).toMatchObject({ ...list, emailedTo: null, emailedAt: null });
});
