import { isLocalAddress } from "@/lib/core/local-address";

/**
 * Replaces the origin of a link to localhost with the origin of this page. The server makes such links when it has no
 * public URL. A link to localhost works on no other device, whereas other devices may reach the origin of this page.
 */
export function reachableLink(link: string): string {
  if (!isLocalAddress(link)) return link;
  const { pathname, search } = new URL(link);
  return new URL(pathname + search, window.location.origin).href;
}
