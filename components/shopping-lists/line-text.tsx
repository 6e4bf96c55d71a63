import { type RowNote, RowText } from "@/components/additions/row-text";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineName, packReason } from "@/lib/features/shopping-lists/model/rules";
import { noteOfTexts } from "./line-note";

interface LineTextProps {
  line: Line;
  /** What has happened to the line; null for nothing. Instead of a null note, the pack of a line in packs is shown. */
  note: RowNote | null;
  nameId?: string;
  noteId?: string;
  className?: string | false;
}

/**
 * Shows the quantity and the name of a line, and below it a note and the name of the item if it has another name in the
 * shop.
 */
export function LineText({ line, note, ...props }: LineTextProps) {
  const name = lineName(line.item);
  // Several items can have one name in the shop.
  const itemName = name === line.item.name ? null : line.item.name;
  const below = note
    ? withText(note, itemName)
    : noteOfTexts([packReason(line), itemName].filter((text) => text !== null));
  return <RowText quantity={line.quantity} name={name} note={below} {...props} />;
}

function withText(note: RowNote, text: string | null): RowNote {
  if (text === null) return note;
  const part = `· ${text}`;
  return { ...note, more: [...(note.more ?? []), part], title: `${note.title} ${part}` };
}
