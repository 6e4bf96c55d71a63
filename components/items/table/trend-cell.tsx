import { MoveRight, TrendingDown } from "lucide-react";
import { NoFigure } from "@/components/shared/no-figure";
import { cn } from "@/components/ui/class-names";
import type { ItemForecast } from "@/lib/features/forecast/model/dto";
import { weeklyUseOf } from "@/lib/features/forecast/model/weekly-use";
import { rateText } from "@/lib/features/stock/model/rate-text";

/**
 * Shows how fast the stock of an item falls, from its stored forecast. The colour marks an item that may run out
 * before the next shopping.
 */
export function TrendCell({ forecast }: { forecast: ItemForecast | undefined }) {
  const use = forecast ? weeklyUseOf(forecast) : null;
  const rate = use === null ? null : rateText(use);
  const isSoon = forecast?.word === "soon";
  const Icon = rate === null ? MoveRight : TrendingDown;
  return (
    <div
      role="cell"
      className="text-muted-foreground col-start-8 row-start-1 row-end-4 self-center pl-3 text-sm whitespace-nowrap tabular-nums"
    >
      {use === null ? (
        <NoFigure reason="Not known yet" />
      ) : (
        <span
          className={cn("inline-flex items-center gap-1 align-middle", isSoon && "text-low")}
          title={isSoon ? "May run out before your next shopping" : "Expected use"}
        >
          <Icon aria-hidden className="size-3.5 shrink-0" />
          {rate ?? "Steady"}
          {isSoon && <span className="sr-only">, may run out soon</span>}
        </span>
      )}
    </div>
  );
}
