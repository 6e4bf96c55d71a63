"use client";

import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { now } from "@/lib/core/clock";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
import { expectedNow } from "@/lib/features/forecast/model/expected-now";
import type { Item } from "@/lib/features/items/model/dto";

const ExpectedContext = createContext<(item: Item) => number | null>(() => null);

/**
 * Provides what is probably left of the items to each row of a list, by one query for all rows. The rows are not rendered
 * again when the forecast arrives, only their facts.
 */
export function ExpectedProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(forecastQuery());
  const [moment] = useState(now);
  const expectedOf = useMemo(() => {
    const forecasts = new Map(data?.items.map((forecast) => [forecast.itemId, forecast]));
    return (item: Item) => {
      const forecast = forecasts.get(item.id);
      return forecast?.word ? expectedNow(item, forecast.usePerDay, moment) : null;
    };
  }, [data, moment]);
  return <ExpectedContext value={expectedOf}>{children}</ExpectedContext>;
}

/**
 * Returns what is probably left of an item, in 300ths of a unit. Returns null until there is enough history for a
 * forecast, and if the rounded amount is not below the recorded stock.
 */
export function useExpectedOf(item: Item): number | null {
  return useContext(ExpectedContext)(item);
}
