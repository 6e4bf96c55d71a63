import type { Unit } from "@/lib/features/items/model/units";
import type { ItemTrend } from "@/lib/features/stock/model/dto";
import { describeCounts } from "@/lib/features/stock/model/trends";
import { Sparkline } from "./sparkline";

interface TrendLineProps {
  trend: ItemTrend;
  unit: Unit;
  className?: string;
}

/** Shows the latest counts of an item as a small chart. Counts that found nothing are marked. */
export function TrendLine({ trend, unit, className }: TrendLineProps) {
  const [first, ...others] = trend.amounts;
  if (first === undefined) return null;
  return (
    <Sparkline
      values={[first, ...others]}
      label={describeCounts(trend, unit)}
      hasMarks
      {...(className && { className })}
    />
  );
}
