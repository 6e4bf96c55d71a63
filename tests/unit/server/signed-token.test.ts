import { beforeEach, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { keyedHash, readToken, signToken } from "@/lib/server/signed-token";

const signedWith = (secret: string | undefined) => {
  vi.stubEnv("NEXTAUTH_SECRET", secret);
  resetEnv();
};

beforeEach(() => signedWith("a-secret-that-only-this-test-knows"));

it("readToken returns the text of a token that was signed for the same purpose", () => {
  expect(readToken("unsubscribe", signToken("unsubscribe", "17"))).toBe("17");
});

it("readToken returns null for a token that was signed for another purpose", () => {
  expect(readToken("unsubscribe", signToken("password-reset", "7"))).toBeNull();
});

it("readToken returns null for a token that was signed with another secret", () => {
  const token = signToken("unsubscribe", "7");
  signedWith("another-secret-that-only-this-test-knows");
  expect(readToken("unsubscribe", token)).toBeNull();
});

const token = `7.${"A".repeat(43)}`;

it.each([
  ["of another text", (signed: string) => signed.replace("7.", "8.")],
  ["without a text", (signed: string) => signed.slice(1)],
  ["without a signature", () => "7"],
  ["with a made-up signature", () => token],
  ["with something before it", (signed: string) => `1.${signed}`],
  ["with something after it", (signed: string) => `${signed}A`],
  ["with a cut signature", (signed: string) => signed.slice(0, -1)],
  ["with a character that no signature has", (signed: string) => `${signed.slice(0, -1)}!`],
])("readToken returns null for a token %s", (_, change) => {
  expect(readToken("unsubscribe", change(signToken("unsubscribe", "7")))).toBeNull();
});

it("the hash of a text is always the same for one purpose, and differs between purposes", () => {
  const hash = keyedHash("address", "example");
  expect(keyedHash("address", "example")).toEqual(hash);
  expect(keyedHash("device", "example")).not.toEqual(hash);
  expect(keyedHash("address", "another")).not.toEqual(hash);
});

it("nothing is signed without a secret", () => {
  signedWith(undefined);
  expect(() => signToken("unsubscribe", "7")).toThrow("NEXTAUTH_SECRET is not set");
});
