import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countLogin } from "@/lib/features/accounts/server/count-login";
import { db } from "@/lib/server/db";
import { call } from "@/tests/support/call";
import { createUser, PASSWORD, unique } from "@/tests/support/factories";
import { guess, knownDevice, login, type Origin } from "@/tests/support/sign-in";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await db.rateLimit.deleteMany();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Logs in with a wrong password. Returns status, Retry-After, code and message of the answer. */
async function see(username: string, origin: Origin): Promise<string> {
  const { status, headers, body } = await guess(username, origin);
  return [status, headers.get("retry-after"), body.code, body.message].join(" ");
}

/** Sends wrong passwords for two names in turn until each login limit is exceeded. Returns the answers. */
async function observe(names: readonly [string, string]): Promise<string[]> {
  const seen: string[] = [];
  const both = async (origin: Origin) => {
    for (const name of names) seen.push(await see(name, origin));
  };
  const [first, second, third] = [
    { address: "192.0.2.1" },
    { address: "192.0.2.2" },
    { address: "192.0.2.3" },
  ];
  for (let attempt = 1; attempt <= 12; attempt += 1) await both(first);
  // Simulates 88 more failed logins of each name from other addresses.
  await db.rateLimit.updateMany({
    where: { key: { startsWith: "login:account:" } },
    data: { points: 98 },
  });
  vi.setSystemTime(Date.now() + 60_000);
  for (let attempt = 1; attempt <= 4; attempt += 1) await both(second);
  vi.setSystemTime(Date.now() + 60_000);
  await both(third);
  vi.setSystemTime(Date.now() + 13 * 60_000 + 1);
  await both(first);
  await db.rateLimit.deleteMany();
  return seen;
}

describe("answers of the login limits to an unknown device", () => {
  it("the login limits give the same answers for two names of one account, of two accounts and of no account", async () => {
    const [one, other] = [await createUser(), await createUser()];
    const ofOne = await observe([one.username, one.email]);
    expect(await observe([one.username, other.username])).toEqual(ofOne);
    expect(await observe([unique("nobody"), `${unique("nobody")}@example.org`])).toEqual(ofOne);
    const statuses = ofOne.map((line) => line.slice(0, 3));
    expect(statuses.slice(0, 24)).toEqual([
      ...Array.from({ length: 20 }, () => "401"),
      ...Array.from({ length: 4 }, () => "429"),
    ]);
  });

  it("a successful login from another address does not reset the first address's counter of failed logins", async () => {
    const { username, email } = await createUser();
    const device = await knownDevice(username);
    const address = "192.0.2.4";
    for (let attempt = 1; attempt <= 9; attempt += 1) await guess(username, { address });
    await login(username, PASSWORD, { device });
    await login(email, PASSWORD);
    expect(await see(username, { address })).toMatch(/^401 /);
    expect(await see(username, { address })).toMatch(/^429 900 /);
  });
});

describe("an attack on one account", () => {
  it("1,500 wrong guesses from 30 addresses do not block a login on a known device", async () => {
    const { username, email } = await createUser();
    const device = await knownDevice(username);
    // One of the attacker's addresses is the victim's own. Its limits must not block the victim's known
    // device.
    const victim = { address: "192.0.2.200", device, deviceName: null };
    const addresses = [victim.address, ...Array.from({ length: 29 }, (_, n) => `198.51.100.${n}`)];
    let evaluated = 0;
    await Promise.all(
      addresses.map(async (address) => {
        for (let attempt = 0; attempt < 50; attempt += 1) {
          const name = attempt % 2 === 0 ? username : email;
          // `countLogin` counts an attempt like a wrong guess, without the slow comparison of password hashes.
          const counted = await countLogin(name, { address, device: null, deviceName: null }).catch(
            () => null,
          );
          if (counted) evaluated += 1;
        }
      }),
    );
    // The limit per account counts the username and the e-mail address separately and admits 100 attempts for
    // each, so 200 were evaluated.
    expect(evaluated).toBe(200);
    expect((await login(username, PASSWORD)).status).toBe(429);
    for (const name of [username, email])
      expect((await login(name, PASSWORD, victim)).status).toBe(200);
    expect((await guess(username, victim)).status).toBe(401);
  }, 60_000);

  it("password reset requests from unknown devices do not block those of a known device", async () => {
    const { username, email, id: userId } = await createUser();
    const device = await knownDevice(username);
    const mails = () =>
      db.jobEvent.count({ where: { data: { path: ["userId"], equals: userId } } });
    const forgot = async (headers: Record<string, string>, cookie?: string) =>
      (await call({ cookie }, "POST", "/api/password/forgot", { email }, headers)).status;
    for (let network = 1; network <= 6; network += 1)
      for (let attempt = 1; attempt <= 6; attempt += 1)
        expect(await forgot({ "x-forwarded-for": `198.51.100.${network}` })).toBe(204);
    expect(await mails()).toBe(20);
    expect(await forgot({ "x-forwarded-for": "198.51.100.1" }, device)).toBe(204);
    expect(await mails()).toBe(21);
  });
});
