import { isLocalAddress } from "@/lib/core/local-address";

/**
 * Replaces the origin of a link to localhost with the origin of this page. The server makes such links when it has no
 * public URL. They work on no other device, but the origin of this page may.
 */
export function reachableLink(link: string): string {
  if (!isLocalAddress(link)) return link;
  const { pathname, search } = new URL(link);
  return new URL(pathname + search, window.location.origin).href;
}
