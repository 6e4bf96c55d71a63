"use client";

import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { ItemWithNote } from "@/components/pictograms/item-with-note";
import { AndMore } from "@/components/shared/and-more";
import { LocalDate } from "@/components/shared/local-date";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { useBrowserValue } from "@/lib/client/use-browser-value";
import { now } from "@/lib/core/clock";
import {
  describeDaysLeft,
  itemsToUseFirst,
  localDay,
} from "@/lib/features/items/model/best-before";
import type { Item } from "@/lib/features/items/model/dto";

/** The largest number of items that are shown at first. */
const MOST_SHOWN = 5;

interface UseFirstCardProps {
  items: readonly Item[];
  className?: string;
}

/** Shows the items whose best-before date is near or has passed, if there are any. */
export function UseFirstCard({ items, className }: UseFirstCardProps) {
  const today = useToday();
  const toUse = itemsToUseFirst(items, today);
  if (toUse.length === 0) return null;
  return (
    <Card className={className}>
      <CardHeader>
        <CardTitle className="flex items-center gap-2">
          <CalendarClock aria-hidden className="text-low size-5 shrink-0" />
          Use first
        </CardTitle>
        <CardDescription>Best before is near, or has passed.</CardDescription>
      </CardHeader>
      <div>
        <Rows toUse={toUse.slice(0, MOST_SHOWN)} />
        <AndMore count={toUse.length - MOST_SHOWN}>
          <Rows toUse={toUse.slice(MOST_SHOWN)} />
        </AndMore>
      </div>
    </Card>
  );
}

/**
 * Returns the day of the device on which the card was mounted. The server, and the browser while it hydrates the page,
 * use the day in UTC.
 */
function useToday(): string {
  const [mountedAt] = useState(now);
  return useBrowserValue(
    () => localDay(mountedAt),
    () => mountedAt.toISOString().slice(0, 10),
  );
}

function Rows({ toUse }: { toUse: ReturnType<typeof itemsToUseFirst> }) {
  return (
    <ul className="grid grid-cols-1 divide-y">
      {toUse.map(({ item, bestBefore, daysLeft }) => (
        <li key={item.id}>
          <ItemWithNote item={item}>
            <LocalDate value={bestBefore} form="short" />, {describeDaysLeft(daysLeft)}
          </ItemWithNote>
        </li>
      ))}
    </ul>
  );
}
