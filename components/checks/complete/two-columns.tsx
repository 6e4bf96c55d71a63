import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";

interface TwoColumnsProps<Entry> {
  entries: readonly Entry[];
  /** Returns the estimated height of an entry. It must not depend on what the person does on the screen. */
  heightOf: (entry: Entry) => number;
  render: (entry: Entry) => ReactNode;
  /** The class of the gap between the entries. */
  gap: string;
}

/**
 * Shows entries below each other, in the widest windows in two columns of about the same height. CSS columns were
 * rejected: an entry that is opened would move others from one column to the other.
 */
export function TwoColumns<Entry>({ entries, heightOf, render, gap }: TwoColumnsProps<Entry>) {
  const first = lengthOfFirst(entries.map(heightOf));
  const columns = { first: entries.slice(0, first), second: entries.slice(first) };
  return (
    <div className={cn("grid", gap, first < entries.length && "xl:grid-cols-2 xl:gap-x-6")}>
      {Object.entries(columns).map(([name, column]) => (
        <div key={name} className={cn("flex min-w-0 flex-col empty:hidden", gap)}>
          {column.map(render)}
        </div>
      ))}
    </div>
  );
}

/** Returns how many entries have their middle in the first half of the total height. */
function lengthOfFirst(heights: readonly number[]): number {
  const total = heights.reduce((sum, height) => sum + height, 0);
  let top = 0;
  return heights.filter((height) => {
    const middle = top + height / 2;
    top += height;
    return middle <= total / 2;
  }).length;
}
