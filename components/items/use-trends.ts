"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useIsWide } from "@/lib/client/use-is-wide";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
import { weeklyUseOf } from "@/lib/features/forecast/model/weekly-use";

/**
 * Returns the stored forecasts of the items by id, and the known uses per week. They are fetched for the table, and for
 * the order by trend.
 */
export function useTrends(isSorted: boolean) {
  const isWide = useIsWide();
  const { data } = useQuery({ ...forecastQuery(), enabled: isWide || isSorted });
  return useMemo(() => {
    const items = data?.items ?? [];
    return {
      forecasts: new Map(items.map((forecast) => [forecast.itemId, forecast])),
      weeklyUse: new Map(
        items.flatMap((forecast) => {
          const use = weeklyUseOf(forecast);
          return use === null ? [] : [[forecast.itemId, use]];
        }),
      ),
    };
  }, [data]);
}
