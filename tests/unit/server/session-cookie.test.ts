import { decode, encode } from "next-auth/jwt";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { days } from "@/lib/core/clock";
import { resetEnv } from "@/lib/core/env";
import { isSecure, sessionCookie, sessionIdOf, sessionUserIdOf } from "@/lib/server/session-cookie";

vi.mock("next-auth/jwt", { spy: true });

const SECRET = "a-secret-that-only-this-test-knows";

const signedWith = (secret: string | undefined) => {
  vi.stubEnv("NEXTAUTH_SECRET", secret);
  resetEnv();
};

beforeEach(() => signedWith(SECRET));

async function cookieFor(id: string): Promise<string> {
  return (await sessionCookie(new Headers(), { userId: 1, id, isKept: true })).value;
}

describe("the session id in a cookie", () => {
  it("a session cookie gives the same session id at each read", async () => {
    const [one, two] = [await cookieFor("one"), await cookieFor("two")];
    const ids: (string | null)[] = [];
    for (const cookie of [one, two, one, two]) ids.push(await sessionIdOf(cookie));
    expect(ids).toEqual(["one", "two", "one", "two"]);
  });

  it("a session cookie that is read again is not decrypted again", async () => {
    const cookie = await cookieFor("one");
    vi.mocked(decode).mockClear();
    for (const read of [sessionIdOf, sessionIdOf, sessionUserIdOf]) await read(cookie);
    expect(decode).toHaveBeenCalledTimes(1);
  });

  it("a session cookie that was read before is decrypted again once its end is reached", async () => {
    const signedInAt = Date.parse("2026-11-21T10:00:00Z");
    vi.useFakeTimers({ toFake: ["Date"], now: signedInAt });
    try {
      const cookie = await cookieFor("one");
      await sessionIdOf(cookie);
      vi.setSystemTime(signedInAt + days(30));
      vi.mocked(decode).mockClear();
      await sessionIdOf(cookie);
      expect(decode).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("an expired session cookie gives no session id, also when it was valid at an earlier read", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const cookie = await cookieFor("one");
      expect(await sessionIdOf(cookie)).toBe("one");
      vi.setSystemTime(Date.now() + days(30) + 20_000);
      expect(await sessionIdOf(cookie)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("a changed session cookie gives no session id, also when the original was read before", async () => {
    const cookie = await cookieFor("one");
    expect(await sessionIdOf(cookie)).toBe("one");
    expect(await sessionIdOf(`${cookie}x`)).toBeNull();
    expect(await sessionIdOf(cookie.slice(0, -1))).toBeNull();
  });

  it("a session cookie gives its session id after more than a thousand other cookies", async () => {
    const cookie = await cookieFor("first");
    for (let other = 0; other < 1_100; other += 1) {
      const id = `other-${other}`;
      expect(await sessionIdOf(await cookieFor(id))).toBe(id);
    }
    expect(await sessionIdOf(cookie)).toBe("first");
  });
});

describe("the user id in a session cookie", () => {
  it("sessionUserIdOf returns the user of a session cookie", async () => {
    expect(await sessionUserIdOf(await cookieFor("one"))).toBe(1);
  });

  it("a session cookie of an earlier release names a session and no user", async () => {
    const value = await encode({ token: { sid: "old" }, secret: SECRET });
    expect(await sessionIdOf(value)).toBe("old");
    expect(await sessionUserIdOf(value)).toBeNull();
  });

  it("a signed token that is no session cookie gives neither a session nor a user", async () => {
    const value = await encode({ token: { uid: 1 }, secret: SECRET });
    expect(await sessionIdOf(value)).toBeNull();
    expect(await sessionUserIdOf(value)).toBeNull();
  });

  it.each([undefined, "", "a.b.c.d.e"])(
    "the value %j of a session cookie gives neither a session nor a user",
    async (value) => {
      expect(await sessionIdOf(value)).toBeNull();
      expect(await sessionUserIdOf(value)).toBeNull();
    },
  );

  it("a session cookie that was signed with another secret gives no session", async () => {
    const value = await cookieFor("one");
    signedWith("another-secret-that-only-this-test-knows");
    expect(await sessionIdOf(value)).toBeNull();
  });
});

describe("the attributes of a session cookie", () => {
  const session = { id: "one", userId: 1, isKept: false };
  const https = new Headers({ "x-forwarded-proto": "https" });
  const attributes = { httpOnly: true, sameSite: "lax", path: "/" };

  it("the cookie of a session without isKept lasts until the browser session ends", async () => {
    const cookie = await sessionCookie(new Headers(), session);
    expect(cookie).toEqual({
      ...attributes,
      name: "larder.session",
      value: cookie.value,
      secure: false,
    });
  });

  it("the cookie of a session with isKept lasts 30 days", async () => {
    const cookie = await sessionCookie(new Headers(), { ...session, isKept: true });
    expect(cookie.maxAge).toBe(30 * 24 * 60 * 60);
  });

  it("a session cookie is Secure and has the __Host- prefix over HTTPS", async () => {
    const cookie = await sessionCookie(https, session);
    expect(cookie).toMatchObject({ ...attributes, name: "__Host-larder.session", secure: true });
  });

  it("sessionCookie without a session returns a cookie that deletes the session cookie", async () => {
    expect(await sessionCookie(https, null)).toEqual({
      ...attributes,
      name: "__Host-larder.session",
      value: "",
      secure: true,
      maxAge: 0,
    });
  });

  it("no session cookie is written without a secret", async () => {
    signedWith(undefined);
    await expect(sessionCookie(https, session)).rejects.toThrow("NEXTAUTH_SECRET is not set");
  });

  it.each([
    ["https", true],
    ["https , http", true],
    ["http, https", false],
    ["http", false],
  ])("for a request with x-forwarded-proto: %s, isSecure returns %s", (protocol, expected) => {
    expect(isSecure(new Headers({ "x-forwarded-proto": protocol }))).toBe(expected);
  });
});
