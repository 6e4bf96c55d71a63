import "server-only";
import { paths } from "@/lib/core/paths";
import { PRODUCT } from "@/lib/core/product";
import { publicUrl } from "@/lib/core/public-url";
import type { MailContent } from "@/lib/server/mail/mail-content";
import { quoted } from "@/lib/server/mail/quoted";
import { lineName } from "../model/rules";
import {
  addedLine,
  bought,
  byRoom,
  isOpen,
  type MailedAddition,
  type MailedLine,
} from "./email-blocks";

/**
 * Creates the mail with a shopping list. Open additions come first, then open lines in the order of the
 * locations, then bought lines and additions.
 */
export function shoppingListEmail(list: {
  id: number;
  householdName: string;
  senderName: string;
  lines: readonly MailedLine[];
  additions: readonly MailedAddition[];
}): MailContent {
  const { id, householdName, senderName, lines, additions } = list;
  const openLines = lines.filter(isOpen);
  const added = additions.filter(isOpen).map(addedLine);
  const open = [...added, ...openLines];
  const sender = quoted(senderName);
  const count = open.length === 1 ? "1 item" : `${open.length} items`;
  const isDone = open.length === 0;
  const sent = `${sender} sent you the list of ${quoted(householdName)}`;
  return {
    subject: `A shopping list from ${PRODUCT}`,
    preview: isDone ? "Everything is already bought." : `${count} to buy.`,
    heading: "Shopping list",
    blocks: [
      {
        kind: "text",
        text: isDone ? `${sent}. Everything on it is already bought.` : `${sent}: ${count} to buy.`,
      },
      ...(added.length > 0 ? [{ kind: "lines" as const, title: "Added", lines: added }] : []),
      ...byRoom(openLines),
      ...bought([
        ...additions.filter((addition) => !isOpen(addition)),
        ...lines
          .filter((line) => !isOpen(line))
          .map(({ quantity, item }) => ({ quantity, name: lineName(item) })),
      ]),
      { kind: "button", label: "Open the list", url: publicUrl(paths.shoppingList(id)) },
    ],
    footer: [{ text: `You get this mail because ${sender} entered your address in ${PRODUCT}.` }],
  };
}
