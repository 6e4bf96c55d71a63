import type { ReactNode } from "react";
import { RowText } from "@/components/additions/row-text";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineName, packReason } from "@/lib/features/shopping-lists/model/rules";

interface LineTextProps {
  line: Line;
  /** What has happened to the line; null for nothing. Instead of a null note, the pack of a line in packs is shown. */
  note: { content: ReactNode; title: string } | null;
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
  const texts = [note ? note.title : packReason(line), itemName].filter((text) => text !== null);
  const title = texts.join(" · ");
  const content = note ? (
    <>
      {note.content}
      {itemName !== null && ` · ${itemName}`}
    </>
  ) : (
    title
  );
  const below = texts.length > 0 ? { content, title } : null;
  return <RowText quantity={line.quantity} name={name} note={below} {...props} />;
}
