import { days } from "../core/clock";
import { deviceCookieNameFor } from "../core/cookie-names";
import { type HttpOnlyCookie, isSecure } from "./session-cookie";

/** A browser stays a known device for this long after the last sign-in (docs/decisions/0034). */
export const DEVICE_LIFETIME_MS = days(365);

const TOKEN = /^[\w-]{43}$/;

/** Returns the name of the request's device cookie. */
export function deviceCookieName(headers: Headers): string {
  return deviceCookieNameFor(isSecure(headers));
}

/** Returns the token in the value of a device cookie, or null where the value cannot be one of ours. */
export function readDeviceToken(value: string | undefined): string | null {
  return value !== undefined && TOKEN.test(value) ? value : null;
}

/**
 * Returns the cookie by which a browser stays a known device. If `token` is null, the cookie deletes the
 * stored one.
 */
export function deviceCookie(headers: Headers, token: string | null): HttpOnlyCookie {
  return {
    name: deviceCookieName(headers),
    value: token ?? "",
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isSecure(headers),
    maxAge: token === null ? 0 : DEVICE_LIFETIME_MS / 1000,
  };
}
