const PLAIN_SESSION_COOKIE = "larder.session";
const PLAIN_DEVICE_COOKIE = "larder.device";

/** The name of the preferences cookie, which scripts in the browser write and read. */
export const PREFERENCES_COOKIE = "larder.preferences";

/** Returns the name of the session cookie. */
export function sessionCookieNameFor(isSecure: boolean): string {
  return nameFor(PLAIN_SESSION_COOKIE, isSecure);
}

/** Returns the name of the device cookie, by which the server recognizes a known device. */
export function deviceCookieNameFor(isSecure: boolean): string {
  return nameFor(PLAIN_DEVICE_COOKIE, isSecure);
}

/**
 * Adds the prefix that binds a cookie to this host. The prefix is used only with HTTPS, because browsers
 * refuse a cookie with this prefix over plain HTTP.
 */
function nameFor(plain: string, isSecure: boolean): string {
  return isSecure ? `__Host-${plain}` : plain;
}
