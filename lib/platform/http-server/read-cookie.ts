/**
 * Returns the value of a cookie in a `Cookie` header, or undefined. If several cookies have the name, the last
 * one counts, as in Next.
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(";")
    .map((pair) => pair.trim())
    .findLast((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
