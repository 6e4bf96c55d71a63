import { describe, expect, it } from "vitest";
import { days } from "@/lib/core/clock";
import { db } from "@/lib/server/db";
import { hashToken } from "@/lib/server/secret-token";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { cookieNamed } from "@/tests/support/cookies";
import { createUser, PASSWORD, unique } from "@/tests/support/factories";
import { deviceIn, guess, knownDevice, login } from "@/tests/support/sign-in";

const NEW = "battery staple";
const HTTPS = { "x-forwarded-proto": "https" };

const rowsOf = (user: { id: number }) =>
  db.knownDevice.findMany({ where: { userId: user.id }, orderBy: { createdAt: "asc" } });

/** Returns whether the account knows the device: only a failed login on a known device writes a single counter. */
async function isKnown(username: string, device: string): Promise<boolean> {
  await db.rateLimit.deleteMany();
  await guess(username, { device });
  return (await db.rateLimit.count()) === 1;
}

const attributesOf = (cookie: string | undefined) =>
  cookie?.toLowerCase().split("; ").slice(1).sort();

describe("the device cookie", () => {
  it("a login sets the device cookie for one year, with HttpOnly and SameSite=Lax", async () => {
    const user = await createUser();
    const { cookies } = await login(user.username, PASSWORD);
    const cookie = cookies.find((line) => line.startsWith("larder.device="));
    const expires = expect.stringMatching(/^expires=/) as string;
    expect(attributesOf(cookie)).toEqual([
      expires,
      "httponly",
      "max-age=31536000",
      "path=/",
      "samesite=lax",
    ]);
  });

  it("the device cookie is Secure and has the __Host- prefix over HTTPS", async () => {
    const { username } = await createUser();
    const sent = { username, password: PASSWORD };
    const { cookies } = await call({}, "POST", "/api/login", sent, HTTPS);
    const cookie = cookies.find((line) => line.startsWith("__Host-larder.device="));
    expect(attributesOf(cookie)).toEqual(expect.arrayContaining(["path=/", "secure"]));
    const device = cookieNamed("__Host-larder.device", cookies);
    const again = await call({ cookie: device }, "POST", "/api/login", sent, HTTPS);
    expect(cookieNamed("__Host-larder.device", again.cookies)).toBe(device);
  });

  it("the device cookie contains a random 32-byte token that the database stores as a hash only", async () => {
    const user = await createUser();
    const device = await knownDevice(user.username);
    const token = device.split("=")[1] ?? "";
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect((await rowsOf(user)).map((row) => row.token)).toEqual([hashToken(token)]);
  });

  it("a failed login sets no device cookie", async () => {
    const { username } = await createUser();
    expect((await guess(username)).cookies).toEqual([]);
  });

  it("a registration makes the browser a known device", async () => {
    const username = unique("new");
    const { cookies } = await call({}, "POST", "/api/register", {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
      privacyConsent: true,
      termsConsent: true,
    });
    expect(await isKnown(username, deviceIn({ cookies }))).toBe(true);
  });

  it.each(["", "short", "x".repeat(44), `${"x".repeat(42)}=`, "'; DROP TABLE known_devices"])(
    "a login replaces the malformed device cookie %j",
    async (value) => {
      const { username } = await createUser();
      const cookie = deviceIn(
        await login(username, PASSWORD, { device: `larder.device=${encodeURIComponent(value)}` }),
      );
      expect(cookie).toMatch(/^larder\.device=[\w-]{43}$/);
    },
  );
});

describe("a known device", () => {
  it("a login on a known device keeps the token and updates the time of last use", async () => {
    const user = await createUser();
    const device = await knownDevice(user.username);
    const long = new Date(Date.now() - days(300));
    await db.knownDevice.updateMany({
      where: { userId: user.id },
      data: { createdAt: long, lastUsedAt: long },
    });
    expect(deviceIn(await login(user.email, PASSWORD, { device }))).toBe(device);
    const [row, ...others] = await rowsOf(user);
    expect(others).toEqual([]);
    expect(row?.createdAt).toEqual(long);
    expect(row?.lastUsedAt.getTime()).toBeCloseTo(Date.now(), -5);
  });

  it("a device cookie makes the device known only to the accounts that have signed in on it", async () => {
    const [one, other, third] = [await createUser(), await createUser(), await createUser()];
    const device = await knownDevice(one.username);
    expect(deviceIn(await login(other.username, PASSWORD, { device }))).toBe(device);
    expect(await isKnown(one.username, device)).toBe(true);
    expect(await isKnown(other.username, device)).toBe(true);
    expect(await isKnown(third.username, device)).toBe(false);
  });

  it("a device stays known after a logout", async () => {
    const user = await createUser();
    const answer = await login(user.username, PASSWORD);
    const cookie = answer.cookies.map((line) => line.split(";")[0]).join("; ");
    const { cookies } = await call({ cookie }, "POST", "/api/logout");
    expect(cookies.map((line) => line.split("=")[0])).toEqual(["larder.session"]);
    expect(await isKnown(user.username, deviceIn(answer))).toBe(true);
  });

  it("the eleventh known device of an account removes the oldest one", async () => {
    const user = await createUser();
    const devices: string[] = [];
    for (let count = 0; count < 11; count += 1) devices.push(await knownDevice(user.username));
    expect(await rowsOf(user)).toHaveLength(10);
    expect(await isKnown(user.username, devices[0] ?? "")).toBe(false);
    expect(await isKnown(user.username, devices[1] ?? "")).toBe(true);
  });
});

