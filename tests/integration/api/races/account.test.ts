import { expect, it } from "vitest";
import { identityKey } from "@/lib/core/identity-key";
import { sendPasswordReset } from "@/lib/features/accounts/server/steps/send-password-reset";
import { systemActor } from "@/lib/policy/actor";
import { db, type Tx } from "@/lib/server/db";
import { readMailbox } from "@/lib/server/mail/dev-mailbox";
import { endPasswordResetsOf } from "@/lib/server/password-resets";
import { hashToken } from "@/lib/server/secret-token";
import { createPerson } from "@/tests/support/actors";
import { callInVain } from "@/tests/support/call";
import { PASSWORD, unique } from "@/tests/support/factories";
import { lockWaiters } from "@/tests/support/lock-waiters";

/**
 * Runs `lock` in a transaction, starts the calls, waits until all of them wait for the lock, and then runs `change`
 * and commits.
 */
async function whileLocked<T>(steps: {
  lock: (tx: Tx) => Promise<unknown>;
  calls: (() => Promise<T>)[];
  change?: (tx: Tx) => Promise<unknown>;
}): Promise<T[]> {
  const { lock, calls, change } = steps;
  const running = await db.$transaction(async (tx) => {
    await lock(tx);
    const started = calls.map((start) => start());
    await lockWaiters(started.length);
    await change?.(tx);
    return { answers: Promise.all(started) };
  });
  return running.answers;
}

const lockPerson = (id: number) => (tx: Tx) =>
  tx.$queryRaw`SELECT FROM users WHERE id = ${id} FOR UPDATE`;

it("a password reset link answers 410 when a simultaneous change of the e-mail address ends the link", async () => {
  const person = await createPerson();
  const token = unique("token");
  const expiresAt = new Date(Date.now() + 60_000);
  const link = { userId: person.id, token: hashToken(token), expiresAt };
  await db.passwordReset.create({ data: link });
  const input = { token, password: "battery staple" };
  const [answer] = await whileLocked({
    lock: lockPerson(person.id),
    calls: [() => callInVain({}, "POST", "/api/password/reset", input)],
    change: (tx) => endPasswordResetsOf(tx, person.id),
  });
  expect(answer?.status).toBe(410);
});

it("a password reset link that is sent while the address changes is mailed to the new address", async () => {
  const person = await createPerson();
  const email = `${unique("new")}@example.org`;
  const job = { userId: person.id, requestId: crypto.randomUUID() };
  const [outcome] = await whileLocked({
    lock: lockPerson(person.id),
    calls: [() => sendPasswordReset(systemActor(person.householdId), job)],
    change: (tx) =>
      tx.user.update({ where: { id: person.id }, data: { email, emailKey: identityKey(email) } }),
  });
  expect(outcome).toEqual({ status: "sent" });
  const recipients = (await readMailbox()).map(({ to }) => to);
  expect(recipients).toContain(email);
  expect(recipients).not.toContain(person.email);
});

it("a request for a new address answers 409 when the password changes at the same moment", async () => {
  const person = await createPerson();
  const email = `${unique("new")}@example.org`;
  const request = () =>
    callInVain(person, "POST", "/api/user/email", { email, password: PASSWORD });
  expect((await request()).status).toBe(204);
  // The call verifies the password before it updates the rate limit counter. The lock on the counter therefore
  // delays it until after the verification.
  const [answer] = await whileLocked({
    lock: (tx) =>
      tx.$queryRaw`SELECT FROM rate_limits WHERE key = ${`email-change:user:${person.id}`} FOR UPDATE`,
    calls: [request],
    change: (tx) => tx.user.update({ where: { id: person.id }, data: { password: "another" } }),
  });
  expect(answer?.status).toBe(409);
});

it("after two simultaneous changes of a username the answers stored for idempotency keys contain only the final one", async () => {
  const person = await createPerson();
  const answer = { countedBy: person.username };
  await db.idempotencyKey.create({ data: { userId: person.id, key: unique("key"), answer } });
  const rename = () => callInVain(person, "PATCH", "/api/user", { username: unique("Mia") });
  const answers = await whileLocked({ lock: lockPerson(person.id), calls: [rename, rename] });
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { username } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
  const kept = await db.idempotencyKey.findFirst({ where: { userId: person.id } });
  expect(kept?.answer).toEqual({ countedBy: username });
});

it("no invitation remains when a member confirms a new address while somebody invites the same address", async () => {
  const person = await createPerson();
  const { householdId } = person;
  const email = `${unique("new")}@example.org`;
  const token = unique("token");
  const expiresAt = new Date(Date.now() + 60_000);
  await db.emailChange.create({
    data: { userId: person.id, email, token: hashToken(token), expiresAt },
  });
  const [confirmed, invited] = await whileLocked({
    lock: (tx) => tx.$queryRaw`SELECT FROM households WHERE id = ${householdId} FOR SHARE`,
    calls: [
      () => callInVain({}, "POST", "/api/user/email/confirm", { token }),
      () => callInVain(person, "POST", "/api/invitations", { email }),
    ],
  });
  expect(confirmed?.status).toBe(204);
  expect([201, 409]).toContain(invited?.status);
  expect(await db.userInvitation.count({ where: { householdId } })).toBe(0);
});
