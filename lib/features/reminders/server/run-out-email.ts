import "server-only";
import { paths } from "@/lib/core/paths";
import { PRODUCT } from "@/lib/core/product";
import { publicUrl } from "@/lib/core/public-url";
import { describeStockOfDesired } from "@/lib/features/items/model/rules";
import type { MailContent } from "@/lib/server/mail/mail-content";
import { quoted } from "@/lib/server/mail/quoted";
import type { RunningOutItem } from "./running-out";
import { unsubscribeHeaders, unsubscribePage } from "./unsubscribe-links";

/** Creates the reminder of items that may run out before the next shopping. */
export function runOutEmail(reminder: {
  username: string;
  items: readonly RunningOutItem[];
  unsubscribeToken: string;
}): MailContent {
  const { username, items, unsubscribeToken } = reminder;
  const count = items.length;
  return {
    subject: "Running out before your next shopping",
    preview: "Not on the shopping list yet.",
    headers: unsubscribeHeaders(unsubscribeToken),
    heading: "Running out before your next shopping",
    blocks: [
      {
        kind: "text",
        text: `${count === 1 ? "This item" : `These ${count} items`} may run out, and ${
          count === 1 ? "is" : "are"
        } not on the shopping list:`,
      },
      ...items.map((item) => ({
        kind: "text" as const,
        text: `${quoted(item.name)}: ${describeStockOfDesired(item)}`,
      })),
      { kind: "button", label: "Open the shopping list", url: publicUrl(paths.shoppingList()) },
    ],
    footer: [
      { text: `You get this mail for your account ${quoted(username)}.` },
      { text: `${PRODUCT} sends it once a week at most, because you asked for it.` },
      {
        text: "Stop these reminders",
        url: publicUrl(unsubscribePage(unsubscribeToken)),
      },
    ],
  };
}
