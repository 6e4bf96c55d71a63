import { CircleDashed, CloudUpload, History, Hourglass, Tag } from "lucide-react";
import { isTemporaryId } from "@/lib/core/temporary-id";
import { NOT_COUNTED, NOT_YET_TO_BUY } from "@/lib/features/items/model/copy";
import type { Item } from "@/lib/features/items/model/dto";
import { isNotYetToBuy, isUncounted } from "@/lib/features/items/model/rules";

/** The icon and the text of each note. */
export const noteLooks = {
  /** Explains the stock of 0 and the badge "Out of stock" in the same row. */
  uncounted: { icon: CircleDashed, text: `${NOT_COUNTED}, so 0` },
  /** Explains why the next shopping list has no line of a low item. */
  notYetToBuy: { icon: Hourglass, text: NOT_YET_TO_BUY },
  waiting: { icon: CloudUpload, text: "Waiting to be sent" },
  recent: { icon: History, text: "Recently updated" },
  missingName: { icon: Tag, text: "Missing supermarket item name" },
} as const;

export type Note = keyof typeof noteLooks;

/** Returns whether a note depends only on the item. A row reserves a line for such a note from the start. */
export function dependsOnItemOnly(note: Note): boolean {
  return note === "uncounted" || note === "notYetToBuy" || note === "missingName";
}

/** Returns the badges of an item besides its stock, the most useful first. */
export function notesOf(item: Item, isRecentlyUpdated: boolean): Note[] {
  const notes: Note[] = [];
  if (isUncounted(item)) notes.push("uncounted");
  if (isTemporaryId(item.id)) notes.push("waiting");
  if (isNotYetToBuy(item)) notes.push("notYetToBuy");
  if (isRecentlyUpdated) notes.push("recent");
  if (!item.supermarketItemName) notes.push("missingName");
  return notes;
}
