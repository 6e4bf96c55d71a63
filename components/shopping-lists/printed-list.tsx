"use client";

import { useQuery } from "@tanstack/react-query";
import { LocalDate } from "@/components/shared/local-date";
import { cn } from "@/components/ui/class-names";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { arrangeLines } from "@/lib/features/shopping-lists/model/arrange";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { lineLabel, lineName, purchasedProgress } from "@/lib/features/shopping-lists/model/rules";

/** Shows a list as it is printed: in columns by location, with a box to tick for each line. */
export function PrintedList({ list: { createdAt, items } }: { list: ShoppingList }) {
  const { data: rooms = [] } = useQuery(locationsQuery());
  const groups = arrangeLines(items, rooms);
  return (
    <>
      <h1 className="text-[18pt] leading-tight font-bold">Shopping List</h1>
      <p className="mb-[4mm]">
        <LocalDate value={createdAt} />, {purchasedProgress(items).label}
      </p>
      <div className={cn("gap-[8mm]", items.length > 12 && "columns-2")}>
        {groups.map(({ room, lines }) => (
          <section key={room?.id ?? "elsewhere"} className="mb-[5mm]">
            <h2 className="mb-[1mm] break-after-avoid border-b text-[12pt] font-bold wrap-anywhere">
              {room?.name ?? "Elsewhere"}
            </h2>
            <ul>
              {lines.map((line) => (
                <PrintedLine key={line.id} line={line} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function PrintedLine({ line }: { line: Line }) {
  const { purchased, item, notAvailable } = line;
  return (
    <li className="flex break-inside-avoid gap-[2.5mm] py-[0.8mm]">
      <span className="mt-[0.4mm] flex size-[4.2mm] shrink-0 items-center justify-center border text-[11pt] leading-none">
        {purchased && "✓"}
      </span>
      <span className={cn("min-w-0 wrap-anywhere hyphens-auto", purchased && "line-through")}>
        {lineLabel(line)}
        {notAvailable && <span className="text-[9pt]"> (not available)</span>}
        {lineName(item) !== item.name && <span className="text-[9pt]"> ({item.name})</span>}
      </span>
    </li>
  );
}
