"use client";

import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { AppLink } from "@/components/shared/app-link";
import { LocalDate } from "@/components/shared/local-date";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { now } from "@/lib/core/clock";
import { paths } from "@/lib/core/paths";
import {
  describeDaysLeft,
  itemsToUseFirst,
  localDay,
} from "@/lib/features/items/model/best-before";
import type { Item } from "@/lib/features/items/model/dto";

/** The largest number of items that are shown at once. */
const MOST_SHOWN = 5;

interface UseFirstCardProps {
  items: readonly Item[];
  className?: string;
}

/** Shows the items whose best-before date is near or has passed, if there are any. */
export function UseFirstCard({ items, className }: UseFirstCardProps) {
  const [today] = useState(() => localDay(now()));
  const shown = itemsToUseFirst(items, today).slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;
  return (
    <Card className={className}>
      <CardHeader>
        <CardTitle className="flex items-center gap-2">
          <CalendarClock aria-hidden className="text-low size-5 shrink-0" />
          Use first
        </CardTitle>
        <CardDescription>Best before is near, or has passed.</CardDescription>
      </CardHeader>
      <ul className="grid grid-cols-1 divide-y">
        {shown.map(({ item, bestBefore, daysLeft }) => (
          <li key={item.id}>
            <AppLink
              href={paths.item(item.id)}
              className="hover:bg-muted -mx-2 flex min-h-12 flex-col justify-center rounded-lg px-2 py-1.5 sm:flex-row sm:items-center sm:justify-between sm:gap-4"
            >
              <span
                className="line-clamp-2 min-w-0 text-[0.9375rem] wrap-anywhere"
                title={item.name}
              >
                {item.name}
              </span>
              <span className="text-muted-foreground shrink-0 text-sm tabular-nums">
                <LocalDate value={bestBefore} isShort />, {describeDaysLeft(daysLeft)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
