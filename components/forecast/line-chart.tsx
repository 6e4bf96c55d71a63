"use client";

import { useQuery } from "@tanstack/react-query";
import { StepChart } from "@/components/stock/history/step-chart";
import { desiredAmount } from "@/lib/core/amount";
import { now } from "@/lib/core/clock";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
import type { Forecast } from "@/lib/features/forecast/model/dto";
import { expectedStock } from "@/lib/features/forecast/model/expected-stock";
import type { KeptFacts, Line } from "@/lib/features/shopping-lists/model/dto";
import { itemHistoryQuery } from "@/lib/features/stock/client/item-history-query";
import { type StockStep, stockSteps } from "@/lib/features/stock/model/stock-steps";

interface LineChartProps {
  line: Line;
  facts: KeptFacts;
}

/**
 * Shows the counts and purchases of the item of a line, and what is expected until the next shopping. Without the
 * history of the item, for example offline, it shows the counts that the list contains, at the same height.
 */
export function LineChart({ line: { item, itemId }, facts }: LineChartProps) {
  const { data: history } = useQuery(itemHistoryQuery(item));
  const { data: forecast } = useQuery(forecastQuery());
  const present = now().getTime();
  const recorded = history ? stockSteps(history) : [];
  const [first, ...others] = recorded.length > 0 ? recorded : countsOf(facts);
  if (!first) return null;
  const { amount } = others.at(-1) ?? first;
  return (
    <StepChart
      steps={[first, ...others]}
      target={facts.wanted ?? desiredAmount(item.desiredStock)}
      unit={facts.unit}
      end={present}
      expected={expectedOf({ at: present, amount }, itemId, forecast)}
    />
  );
}

/** Returns the counts of a rationale, the oldest first. Their days are shown in the time zone of the person. */
function countsOf({ counts }: KeptFacts): StockStep[] {
  return counts
    .map(({ date, amount }) => ({ at: Date.parse(`${date}T12:00`), amount, isCount: true }))
    .toSorted((a, b) => a.at - b.at);
}

function expectedOf(
  stock: { at: number; amount: number },
  itemId: number,
  forecast: Forecast | undefined,
) {
  const own = forecast?.items.find((other) => other.itemId === itemId);
  if (!own?.word || !forecast?.shoppingAt) return [];
  const { usePerDay } = own;
  return expectedStock(stock, { usePerDay, until: Date.parse(forecast.shoppingAt) });
}
