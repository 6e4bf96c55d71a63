const PLAIN_SESSION_COOKIE = "larder.session";
const PLAIN_DEVICE_COOKIE = "larder.device";

/** The name of the preferences cookie, which scripts in the browser write and read. */
export const PREFERENCES_COOKIE = "larder.preferences";

/** The name of the session cookie. */
export function sessionCookieNameFor(isSecure: boolean): string {
  return nameFor(PLAIN_SESSION_COOKIE, isSecure);
}

/** The name of the cookie by which the server recognizes a browser that has signed in before. */
export function deviceCookieNameFor(isSecure: boolean): string {
  return nameFor(PLAIN_DEVICE_COOKIE, isSecure);
}

/** The prefix binds a cookie to this host. Browsers refuse it over plain HTTP, so it is used under HTTPS alone. */
function nameFor(plain: string, isSecure: boolean): string {
  return isSecure ? `__Host-${plain}` : plain;
}
