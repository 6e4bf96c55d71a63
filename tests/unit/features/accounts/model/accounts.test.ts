import { describe, expect, it } from "vitest";
import { identityKey } from "@/lib/core/identity-key";
import { defaultHouseholdName, linkEnd } from "@/lib/features/accounts/model/rules";
import { loginSchema, registerFormSchema } from "@/lib/features/accounts/model/schema";

const form = {
  username: "robin",
  email: "robin@example.org",
  privacyConsent: true,
  termsConsent: true,
  password: "hunter22",
  confirmPassword: "hunter22",
};
const messages = (schema: typeof loginSchema | typeof registerFormSchema, input: object) =>
  schema.safeParse(input).error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("the sign-in form", () => {
  it.each([
    [{}, "username", "Username is required"],
    [{ username: "" }, "username", "Username is required"],
    [{ username: "ab" }, "username", "Username must be at least 3 characters."],
    [{ password: "" }, "password", "Password is required"],
    [{ password: "12345" }, "password", "Password must be at least 6 characters."],
  ])(
    "validating a sign-in form of %j gives at the field %s the message: %s",
    (input, field, message) => {
      expect(messages(loginSchema, input)).toContainEqual([field, message]);
    },
  );
});

describe("the registration form", () => {
  it.each([
    [{ username: "ab" }, "username", "Username must be at least 3 characters."],
    [{ password: "12345" }, "password", "Password must be at least 6 characters."],
    [{ email: "robin" }, "email", "Please enter a valid email address."],
    [{ confirmPassword: "hunter23" }, "confirmPassword", "Passwords do not match"],
    [
      { privacyConsent: false },
      "privacyConsent",
      "You must agree to the Privacy Policy to create an account.",
    ],
    [
      { termsConsent: false },
      "termsConsent",
      "You must agree to the Terms of Service to create an account.",
    ],
  ])("the registration form with %j shows at %s: %s", (changes, field, message) => {
    expect(messages(registerFormSchema, { ...form, ...changes })).toContainEqual([field, message]);
  });

  it.each(["zed\u2800", "zed\ufff9X", "zed\u2003X", "zed\ue000", "zed\u200dX", "\u3164zed"])(
    "the registration form refuses the username %j, which has an invisible character",
    (username) => {
      expect(messages(registerFormSchema, { ...form, username })).toContainEqual([
        "username",
        "Username must not contain invisible characters.",
      ]);
    },
  );

  it("the registration form removes the password confirmation and sets marketing consent to false", () => {
    const { data } = registerFormSchema.safeParse(form);
    expect(data).toMatchObject({ username: "robin", marketingConsent: false });
    expect(data).not.toHaveProperty("confirmPassword");
  });
});

it("a link that sets a new password or confirms a new e-mail address expires after an hour", () => {
  const end = linkEnd(new Date("2026-03-01T23:30:00.000Z"));
  expect(end).toEqual(new Date("2026-03-02T00:30:00.000Z"));
});

it("the default name of a household contains its founder's username", () => {
  expect(defaultHouseholdName("robin")).toBe("robin's Household");
});

it.each([
  ["Robin", "robin"],
  ["  robin ", "robin"],
  ["ROBIN@Example.ORG", "robin@example.org"],
  ["ÄNNE", "änne"],
])("identityKey normalizes %j to %j", (typed, key) => {
  expect(identityKey(typed)).toBe(key);
});
