import { describe, expect, it } from "vitest";
import type { User } from "@/lib/features/accounts/model/dto";
import { db } from "@/lib/server/db";
import { anonymous } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { unique } from "@/tests/support/factories";

function input(changes: Record<string, unknown> = {}) {
  const username = unique("Robin");
  return {
    username,
    email: `${username}@Example.org`,
    password: "hunter22",
    privacyConsent: true,
    termsConsent: true,
    ...changes,
  };
}

const register = (changes?: Record<string, unknown>) =>
  call<User>(anonymous, "POST", "/api/register", input(changes));
const registerInVain = (changes?: Record<string, unknown>) =>
  callInVain(anonymous, "POST", "/api/register", input(changes));

describe("POST /api/register", () => {
  it("POST /api/register creates a household and sets a session cookie for its admin", async () => {
    const sent = input({ householdName: "  The Nest ", marketingConsent: true });
    const answer = await call<User>(anonymous, "POST", "/api/register", sent);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      username: sent.username,
      email: sent.email,
      role: "admin",
      isActive: true,
      householdName: "The Nest",
      marketingConsent: true,
    });
    expect(Date.parse(answer.body.privacyConsentedAt ?? "")).toBeCloseTo(Date.now(), -5);
    expect(Date.parse(answer.body.termsConsentedAt ?? "")).toBeCloseTo(Date.now(), -5);
    const cookie = answer.cookies[0]?.split(";")[0] ?? "";
    const me = await call<User>({ cookie }, "GET", "/api/user");
    expect(me.body).toEqual(answer.body);
  });

  it("a registration without a household name names the household after the username", async () => {
    const sent = input();
    const { body } = await call<User>(anonymous, "POST", "/api/register", sent);
    expect(body.householdName).toBe(`${sent.username}'s Household`);
    expect(body.marketingConsent).toBe(false);
  });

  it("a registration stores the password as an Argon2id hash only", async () => {
    const { body } = await register({ password: "a secret of mine" });
    const row = await db.user.findUniqueOrThrow({ where: { id: body.id } });
    expect(row.password).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain("a secret of mine");
  });

  it("POST /api/register ignores id, role, householdId, isActive and createdAt in the body", async () => {
    const { body: victim } = await register();
    const { status, body } = await register({
      id: victim.id,
      role: "regular",
      householdId: victim.householdId,
      isActive: false,
      createdAt: "2001-01-01T00:00:00Z",
    });
    expect(status).toBe(201);
    expect(body.id).not.toBe(victim.id);
    expect(body.householdId).not.toBe(victim.householdId);
    expect(body).toMatchObject({ role: "admin", isActive: true });
    expect(Date.parse(body.createdAt)).toBeCloseTo(Date.now(), -5);
  });

  it.each([
    ["username", (text: string) => text.toUpperCase()],
    ["username", (text: string) => ` ${text.toLowerCase()} `],
    ["email", (text: string) => text.toUpperCase()],
  ] as const)(
    "a registration answers 409 when its %s is taken, regardless of upper and lower case",
    async (field, vary) => {
      const taken = input();
      expect((await call(anonymous, "POST", "/api/register", taken)).status).toBe(201);
      const households = await db.household.count();
      const answer = await registerInVain({ [field]: vary(taken[field]) });
      expect(answer.status).toBe(409);
      expect(answer.body.code).toBe("conflict");
      expect(answer.cookies).toEqual([]);
      expect(await db.household.count()).toBe(households);
    },
  );

  it.each([
    ["username", "ab", "Username must be at least 3 characters."],
    ["username", "  ab  ", "Username must be at least 3 characters."],
    ["username", "x".repeat(51), undefined],
    ["username", "nul\u0000l", undefined],
    ["username", 123, undefined],
    ["email", "no address", "Please enter a valid email address."],
    ["email", "a@example.org, b@example.org", "Please enter a valid email address."],
    ["email", "a@example.org\r\nBcc: b@example.org", "Please enter a valid email address."],
    ["email", '"a b"@example.org', "Please enter a valid email address."],
    ["email", "a\uff20example.org", "Please enter a valid email address."],
    ["email", `${"a".repeat(250)}@example.org`, undefined],
    ["password", "12345", "Password must be at least 6 characters."],
    ["password", "x".repeat(201), undefined],
    ["password", "abc\u0000def", undefined],
    ["password", null, undefined],
    ["householdName", "x".repeat(101), undefined],
    ["householdName", "line\nbreak", undefined],
    ["householdName", 5, undefined],
    ["privacyConsent", false, "You must agree to the Privacy Policy to create an account."],
    ["privacyConsent", "true", undefined],
    ["privacyConsent", undefined, "You must agree to the Privacy Policy to create an account."],
    ["termsConsent", false, "You must agree to the Terms of Service to create an account."],
    ["termsConsent", 1, undefined],
    ["marketingConsent", "yes", undefined],
  ])(
    "POST /api/register answers 400 with an issue at the field for %s %j",
    async (field, value, message) => {
      const { status, body } = await registerInVain({ [field]: value });
      expect(status).toBe(400);
      expect(body.code).toBe("invalid_input");
      expect(body.issues?.map(({ path }) => path)).toContain(field);
      if (message) expect(body.issues?.map((issue) => issue.message)).toContain(message);
    },
  );

  it("POST /api/register with an empty body answers an issue for every required field", async () => {
    const { body } = await callInVain(anonymous, "POST", "/api/register", {});
    const paths = new Set(body.issues?.map(({ path }) => path));
    expect(paths).toEqual(
      new Set(["username", "email", "password", "privacyConsent", "termsConsent"]),
    );
  });

  it("the 21st registration from one address within an hour answers 429", async () => {
    const from = { "x-forwarded-for": "192.0.2.20" };
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      const { status } = await call(anonymous, "POST", "/api/register", input(), from);
      expect(status).toBe(201);
    }
    const answer = await callInVain(anonymous, "POST", "/api/register", input(), from);
    expect(answer.status).toBe(429);
    expect(answer.body.code).toBe("rate_limited");
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3000);
  });
});
