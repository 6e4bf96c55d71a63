/**
 * Returns the cookie with that name in the form that a browser sends ("name=value"), or undefined.
 */
export function cookieNamed(name: string, cookies: readonly string[]): string | undefined {
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(";")[0];
}
