"use client";

import { useQuery } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
import { forecastCopy } from "@/lib/features/forecast/model/copy";
import { outlookText } from "@/lib/features/forecast/model/outlook-text";
import type { Item } from "@/lib/features/items/model/dto";
import { isUncounted, stockStatus } from "@/lib/features/items/model/rules";

function useItemForecast(itemId: number) {
  const { data } = useQuery(forecastQuery());
  return data?.items.find((forecast) => forecast.itemId === itemId);
}

/**
 * Shows how long an item lasts, or what is missing until that is known. It always has the height of its longest text, so
 * that the forecast moves nothing when it arrives. An item that is out or was never counted has no forecast.
 */
export function OutlookLine({ item }: { item: Item }) {
  const forecast = useItemForecast(item.id);
  if (isUncounted(item) || stockStatus(item) === "outOfStock") return null;
  return (
    <div className="text-muted-foreground min-h-10 max-[22rem]:min-h-15">
      {forecast && (
        <p className="text-sm leading-5">
          {forecast.word === "soon" && (
            <Hourglass aria-hidden className="text-low mr-1.5 inline size-4 align-[-0.1875rem]" />
          )}
          {outlookText(forecast, formatDay)}
        </p>
      )}
      {forecast?.goodUntil && forecast.word !== "soon" && (
        <p className="text-xs leading-4">{forecastCopy.share}</p>
      )}
    </div>
  );
}

/** Returns a day such as "Sat, Dec 5" in the time zone of the person. */
function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString(undefined, {
    weekday: "short",
    month: "short",
    day: "numeric",
  });
}
