import "server-only";
import { paths } from "@/lib/core/paths";
import { publicUrl } from "@/lib/core/public-url";

/** Returns the path of the page that asks whether reminders shall stop. */
export function unsubscribePage(token: string): string {
  return paths.unsubscribe({ token });
}

/**
 * Returns the headers with which a mail program can stop the reminders (RFC 8058): the program sends a POST
 * request to the address in the header. A program that opens the address with GET is redirected to the page,
 * which changes nothing.
 */
export function unsubscribeHeaders(token: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${publicUrl(paths.unsubscribeCall({ token }))}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
