"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LocalDate } from "@/components/shared/local-date";
import { Name } from "@/components/shared/name";
import { cn } from "@/components/ui/class-names";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { additionLabel, additionPack } from "@/lib/features/shopping-additions/model/rules";
import { arrangeLines } from "@/lib/features/shopping-lists/model/arrange";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import {
  lineLabel,
  lineName,
  packOf,
  purchasedProgress,
} from "@/lib/features/shopping-lists/model/rules";

interface PrintedListProps {
  list: ShoppingList;
  additions: readonly Addition[];
}

/** Shows a list as it is printed: in columns by location, with a box to tick for each line. Additions come first. */
export function PrintedList({ list: { createdAt, items }, additions }: PrintedListProps) {
  const { data: rooms = [] } = useQuery(locationsQuery());
  const groups = arrangeLines(items, rooms);
  return (
    <>
      <h1 className="text-[18pt] leading-tight font-bold">Shopping List</h1>
      <p className="mb-[4mm]">
        <LocalDate value={createdAt} />, {purchasedProgress([...items, ...additions]).label}
      </p>
      <div className={cn("gap-[8mm]", items.length + additions.length > 12 && "columns-2")}>
        {additions.length > 0 && (
          <PrintedGroup name="Added">
            {additions.map((addition) => (
              <PrintedRow key={addition.id} isDone={addition.purchased}>
                <Name>{additionLabel(addition)}</Name>
                <PrintedNote text={additionPack(addition)} />
              </PrintedRow>
            ))}
          </PrintedGroup>
        )}
        {groups.map(({ room, lines }) => (
          <PrintedGroup key={room?.id ?? "elsewhere"} name={room?.name ?? "Elsewhere"}>
            {lines.map((line) => (
              <PrintedLine key={line.id} line={line} />
            ))}
          </PrintedGroup>
        ))}
      </div>
    </>
  );
}

function PrintedGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mb-[5mm]">
      <Name as="h2" className="mb-[1mm] break-after-avoid border-b text-[12pt] font-bold">
        {name}
      </Name>
      <ul>{children}</ul>
    </section>
  );
}

function PrintedLine({ line }: { line: Line }) {
  const { purchased, item, notAvailable } = line;
  return (
    <PrintedRow isDone={purchased}>
      <Name>{lineLabel(line)}</Name>
      <PrintedNote text={packOf(line)} />
      <PrintedNote text={notAvailable && "not available"} />
      <PrintedNote text={lineName(item) !== item.name && item.name} />
    </PrintedRow>
  );
}

function PrintedNote({ text }: { text: string | null | false }) {
  return text && <span className="text-[9pt]"> ({text})</span>;
}

function PrintedRow({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <li className="flex break-inside-avoid gap-[2.5mm] py-[0.8mm]">
      <span className="mt-[0.4mm] flex size-[4.2mm] shrink-0 items-center justify-center border text-[11pt] leading-none">
        {isDone && "✓"}
      </span>
      <span className={cn("min-w-0 wrap-name", isDone && "line-through")}>{children}</span>
    </li>
  );
}
