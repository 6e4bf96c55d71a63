import type { ReactNode } from "react";
import { RowText } from "@/components/additions/row-text";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineName, packReason } from "@/lib/features/shopping-lists/model/rules";

interface LineTextProps {
  line: Line;
  /**
   * What has happened to the line; null for nothing. Instead of a null note, the pack of a line in packs is shown,
   * and the name of the item if it has another name in the shop.
   */
  note: { content: ReactNode; title: string } | null;
  nameId?: string;
  noteId?: string;
  className?: string | false;
}

/** Shows the quantity and the name of a line, and below it a note. */
export function LineText({ line, note, ...props }: LineTextProps) {
  const about = aboutOf(line);
  const below = note ?? (about === "" ? null : { content: about, title: about });
  return <RowText quantity={line.quantity} name={lineName(line.item)} note={below} {...props} />;
}

/** Returns the pack of a line in packs, and the name of the item if it has another name in the shop. */
function aboutOf(line: Line): string {
  const { item } = line;
  return [packReason(line), lineName(item) !== item.name && item.name]
    .filter((text) => text !== null && text !== false)
    .join(" · ");
}
