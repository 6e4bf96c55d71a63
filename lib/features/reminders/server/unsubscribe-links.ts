import "server-only";
import { paths } from "@/lib/core/paths";
import { publicUrl } from "@/lib/core/public-url";

/** Where a person is asked whether reminders shall stop; a path of ours. */
export function unsubscribePage(token: string): string {
  return paths.unsubscribe({ token });
}

/**
 * The headers by which a mail program stops the reminders itself (RFC 8058): it posts to the address. One
 * that does not know how opens the address instead, which leads to the page and changes nothing.
 */
export function unsubscribeHeaders(token: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${publicUrl(paths.unsubscribeCall({ token }))}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
