"use client";

import { CircleCheck, CircleDashed, CircleX, Search, TriangleAlert, X } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Input } from "@/components/ui/input";
import { NOT_COUNTED } from "@/lib/features/items/model/copy";
import {
  type ItemFilter,
  STOCK_FILTERS,
  type StockFilter,
} from "@/lib/features/items/model/filter";

const stocks = {
  low: { label: "Low stock", icon: TriangleAlert },
  out: { label: "Out of stock", icon: CircleX },
  well: { label: "Well stocked", icon: CircleCheck },
  uncounted: { label: NOT_COUNTED, icon: CircleDashed },
} as const;

interface ItemSearchProps {
  filter: ItemFilter;
  /** Whether there are items that were never counted. */
  hasUncounted: boolean;
  onChange: (filter: ItemFilter) => void;
}

/** Filters the items by name, on each keystroke, and by stock status. */
export function ItemSearch({ filter, hasUncounted, onChange }: ItemSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const toggle = (stock: StockFilter) =>
    onChange({
      ...filter,
      stock: STOCK_FILTERS.filter((other) =>
        other === stock ? !filter.stock.includes(other) : filter.stock.includes(other),
      ),
    });

  // Only a link from the home screen sets the other filter. Its button is shown so that the person can turn it off.
  const offered: readonly StockFilter[] = hasUncounted
    ? ["low", "out", "uncounted"]
    : ["low", "out"];
  const shown = STOCK_FILTERS.filter(
    (stock) => offered.includes(stock) || filter.stock.includes(stock),
  );

  return (
    <div role="search" className="mb-5 flex flex-col gap-2.5 lg:flex-row">
      <div className="relative flex-1">
        <Search
          aria-hidden
          className="text-muted-foreground pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2"
        />
        <Input
          ref={input}
          type="search"
          aria-label="Search items"
          placeholder="Search items"
          autoComplete="off"
          enterKeyHint="search"
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
          className="pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden"
        />
        {filter.text !== "" && (
          <Button
            variant="ghost"
            size="icon"
            aria-label="Clear search"
            title="Clear search"
            className="text-muted-foreground absolute top-1/2 right-0.5 -translate-y-1/2 rounded-full"
            onClick={() => {
              onChange({ ...filter, text: "" });
              input.current?.focus();
            }}
          >
            <X aria-hidden className="size-5" />
          </Button>
        )}
      </div>
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
                "rounded-full",
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
    </div>
  );
}
