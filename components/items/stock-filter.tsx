import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { NOT_COUNTED } from "@/lib/features/items/model/copy";
import {
  type ItemFilter,
  STOCK_FILTERS,
  type StockFilter as Stock,
} from "@/lib/features/items/model/filter";

const stocks = {
  low: { label: "Low stock", icon: TriangleAlert },
  out: { label: "Out of stock", icon: CircleX },
  well: { label: "Well stocked", icon: CircleCheck },
  uncounted: { label: NOT_COUNTED, icon: CircleDashed },
} as const;

interface StockFilterProps {
  filter: ItemFilter;
  /** Whether there are items that were never counted. */
  hasUncounted: boolean;
  onChange: (filter: ItemFilter) => void;
}

/** Filters the items by stock status. */
export function StockFilter({ filter, hasUncounted, onChange }: StockFilterProps) {
  const toggle = (stock: Stock) =>
    onChange({
      ...filter,
      stock: STOCK_FILTERS.filter((other) =>
        other === stock ? !filter.stock.includes(other) : filter.stock.includes(other),
      ),
    });

  // A link can set a filter that is not offered here. Its button is then shown, so that the person can turn
  // the filter off.
  const offered: readonly Stock[] = hasUncounted ? ["low", "out", "uncounted"] : ["low", "out"];
  const shown = STOCK_FILTERS.filter(
    (stock) => offered.includes(stock) || filter.stock.includes(stock),
  );

  return (
    <div role="group" aria-label="Stock" className="flex flex-wrap gap-2">
      {shown.map((stock) => {
        const { label, icon: Icon } = stocks[stock];
        const isOn = filter.stock.includes(stock);
        return (
          <Button
            key={stock}
            variant="outline"
            aria-pressed={isOn}
            onClick={() => toggle(stock)}
            className={cn(
              "rounded-full px-3.5 lg:gap-1.5 lg:px-3 lg:text-sm",
              isOn &&
                "border-primary bg-accent text-accent-foreground hover:not-disabled:bg-accent",
            )}
          >
            <Icon aria-hidden />
            {label}
          </Button>
        );
      })}
    </div>
  );
}
