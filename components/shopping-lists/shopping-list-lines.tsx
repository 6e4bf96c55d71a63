"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { late } from "@/components/shared/late";
import { ProgressRing } from "@/components/shared/progress-ring";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { useSettling } from "@/components/shared/use-settling";
import { useWakeLock } from "@/components/shared/use-wake-lock";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Location } from "@/lib/features/locations/model/dto";
import { useTickLine } from "@/lib/features/shopping-lists/client/mutations";
import type { LineGroup } from "@/lib/features/shopping-lists/model/arrange";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { purchasedProgress } from "@/lib/features/shopping-lists/model/rules";
import { ShoppingListLine } from "./shopping-list-line";
import { useRestingArrangement } from "./use-resting-arrangement";

const RationaleDialog = late(async () => (await import("./rationale-dialog")).RationaleDialog);

/** A constant array, so that the arrangement is not recomputed while the locations are loading. */
const NO_ROOMS: readonly Location[] = [];

interface ShoppingListLinesProps {
  list: ShoppingList;
  /** Whether the lines cannot be ticked, regardless of the role. */
  isReadOnly: boolean;
}

/** Shows the lines of a list by location, and how many of them are purchased. */
export function ShoppingListLines({ list, isReadOnly }: ShoppingListLinesProps) {
  const { data: rooms = NO_ROOMS } = useQuery(locationsQuery());
  const isAllowed = useIsAllowed("list:use");
  const mayTick = isAllowed && !isReadOnly;
  const tick = useTickLine();
  const why = useDialog<Line>();
  const rows = useSettling<HTMLDivElement>();
  const arrangement = useRestingArrangement(list.items, rooms, rows);
  const { groups } = arrangement;
  usePreload(RationaleDialog.preload);
  const { label, fraction } = purchasedProgress(list.items);
  useWakeLock(mayTick && list.items.length > 0 && fraction < 1);
  if (list.items.length === 0) return null;

  function tickLine(line: Line, purchased: boolean): void {
    // A screen reader can tick a line without pointer or key events, so the tick itself also keeps the rows
    // from moving.
    arrangement.touch();
    void tick(line, purchased);
  }

  return (
    <>
      <div className="mb-4 flex items-center gap-3">
        <ProgressRing fraction={fraction} label={label} />
        <p aria-hidden className="font-medium tabular-nums">
          {label}
        </p>
      </div>
      <div
        ref={rows}
        className="flex flex-col gap-6"
        onPointerDownCapture={arrangement.touchByPointer}
        onKeyDownCapture={arrangement.touchByKey}
      >
        {groups.map((group) => (
          <RoomLines
            key={group.room?.id ?? "elsewhere"}
            group={group}
            name={group.room?.name ?? (groups.length > 1 ? "Elsewhere" : undefined)}
            onAskWhy={why.open}
            onTick={mayTick ? tickLine : undefined}
          />
        ))}
      </div>
      {why.turn > 0 && <RationaleDialog key={why.turn} dialog={why} />}
    </>
  );
}

interface RoomLinesProps {
  group: LineGroup;
  /** The name of the location, shown as a heading; undefined for a single group without a known location. */
  name: string | undefined;
  onTick: ((line: Line, purchased: boolean) => void) | undefined;
  onAskWhy: (line: Line) => void;
}

function RoomLines({ group: { room, lines }, name, onTick, onAskWhy }: RoomLinesProps) {
  const title = useId();
  return (
    <section data-row={`room-${room?.id ?? "elsewhere"}`}>
      {name && (
        <h2 id={title} className="mb-2 px-1 font-semibold wrap-anywhere">
          {name}
        </h2>
      )}
      <ul
        aria-labelledby={name && title}
        className="bg-card shadow-raised divide-y overflow-hidden rounded-2xl border"
      >
        {lines.map((line) => (
          <ShoppingListLine
            key={line.id}
            line={line}
            onAskWhy={() => onAskWhy(line)}
            onTick={onTick && ((purchased) => onTick(line, purchased))}
          />
        ))}
      </ul>
    </section>
  );
}
