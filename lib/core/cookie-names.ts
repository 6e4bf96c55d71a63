const PLAIN_SESSION_COOKIE = "larder.session";

/** What a person has chosen on this device. The browser itself writes and reads it. */
export const PREFERENCES_COOKIE = "larder.preferences";

/**
 * The name of the session cookie. Under HTTPS its prefix binds it to this very host; plain HTTP, as in
 * one's own network, knows no such names.
 */
export function sessionCookieNameFor(isSecure: boolean): string {
  return isSecure ? `__Host-${PLAIN_SESSION_COOKIE}` : PLAIN_SESSION_COOKIE;
}
