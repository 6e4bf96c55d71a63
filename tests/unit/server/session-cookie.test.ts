import { beforeEach, describe, expect, it, vi } from "vitest";
import { days } from "@/lib/core/clock";
import { resetEnv } from "@/lib/core/env";
import { sessionCookie, sessionIdOf } from "@/lib/server/session-cookie";

const signedWith = (secret: string) => {
  vi.stubEnv("NEXTAUTH_SECRET", secret);
  resetEnv();
};

beforeEach(() => signedWith("a-secret-that-only-this-test-knows"));

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
