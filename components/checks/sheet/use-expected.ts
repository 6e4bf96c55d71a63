"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { now } from "@/lib/core/clock";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
import { expectedNow } from "@/lib/features/forecast/model/expected-now";
import type { Item } from "@/lib/features/items/model/dto";

/**
 * Returns a function that returns what is probably left of an item, in 300ths of a unit. It returns null until there is
 * enough history for a forecast, and if the rounded amount is not below the recorded stock.
 */
export function useExpected(): (item: Item) => number | null {
  const { data } = useQuery(forecastQuery());
  const [moment] = useState(now);
  const forecasts = useMemo(
    () => new Map(data?.items.map((forecast) => [forecast.itemId, forecast])),
    [data],
  );
  return (item) => {
    const forecast = forecasts.get(item.id);
    return forecast?.word ? expectedNow(item, forecast.usePerDay, moment) : null;
  };
}