describe("known devices after a new password", () => {
  /** Creates a person who is signed in and has two known devices. */
  async function arrange(): Promise<{ person: Person; mine: string; other: string }> {
    const person = await createPerson();
    const [other, mine] = [await knownDevice(person.username), await knownDevice(person.username)];
    return { person, mine, other };
  }
  const reset = async ({ id: userId }: Person, device?: string) => {
    const token = unique("token");
    const expiresAt = new Date(Date.now() + 60_000);
    await db.passwordReset.create({ data: { userId, token: hashToken(token), expiresAt } });
    return call({ cookie: device }, "POST", "/api/password/reset", { token, password: NEW });
  };

  it("a password change in the settings leaves every device known", async () => {
    const { person, mine, other } = await arrange();
    const sent = { currentPassword: PASSWORD, newPassword: NEW };
    const cookie = `${person.cookie}; ${mine}`;
    const answer = await call({ cookie }, "PUT", "/api/user/password", sent);
    expect([answer.status, deviceIn(answer)]).toEqual([204, mine]);
    expect(await isKnown(person.username, mine)).toBe(true);
    expect(await isKnown(person.username, other)).toBe(true);
  });

  it("a password reset by a mailed link makes the device that submits the new password known, and leaves the other devices known", async () => {
    const { person, other } = await arrange();
    const mine = deviceIn(await reset(person));
    expect(await isKnown(person.username, mine)).toBe(true);
    expect(await isKnown(person.username, other)).toBe(true);
  });

  it("a password reset by a mailed link lifts the login limit for the device that sends it, and for no other device", async () => {
    const { person, mine: device } = await arrange();
    for (const origin of [{ device }, {}]) {
      await guess(person.username, origin);
      await guess(person.email, origin);
    }
    await db.rateLimit.updateMany({ data: { points: 1_000 } });
    expect((await login(person.username, PASSWORD, { device })).status).toBe(429);
    expect(deviceIn(await reset(person, device))).toBe(device);
    expect((await login(person.username, NEW, { device })).status).toBe(200);
    // The login limits for unknown devices remain exceeded. If the reset lifted them for the username and the
    // e-mail address, an attacker could see that both belong to one account.
    for (const name of [person.username, person.email])
      expect((await login(name, NEW)).status).toBe(429);
  });
});

describe("known devices of people who leave", () => {
  it("deleting the account deletes its known devices and the device cookie", async () => {
    const person = await createPerson();
    const device = await knownDevice(person.username);
    const cookie = `${person.cookie}; ${device}`;
    const { status, cookies } = await call({ cookie }, "DELETE", "/api/user");
    expect(status).toBe(200);
    expect(cookies.find((line) => line.startsWith("larder.device="))).toMatch(
      /^larder\.device=;.*Max-Age=0/,
    );
    expect(await rowsOf(person)).toEqual([]);
  });

  it("members who deactivate their own account lose its known devices and the device cookie", async () => {
    const { householdId } = await createPerson();
    const person = await createPerson({ householdId, role: "assistant" });
    const device = await knownDevice(person.username);
    const cookie = `${person.cookie}; ${device}`;
    const { cookies } = await call({ cookie }, "DELETE", "/api/user");
    expect(cookies.some((line) => line.startsWith("larder.device=;"))).toBe(true);
    expect(await rowsOf(person)).toEqual([]);
  });

  it("deactivation by an admin deletes the member's known devices", async () => {
    const admin = await createPerson();
    const member = await createUser({ householdId: admin.householdId, role: "regular" });
    await knownDevice(member.username);
    const status = `/api/users/${member.id}/status`;
    await call(admin, "PATCH", status, { isActive: false });
    expect(await rowsOf(member)).toEqual([]);
  });
});
