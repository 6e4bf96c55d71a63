import "server-only";
import type { Unit } from "@/lib/features/items/model/units";
import { additionPack } from "@/lib/features/shopping-additions/model/rules";
import type { MailBlock, MailLine } from "@/lib/server/mail/mail-content";
import { lineName, packReason } from "../model/rules";

/** A line of the list, as the mail needs it. */
export interface MailedLine {
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

/** An addition to the list, as the mail needs it. */
export interface MailedAddition {
  name: string;
  quantity: number;
  packSize?: number | undefined;
  purchased: boolean;
  addedBy: string;
}

/** Returns whether a line or an addition is still to be bought. */
export function isOpen({ purchased }: { purchased: boolean }): boolean {
  return !purchased;
}

/** Returns the line of the mail for an open addition. */
export function addedLine(addition: MailedAddition): MailLine {
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

/** Returns a block with the open lines of each location, in the order of the lines. */
export function byRoom(lines: readonly MailedLine[]): MailBlock[] {
  const rooms = new Map<string, MailLine[]>();
  for (const line of lines) {
    const room = rooms.get(line.item.location.name) ?? [];
    room.push(openLine(line));
    rooms.set(line.item.location.name, room);
  }
  return [...rooms].map(([title, inRoom]) => ({ kind: "lines", title, lines: inRoom }));
}

/** Returns the block of what is already bought; no block when nothing is. */
export function bought(things: readonly Pick<MailLine, "quantity" | "name">[]): MailBlock[] {
  if (things.length === 0) return [];
  const done = things.map(({ quantity, name }) => ({ quantity, name, isDone: true }));
  return [{ kind: "lines", title: "Already bought", lines: done }];
}
