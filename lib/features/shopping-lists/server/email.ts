import "server-only";
import { paths } from "@/lib/core/paths";
import { PRODUCT } from "@/lib/core/product";
import { publicUrl } from "@/lib/core/public-url";
import type { Unit } from "@/lib/features/items/model/units";
import { additionPack } from "@/lib/features/shopping-additions/model/rules";
import type { MailBlock, MailContent, MailLine } from "@/lib/server/mail/mail-content";
import { quoted } from "@/lib/server/mail/quoted";
import { lineName, packReason } from "../model/rules";

interface MailedLine {
  quantity: number;
  packSize: number;
  missing: number | null;
  purchased: boolean;
  aiRationale: string | null;
  notAvailable: boolean;
  item: {
    name: string;
    supermarketItemName: string | null;
    unit: Unit;
    location: { name: string };
  };
}

interface MailedAddition {
  name: string;
  quantity: number;
  packSize?: number | undefined;
  purchased: boolean;
  addedBy: string;
}

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

function isOpen({ purchased }: { purchased: boolean }): boolean {
  return !purchased;
}

function addedLine(addition: MailedAddition): MailLine {
  const { quantity, name, addedBy } = addition;
  const pack = additionPack(addition);
  return { quantity, name, details: [...given(pack), `added by ${addedBy}`] };
}

function openLine(line: MailedLine): MailLine {
  const { quantity, item, notAvailable, aiRationale } = line;
  const name = lineName(item);
  return {
    quantity,
    name,
    tags: [...given(name !== item.name && item.name), ...given(notAvailable && "not available")],
    details: given(packReason(line)),
    ...(aiRationale !== null && { note: aiRationale }),
  };
}

function given(text: string | null | false): string[] {
  return text === null || text === false ? [] : [text];
}

function byRoom(lines: readonly MailedLine[]): MailBlock[] {
  const rooms = new Map<string, MailLine[]>();
  for (const line of lines) {
    const room = rooms.get(line.item.location.name) ?? [];
    room.push(openLine(line));
    rooms.set(line.item.location.name, room);
  }
  return [...rooms].map(([title, inRoom]) => ({ kind: "lines", title, lines: inRoom }));
}

function bought(things: readonly Pick<MailLine, "quantity" | "name">[]): MailBlock[] {
  if (things.length === 0) return [];
  const done = things.map(({ quantity, name }) => ({ quantity, name, isDone: true }));
  return [{ kind: "lines", title: "Already bought", lines: done }];
}
