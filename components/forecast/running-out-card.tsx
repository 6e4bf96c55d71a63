"use client";

import { useQuery } from "@tanstack/react-query";
import { Hourglass, ShoppingBasket } from "lucide-react";
import { ItemWithNote } from "@/components/pictograms/item-with-note";
import { AndMore } from "@/components/shared/and-more";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
import { useNotOnList } from "@/lib/features/forecast/client/use-not-on-list";
import { forecastCopy } from "@/lib/features/forecast/model/copy";
import {
  itemsRunningOut,
  MOST_SHOWN,
  reasonOf,
  type RunningOut,
} from "@/lib/features/forecast/model/running-out";
import type { Item } from "@/lib/features/items/model/dto";

interface RunningOutCardProps {
  items: readonly Item[];
  className?: string;
}

/** Shows the items that may run out before the next shopping and are not on the list, if there are any. */
export function RunningOutCard({ items, className }: RunningOutCardProps) {
  const { data: forecast } = useQuery(forecastQuery());
  const running = forecast ? itemsRunningOut(forecast, items) : [];
  return running.length === 0 ? null : <NotOnList running={running} className={className} />;
}

/**
 * Fetches the shopping list. This is a separate component, because the home screen needs the list only if items may
 * run out.
 */
function NotOnList({
  running,
  className,
}: {
  running: readonly RunningOut[];
  className: string | undefined;
}) {
  const missing = useNotOnList(running);
  if (missing.length === 0) return null;
  return (
    // In wide windows the link is beside the title, as in the card of what is low.
    <Card className={cn("lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center", className)}>
      <CardTitle className="flex items-start gap-2 lg:col-start-1 lg:row-start-1">
        <Hourglass aria-hidden className="text-low mt-0.5 size-5 shrink-0" />
        {forecastCopy.runningOut}
      </CardTitle>
      <div className="lg:col-span-2 lg:row-start-2">
        <Rows running={missing.slice(0, MOST_SHOWN)} />
        <AndMore count={missing.length - MOST_SHOWN}>
          <Rows running={missing.slice(MOST_SHOWN)} />
        </AndMore>
      </div>
      <Button
        asChild
        variant="outline"
        className="md:max-lg:self-start lg:col-start-2 lg:row-start-1"
      >
        <AppLink href={paths.shoppingList()}>
          <ShoppingBasket aria-hidden />
          Shopping list
        </AppLink>
      </Button>
    </Card>
  );
}

function Rows({ running }: { running: readonly RunningOut[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-12 divide-y lg:grid-cols-2">
      {running.map(({ item, usePerDay }) => (
        // In two columns the last row of each has no line below it.
        <li key={item.id} className="content-center lg:nth-last-2:border-b-0">
          <ItemWithNote item={item}>{reasonOf({ item, usePerDay })}</ItemWithNote>
        </li>
      ))}
    </ul>
  );
}
