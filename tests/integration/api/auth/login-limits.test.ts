import { expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { hashToken } from "@/lib/server/secret-token";
import { anonymous } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { createUser, PASSWORD, unique } from "@/tests/support/factories";

const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  callInVain(anonymous, "POST", "/api/login", { username, password }, headers);

async function failTenTimes(username: string): Promise<void> {
  for (let attempt = 1; attempt <= 10; attempt += 1)
    expect((await login(username, "not the password")).status).toBe(401);
}

it("refuses an account after 10 failures, from wherever they come, even with the right password", async () => {
  const { username } = await createUser();
  await failTenTimes(username);
  for (const password of ["not the password", PASSWORD]) {
    const answer = await login(username, password);
    expect(answer.status).toBe(429);
    expect(answer.body.code).toBe("rate_limited");
    const retryAfter = Number(answer.headers.get("retry-after"));
    expect(retryAfter).toBeGreaterThan(14 * 60);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
  }
});

it("counts the failures of one account under whatever case its name is written", async () => {
  const { username } = await createUser();
  await failTenTimes(username.toLowerCase());
  expect((await login(username.toUpperCase(), PASSWORD)).status).toBe(429);
});

it("counts the failures of one account under its username and its e-mail address together", async () => {
  const { username, email } = await createUser();
  await failTenTimes(username);
  expect((await login(email, PASSWORD)).status).toBe(429);
});

it("limits unknown names alike, so that the limit tells nothing", async () => {
  const username = unique("nobody");
  await failTenTimes(username);
  expect((await login(username, "not the password")).status).toBe(429);
});

it("lets the right password in again when the quarter of an hour is over", async () => {
  const { username } = await createUser();
  await failTenTimes(username);
  // The counter's clock is the process's own; its end is moved instead.
  await db.rateLimit.updateMany({ data: { expire: BigInt(Date.now() - 1) } });
  expect((await login(username, PASSWORD)).status).toBe(200);
});

it("is not put off by those who guess on meanwhile", async () => {
  const { username } = await createUser();
  await failTenTimes(username);
  const account = { key: { startsWith: "login:account" } };
  const ends = () =>
    db.rateLimit.findMany({ where: account, orderBy: { key: "asc" }, select: { expire: true } });
  const before = await ends();
  for (const password of ["not the password", PASSWORD])
    expect((await login(username, password)).status).toBe(429);
  expect(await ends()).toEqual(before);
});

it("lets whoever reads the account's mail in at once, by a new password", async () => {
  const { id: userId, username } = await createUser();
  await failTenTimes(username);
  const expiresAt = new Date(Date.now() + 60_000);
  await db.passwordReset.create({ data: { userId, token: hashToken("mailed"), expiresAt } });
  const sent = { token: "mailed", password: "battery staple" };
  expect((await call(anonymous, "POST", "/api/password/reset", sent)).status).toBe(204);
  expect((await login(username, "battery staple")).status).toBe(200);
});

it("does not count successes", async () => {
  const { username } = await createUser();
  const from = { "x-forwarded-for": "192.0.2.11" };
  for (let attempt = 1; attempt <= 12; attempt += 1)
    expect((await login(username, PASSWORD, from)).status).toBe(200);
});

it("refuses an address after 50 failures, and only that address", async () => {
  const { username } = await createUser();
  const from = { "x-forwarded-for": "192.0.2.50" };
  for (let attempt = 1; attempt <= 50; attempt += 1)
    expect((await login(unique("nobody"), "not the password", from)).status).toBe(401);
  const answer = await login(username, PASSWORD, from);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await login(username, PASSWORD)).status).toBe(200);
});

it("takes no more than 10 guesses when they come all at once, the right one among them or not", async () => {
  const { username } = await createUser();
  const guesses = [...Array.from({ length: 25 }, () => "not the password"), PASSWORD];
  const answers = await Promise.all(guesses.map((password) => login(username, password)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.at(-1)?.status).toBe(429);
});
