import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db";
import { createUser, PASSWORD, unique } from "@/tests/support/factories";
import { guess, knownDevice, login, type Origin } from "@/tests/support/sign-in";

const QUARTER = 15 * 60;
const HOME = { address: "192.0.2.10" };

// The counters read the clock of the process. A frozen clock makes Retry-After exact.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await db.rateLimit.deleteMany();
});
afterEach(() => {
  vi.useRealTimers();
});

async function failTenTimes(username: string, origin: Origin): Promise<void> {
  for (let attempt = 1; attempt <= 10; attempt += 1)
    expect((await guess(username, origin)).status).toBe(401);
}

/** Sets all counters of a limit to `points` failures. */
const setFailures = (limit: string, points: number) =>
  db.rateLimit.updateMany({ where: { key: { startsWith: `${limit}:` } }, data: { points } });

describe("the login limit per account and address", () => {
  it("a login answers 429 after 10 failures for one account and address, even with the right password", async () => {
    const { username } = await createUser();
    await failTenTimes(username, HOME);
    for (const password of ["not the password", PASSWORD]) {
      const answer = await login(username, password, HOME);
      expect([answer.status, answer.body.code]).toEqual([429, "rate_limited"]);
      expect(answer.headers.get("retry-after")).toBe(String(QUARTER));
    }
  });

  it("10 failed logins at one address do not block a login at another address", async () => {
    const { username } = await createUser();
    await failTenTimes(username, HOME);
    expect((await login(username, PASSWORD, { address: "192.0.2.11" })).status).toBe(200);
  });

  it("failed logins count for a username regardless of upper and lower case", async () => {
    const { username } = await createUser();
    await failTenTimes(username.toLowerCase(), HOME);
    expect((await login(username.toUpperCase(), PASSWORD, HOME)).status).toBe(429);
  });

  it("failed logins from one IPv6 /64 network count as one address", async () => {
    const { username } = await createUser();
    for (let host = 1; host <= 10; host += 1)
      expect((await guess(username, { address: `2001:db8:1:2::${host}` })).status).toBe(401);
    const answerAt = async (address: string) => (await guess(username, { address })).status;
    expect(await answerAt("2001:DB8:1:2:ffff:ffff:ffff:ffff")).toBe(429);
    expect(await answerAt("2001:db8:1:3::1")).toBe(401);
  });

  it("the login limit per account and address applies to unknown usernames", async () => {
    const username = unique("nobody");
    await failTenTimes(username, HOME);
    expect((await guess(username, HOME)).status).toBe(429);
  });

  it("the login limit per account and address ends after 15 minutes", async () => {
    const { username } = await createUser();
    await failTenTimes(username, HOME);
    vi.setSystemTime(Date.now() + QUARTER * 1000 + 1);
    expect((await login(username, PASSWORD, HOME)).status).toBe(200);
  });

  it("logins that answer 429 do not extend Retry-After", async () => {
    const { username } = await createUser();
    await failTenTimes(username, HOME);
    vi.setSystemTime(Date.now() + 60_000);
    await guess(username, HOME);
    const { headers } = await login(username, PASSWORD, HOME);
    expect(headers.get("retry-after")).toBe(String(QUARTER - 60));
  });

  it("successful logins do not count towards the login limit", async () => {
    const { username } = await createUser();
    for (let attempt = 1; attempt <= 12; attempt += 1)
      expect((await login(username, PASSWORD, HOME)).status).toBe(200);
  });

  it("of 25 simultaneous wrong guesses 10 are evaluated, and the right password after them answers 429", async () => {
    const { username } = await createUser();
    const guesses = [...Array.from({ length: 25 }, () => "not the password"), PASSWORD];
    const answers = await Promise.all(guesses.map((password) => login(username, password, HOME)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.at(-1)?.status).toBe(429);
  });
});

describe("the login limit per address", () => {
  it("after 50 failures at one address, a login answers 429 at this address and succeeds at another one", async () => {
    const { username } = await createUser();
    await guess(unique("nobody"), HOME);
    await setFailures("login:address", 49);
    expect((await guess(unique("nobody"), HOME)).status).toBe(401);
    const answer = await login(username, PASSWORD, HOME);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe(String(QUARTER));
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  it("logins refused by the limit per account and address do not count towards the limit per address", async () => {
    const { username } = await createUser();
    await failTenTimes(username, HOME);
    await setFailures("login:address", 49);
    for (let attempt = 1; attempt <= 3; attempt += 1) await guess(username, HOME);
    expect((await guess(unique("nobody"), HOME)).status).toBe(401);
  });
});

describe("the login limit per account", () => {
  it("a login on an unknown device answers 429 after 100 failures for one account", async () => {
    const { username } = await createUser();
    await guess(username);
    await setFailures("login:account", 99);
    expect((await guess(username)).status).toBe(401);
    const answer = await login(username, PASSWORD);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe(String(QUARTER));
  });

  it("the login limit per account applies to unknown usernames", async () => {
    const username = unique("nobody");
    await guess(username);
    await setFailures("login:account", 99);
    expect((await guess(username)).status).toBe(401);
    expect((await guess(username)).status).toBe(429);
  });

  it("logins refused by the limit per account and address do not count towards the limit per account", async () => {
    const { username } = await createUser();
    await failTenTimes(username, HOME);
    await setFailures("login:account", 99);
    for (let attempt = 1; attempt <= 3; attempt += 1) await guess(username, HOME);
    expect((await guess(username)).status).toBe(401);
  });
});

describe("the login limit of a known device", () => {
  it("a known device has its own limit of 10 failed logins, which counts username and e-mail address together", async () => {
    const { username, email } = await createUser();
    const device = await knownDevice(username);
    for (const name of [username, email])
      for (let attempt = 1; attempt <= 5; attempt += 1)
        expect((await guess(name, { device })).status).toBe(401);
    for (const name of [username, email])
      expect((await login(name, PASSWORD, { device })).status).toBe(429);
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  it("a device known to one account counts as unknown at other accounts", async () => {
    const { username } = await createUser();
    const device = await knownDevice((await createUser()).username);
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await guess(username, { ...HOME, device })).status).toBe(401);
    expect((await login(username, PASSWORD, HOME)).status).toBe(429);
  });

  it("failed logins on a known device count towards no other login limit", async () => {
    const { username, email } = await createUser();
    const device = await knownDevice(username);
    await failTenTimes(username, { ...HOME, device });
    expect(await db.rateLimit.count({ where: { points: { gt: 0 } } })).toBe(1);
    expect((await login(email, PASSWORD, HOME)).status).toBe(200);
  });
});
