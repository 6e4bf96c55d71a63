import type { Count } from "@/lib/features/checks/model/dto";
import { assumedItems } from "@/lib/features/checks/model/rules";
import type { Item } from "@/lib/features/items/model/dto";

interface AssumedNoteProps {
  items: readonly Item[];
  counts: readonly Count[];
}

/** Shows the number of assumed entries below the progress of a check. */
export function AssumedNote({ items, counts }: AssumedNoteProps) {
  const assumed = assumedItems(counts);
  const here = items.filter(({ id }) => assumed.has(id)).length;
  if (here === 0) return null;
  return <p className="text-muted-foreground mt-1 text-sm">{here} of them taken as recorded</p>;
}
