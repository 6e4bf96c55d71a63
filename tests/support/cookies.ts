/** Returns the cookie of a name in the form in which a browser sends it ("name=value"), or undefined. */
export function cookieNamed(name: string, cookies: readonly string[]): string | undefined {
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(";")[0];
}
