import { expect, it } from "vitest";
import { deviceCookie, deviceCookieName, readDeviceToken } from "@/lib/server/device-cookie";
import { hashToken, newToken } from "@/lib/server/secret-token";

const token = "A1_-".repeat(10) + "abc";
const plain = new Headers();
const https = new Headers({ "x-forwarded-proto": "https" });

it.each([
  ["a token", token, token],
  ["a token that lacks a character", token.slice(1), null],
  ["a token with a further character", `${token}a`, null],
  ["a token with a character that none has", `${token.slice(1)}!`, null],
  ["nothing", undefined, null],
])("readDeviceToken reads a device cookie with %s", (_, value, read) => {
  expect(readDeviceToken(value)).toBe(read);
});

it("a new token can be read from a device cookie and is different each time", () => {
  const [one, two] = [newToken(), newToken()];
  expect(readDeviceToken(one)).toBe(one);
  expect(one).not.toBe(two);
});

it("hashToken returns the SHA-256 of a token in hexadecimal digits", () => {
  expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

it("the device cookie lasts a year, and scripts cannot read it", () => {
  expect(deviceCookie(plain, token)).toEqual({
    name: "larder.device",
    value: token,
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: false,
    maxAge: 365 * 24 * 60 * 60,
  });
});

it("the device cookie is Secure and has the __Host- prefix over HTTPS", () => {
  expect(deviceCookieName(https)).toBe("__Host-larder.device");
  expect(deviceCookie(https, token)).toMatchObject({ name: "__Host-larder.device", secure: true });
});

it("deviceCookie without a token returns a cookie that deletes the device cookie", () => {
  expect(deviceCookie(plain, null)).toMatchObject({ value: "", maxAge: 0 });
});
