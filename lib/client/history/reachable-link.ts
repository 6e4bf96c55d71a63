import { isLocalAddress } from "@/lib/core/local-address";

/**
 * Returns a link to Larder that works on other devices. Without a public address the server makes links to localhost,
 * and those get the address under which this page was opened.
 */
export function reachableLink(link: string): string {
  if (!isLocalAddress(link)) return link;
  const { pathname, search } = new URL(link);
  return new URL(pathname + search, window.location.origin).href;
}
