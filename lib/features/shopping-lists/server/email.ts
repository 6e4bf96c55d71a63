import "server-only";
import { paths } from "@/lib/core/paths";
import { PRODUCT } from "@/lib/core/product";
import { publicUrl } from "@/lib/core/public-url";
import type { MailBlock, MailContent, MailLine } from "@/lib/server/mail/mail-content";
import { quoted } from "@/lib/server/mail/quoted";
import { lineLabel } from "../model/rules";

interface MailedLine {
  quantity: number;
  purchased: boolean;
  aiRationale: string | null;
  notAvailable: boolean;
  item: { name: string; supermarketItemName: string | null; location: { name: string } };
}

/**
 * Creates the mail with a shopping list. Lines are in the order of the locations, purchased ones last.
 */
export function shoppingListEmail(list: {
  id: number;
  householdName: string;
  senderName: string;
  lines: readonly MailedLine[];
}): MailContent {
  const { id, householdName, senderName, lines } = list;
  const open = lines.filter(({ purchased }) => !purchased);
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
      ...byRoom(open),
      ...bought(lines.filter(({ purchased }) => purchased)),
      { kind: "button", label: "Open the list", url: publicUrl(paths.shoppingList(id)) },
    ],
    footer: [{ text: `You get this mail because ${sender} entered your address in ${PRODUCT}.` }],
  };
}

function byRoom(lines: readonly MailedLine[]): MailBlock[] {
  const rooms = new Map<string, MailLine[]>();
  for (const line of lines) {
    const room = rooms.get(line.item.location.name) ?? [];
    const { aiRationale: note } = line;
    const text = line.notAvailable ? `${lineLabel(line)} (not available)` : lineLabel(line);
    room.push({ text, ...(note === null ? {} : { note }) });
    rooms.set(line.item.location.name, room);
  }
  return [...rooms].map(([title, inRoom]) => ({ kind: "lines", title, lines: inRoom }));
}

function bought(lines: readonly MailedLine[]): MailBlock[] {
  if (lines.length === 0) return [];
  const done = lines.map((line) => ({ text: lineLabel(line), isDone: true }));
  return [{ kind: "lines", title: "Already bought", lines: done }];
}
