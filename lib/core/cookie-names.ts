const PLAIN_SESSION_COOKIE = "larder.session";

/**
 * The name of the session cookie. Under HTTPS its prefix binds it to this very host; plain HTTP, as in
 * one's own network, knows no such names.
 */
export function sessionCookieNameFor(isSecure: boolean): string {
  return isSecure ? `__Host-${PLAIN_SESSION_COOKIE}` : PLAIN_SESSION_COOKIE;
}
