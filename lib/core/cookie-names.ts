const PLAIN_SESSION_COOKIE = "larder.session";
const PLAIN_DEVICE_COOKIE = "larder.device";

/** What a person has chosen on this device. The browser itself writes and reads it. */
export const PREFERENCES_COOKIE = "larder.preferences";

/** The name of the session cookie. */
export function sessionCookieNameFor(isSecure: boolean): string {
  return nameFor(PLAIN_SESSION_COOKIE, isSecure);
}

/** The name of the cookie by which the server recognizes a browser that has signed in before. */
export function deviceCookieNameFor(isSecure: boolean): string {
  return nameFor(PLAIN_DEVICE_COOKIE, isSecure);
}

/** Under HTTPS the prefix binds a cookie to this very host; browsers refuse it over plain HTTP, as in one's own network. */
function nameFor(plain: string, isSecure: boolean): string {
  return isSecure ? `__Host-${plain}` : plain;
}
