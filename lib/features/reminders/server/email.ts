import "server-only";
import { paths } from "@/lib/core/paths";
import { PRODUCT } from "@/lib/core/product";
import { publicUrl } from "@/lib/core/public-url";
import type { MailContent } from "@/lib/server/mail/mail-content";
import { quoted } from "@/lib/server/mail/quoted";
import { unsubscribeHeaders, unsubscribePage } from "./unsubscribe-links";

/**
 * Creates the reminder of an overdue check. `daysAgo` is null when the household has no check yet.
 */
export function reminderEmail(reminder: {
  username: string;
  householdName: string;
  daysAgo: number | null;
  unsubscribeToken: string;
}): MailContent {
  const { username, householdName, daysAgo, unsubscribeToken } = reminder;
  const household = quoted(householdName);
  const state =
    daysAgo === null
      ? `${household} has not had an inventory check yet.`
      : `The last inventory check of ${household} was ${daysAgo} days ago.`;
  return {
    subject: "Time for an inventory check",
    preview: "A few minutes, and the shopping list is up to date.",
    headers: unsubscribeHeaders(unsubscribeToken),
    heading: "Time for an inventory check",
    blocks: [
      { kind: "text", text: state },
      { kind: "text", text: "A walk through the rooms, and the shopping list is up to date." },
      { kind: "button", label: "Start inventory check", url: publicUrl(paths.inventoryCheck()) },
    ],
    footer: [
      { text: `You get this mail for your account ${quoted(username)}.` },
      { text: `${PRODUCT} reminds you once a week at most, and only while a check is overdue.` },
      {
        text: "Stop these reminders",
        url: publicUrl(unsubscribePage(unsubscribeToken)),
      },
    ],
  };
}
