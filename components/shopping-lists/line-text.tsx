import type { ReactNode } from "react";
import { RowText } from "@/components/additions/row-text";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineLabel, lineName } from "@/lib/features/shopping-lists/model/rules";

interface LineTextProps {
  line: Line;
  /** What has happened to the line. Without a note the name of the item is shown, if it differs. */
  note: { content: ReactNode; title: string } | null;
  nameId?: string;
  noteId?: string;
  className?: string | false;
}

/** Shows the quantity and the name of a line, and below it a note. */
export function LineText({ line, note, ...props }: LineTextProps) {
  const { item } = line;
  const below =
    note ?? (lineName(item) === item.name ? null : { content: item.name, title: item.name });
  return <RowText label={lineLabel(line)} note={below} {...props} />;
}
