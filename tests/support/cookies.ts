/** The cookie of that name as a browser would send it back ("name=value"), or undefined where none was set. */
export function cookieNamed(name: string, cookies: readonly string[]): string | undefined {
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(";")[0];
}
