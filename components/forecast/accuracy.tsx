"use client";

import { useQuery } from "@tanstack/react-query";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
import { forecastCopy } from "@/lib/features/forecast/model/copy";

/** The smallest number of forecasts, each checked by a later count, for which the share of right ones is shown. */
const LEAST_EXPECTED = 10;

/** Shows how many past forecasts of the household were right. Nothing while there are fewer than 10. */
export function ForecastAccuracy() {
  const { data } = useQuery(forecastQuery());
  if (!data || data.accuracy.expected < LEAST_EXPECTED) return null;
  return (
    <section aria-labelledby="forecast-accuracy" className="mt-8">
      <h2 id="forecast-accuracy" className="font-semibold">
        {forecastCopy.accuracy}
      </h2>
      <p className="text-muted-foreground mt-1 text-sm">
        {`${forecastCopy.found(data.accuracy)} ${forecastCopy.aim}`}
      </p>
    </section>
  );
}
