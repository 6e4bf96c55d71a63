import { cn } from "@/components/ui/class-names";
import type { Item } from "@/lib/features/items/model/dto";
import { dependsOnItemOnly, notesOf } from "./notes-of";

/**
 * The longest name, in characters, that fits on one line in a narrow row. The row of a longer name always has the
 * height of two lines, because the height of a row outside the viewport must not depend on its layout.
 */
const LONGEST_LINE = 26;

/**
 * The heights of a row in a wide window by the number of its additional lines: the second of a long name, and the notes
 * that depend on the item alone. Notes that are loaded later make the lines less high instead. From `xl` on, the notes
 * are on the line of the stock and need no height.
 */
const WIDE_HEIGHTS = ["", "lg:max-xl:min-h-19", "lg:max-xl:min-h-23"];

/** Returns the classes of the height of an item's row, and what it depends on. */
export function rowHeight(item: Item) {
  const isLong = item.name.length > LONGEST_LINE;
  const hasReservedLine = notesOf(item, false).some(dependsOnItemOnly);
  return {
    isLong,
    hasReservedLine,
    height: cn(
      isLong ? "min-h-18 xl:min-h-19" : hasReservedLine ? "min-h-15 max-lg:min-h-16" : "min-h-15",
      WIDE_HEIGHTS[Number(isLong) + Number(hasReservedLine)],
    ),
  };
}
