import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db";
import { createUser, PASSWORD, unique } from "@/tests/support/factories";
import { guess, knownDevice, login, type Origin } from "@/tests/support/sign-in";

const QUARTER = 15 * 60;
const HOME = { address: "192.0.2.10" };

// The counters read the clock of the process: standing still, it makes Retry-After exact.
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

/** Moves the counters of a limit to so many failures. */
const setFailures = (limit: string, points: number) =>
  db.rateLimit.updateMany({ where: { key: { startsWith: `${limit}:` } }, data: { points } });

describe("the limit per account and address", () => {
  it("answers 429 after 10 failures, also to the right password", async () => {
    const { username } = await createUser();
    await failTenTimes(username, HOME);
    for (const password of ["not the password", PASSWORD]) {
      const answer = await login(username, password, HOME);
      expect([answer.status, answer.body.code]).toEqual([429, "rate_limited"]);
      expect(answer.headers.get("retry-after")).toBe(String(QUARTER));
    }
  });

  it("does not keep the person out at any other address", async () => {
    const { username } = await createUser();
    await failTenTimes(username, HOME);
    expect((await login(username, PASSWORD, { address: "192.0.2.11" })).status).toBe(200);
  });

  it("counts a name in whatever case it is typed", async () => {
    const { username } = await createUser();
    await failTenTimes(username.toLowerCase(), HOME);
    expect((await login(username.toUpperCase(), PASSWORD, HOME)).status).toBe(429);
  });

  it("counts all addresses of one IPv6 network (/64) together", async () => {
    const { username } = await createUser();
    for (let host = 1; host <= 10; host += 1)
      expect((await guess(username, { address: `2001:db8:1:2::${host}` })).status).toBe(401);
    const answerAt = async (address: string) => (await guess(username, { address })).status;
    expect(await answerAt("2001:DB8:1:2:ffff:ffff:ffff:ffff")).toBe(429);
    expect(await answerAt("2001:db8:1:3::1")).toBe(401);
  });

  it("applies to unknown names too", async () => {
    const username = unique("nobody");
    await failTenTimes(username, HOME);
    expect((await guess(username, HOME)).status).toBe(429);
  });

  it("ends after a quarter of an hour", async () => {
    const { username } = await createUser();
    await failTenTimes(username, HOME);
    vi.setSystemTime(Date.now() + QUARTER * 1000 + 1);
    expect((await login(username, PASSWORD, HOME)).status).toBe(200);
  });

  it("is not prolonged by attempts that it refuses", async () => {
    const { username } = await createUser();
    await failTenTimes(username, HOME);
    vi.setSystemTime(Date.now() + 60_000);
    await guess(username, HOME);
    const { headers } = await login(username, PASSWORD, HOME);
    expect(headers.get("retry-after")).toBe(String(QUARTER - 60));
  });

  it("does not count successes", async () => {
    const { username } = await createUser();
    for (let attempt = 1; attempt <= 12; attempt += 1)
      expect((await login(username, PASSWORD, HOME)).status).toBe(200);
  });

  it("lets 10 of many simultaneous guesses through", async () => {
    const { username } = await createUser();
    const guesses = [...Array.from({ length: 25 }, () => "not the password"), PASSWORD];
    const answers = await Promise.all(guesses.map((password) => login(username, password, HOME)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.at(-1)?.status).toBe(429);
  });
});

describe("the limit per address", () => {
  it("answers 429 after 50 failures, at that address only", async () => {
    const { username } = await createUser();
    await guess(unique("nobody"), HOME);
    await setFailures("login:address", 49);
    expect((await guess(unique("nobody"), HOME)).status).toBe(401);
    const answer = await login(username, PASSWORD, HOME);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe(String(QUARTER));
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  it("is not used up by attempts that another limit refuses", async () => {
    const { username } = await createUser();
    await failTenTimes(username, HOME);
    await setFailures("login:address", 49);
    for (let attempt = 1; attempt <= 3; attempt += 1) await guess(username, HOME);
    expect((await guess(unique("nobody"), HOME)).status).toBe(401);
  });
});

describe("the limit per account", () => {
  it("answers 429 after 100 failures from addresses and devices that are new to the account", async () => {
    const { username } = await createUser();
    await guess(username);
    await setFailures("login:account", 99);
    expect((await guess(username)).status).toBe(401);
    const answer = await login(username, PASSWORD);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe(String(QUARTER));
  });

  it("applies to unknown names too", async () => {
    const username = unique("nobody");
    await guess(username);
    await setFailures("login:account", 99);
    expect((await guess(username)).status).toBe(401);
    expect((await guess(username)).status).toBe(429);
  });

  it("is not used up by one address", async () => {
    const { username } = await createUser();
    await failTenTimes(username, HOME);
    await setFailures("login:account", 99);
    for (let attempt = 1; attempt <= 3; attempt += 1) await guess(username, HOME);
    expect((await guess(username)).status).toBe(401);
  });
});

describe("a device that has signed in before", () => {
  it("has 10 failures of its own in a quarter of an hour, under whichever name of the account", async () => {
    const { username, email } = await createUser();
    const device = await knownDevice(username);
    for (const name of [username, email])
      for (let attempt = 1; attempt <= 5; attempt += 1)
        expect((await guess(name, { device })).status).toBe(401);
    for (const name of [username, email])
      expect((await login(name, PASSWORD, { device })).status).toBe(429);
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  it("is a new device to every other account", async () => {
    const { username } = await createUser();
    const device = await knownDevice((await createUser()).username);
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await guess(username, { ...HOME, device })).status).toBe(401);
    expect((await login(username, PASSWORD, HOME)).status).toBe(429);
  });

  it("uses up no limit of anybody else", async () => {
    const { username, email } = await createUser();
    const device = await knownDevice(username);
    await failTenTimes(username, { ...HOME, device });
    expect(await db.rateLimit.count({ where: { points: { gt: 0 } } })).toBe(1);
    expect((await login(email, PASSWORD, HOME)).status).toBe(200);
  });
});
