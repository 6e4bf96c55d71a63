/**
 * Returns the value of a cookie in a `Cookie` header, or undefined. Of several the last counts, as in Next.
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(";")
    .map((pair) => pair.trim())
    .findLast((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
