import { describe, expect, it } from "vitest";
import { unsubscribeToken } from "@/lib/features/reminders/server/unsubscribe-token";
import { db } from "@/lib/server/db";
import { hashToken } from "@/lib/server/secret-token";
import { callInVain } from "@/tests/support/call";
import { createInvitation, createUser, PASSWORD, unique } from "@/tests/support/factories";

type Send = (token: string, address?: string) => ReturnType<typeof callInVain>;

const from = (address?: string): Record<string, string> =>
  address === undefined ? {} : { "x-forwarded-for": address };

const newPerson = () => {
  const username = unique("guest");
  return {
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
    privacyConsent: true,
    termsConsent: true,
  };
};

const details: Send = (token, address) =>
  callInVain({}, "GET", `/api/invitations/token/${token}`, undefined, from(address));
const register: Send = (token, address) =>
  callInVain({}, "POST", "/api/register", { ...newPerson(), token }, from(address));
const reset: Send = (token, address) =>
  callInVain({}, "POST", "/api/password/reset", { token, password: PASSWORD }, from(address));
const unsubscribe: Send = (token, address) =>
  callInVain({}, "POST", `/api/unsubscribe?token=${token}`, undefined, from(address));

const calls: [string, Send, number][] = [
  ["GET /api/invitations/token/{token}", details, 404],
  ["POST /api/register with a token", register, 404],
  ["POST /api/password/reset", reset, 410],
  ["POST /api/unsubscribe", unsubscribe, 400],
];

/** Sets every counter of wrong tokens to `points` used attempts. */
const setGuesses = (points: number) =>
  db.rateLimit.updateMany({ where: { key: { startsWith: "token:address:" } }, data: { points } });

it.each(calls)(
  "%s answers 429 to wrong tokens after 30 of them from one address within an hour",
  async (_, send, refusal) => {
    const address = "192.0.2.40";
    expect((await send(unique("token"), address)).status).toBe(refusal);
    await setGuesses(29);
    expect((await send(unique("token"), address)).status).toBe(refusal);
    const answer = await send(unique("token"), address);
    expect([answer.status, answer.body.code]).toEqual([429, "rate_limited"]);
    const retryAfter = Number(answer.headers.get("retry-after"));
    expect(retryAfter).toBeGreaterThan(3_500);
    expect(retryAfter).toBeLessThanOrEqual(3_600);
    expect((await send(unique("token"))).status).toBe(refusal);
    await db.rateLimit.deleteMany();
  },
);

it("wrong tokens of invitations, registrations, password resets and unsubscriptions share one limit", async () => {
  const address = "192.0.2.41";
  await details(unique("token"), address);
  await setGuesses(30);
  for (const [, send] of calls) expect((await send(unique("token"), address)).status).toBe(429);
});

describe("valid tokens under the limit of wrong tokens", () => {
  const address = "192.0.2.42";
  const exhaust = async () => {
    await details(unique("token"), address);
    await setGuesses(100);
    expect((await details(unique("token"), address)).status).toBe(429);
  };

  it("valid tokens are accepted from an address that has used up the limit of wrong tokens", async () => {
    const { token } = await createInvitation();
    const { id: userId } = await createUser();
    const expiresAt = new Date(Date.now() + 60_000);
    await db.passwordReset.create({ data: { userId, token: hashToken("mailed"), expiresAt } });
    await exhaust();
    expect((await details(token, address)).status).toBe(200);
    expect((await reset("mailed", address)).status).toBe(204);
    expect((await unsubscribe(unsubscribeToken(userId, "overdue"), address)).status).toBe(204);
  });

  it("an expired invitation answers 410, not 429, at an address that has used up the limit of wrong tokens", async () => {
    const { token } = await createInvitation({ expiresAt: new Date(Date.now() - 1) });
    await exhaust();
    expect((await details(token, address)).status).toBe(410);
    expect((await register(token, address)).status).toBe(410);
  });

  it("a valid token does not count towards the limit of wrong tokens", async () => {
    await db.rateLimit.deleteMany();
    const { token } = await createInvitation();
    await details(token, address);
    expect(await db.rateLimit.count()).toBe(0);
  });
});
