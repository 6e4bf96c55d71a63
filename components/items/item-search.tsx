"use client";

import { SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { SearchInput } from "@/components/ui/search-input";
import type { ItemFilter } from "@/lib/features/items/model/filter";

interface ItemSearchProps {
  filter: ItemFilter;
  onChange: (filter: ItemFilter) => void;
  /** The number of active filters other than the name, plus one if an order is selected. */
  count: number;
  /**
   * Renders the controls of the other filters. On phones and tablets they are hidden until a button opens
   * them.
   */
  children: (isOpen: boolean) => ReactNode;
}

/** Filters the items by name, on each keystroke, and by the controls of the other filters. */
export function ItemSearch({ filter, onChange, count, children }: ItemSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const panelId = useId();
  // A link can set filters. They are visible then, so that the person can turn them off.
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <div role="search" className="flex flex-wrap gap-2">
      <div className="relative min-w-0 flex-1 lg:min-w-60">
        <SearchInput
          ref={input}
          type="search"
          data-shortcut="/"
          aria-label="Search items"
          placeholder="Search items"
          enterKeyHint="search"
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
          className="peer min-h-11 pr-12 [&::-webkit-search-cancel-button]:hidden"
        />
        {filter.text === "" ? (
          <kbd
            aria-hidden
            className="shortcut-hint text-muted-foreground pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-md border px-2 font-sans text-xs leading-5.5 peer-focus:opacity-0"
          >
            /
          </kbd>
        ) : (
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
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className={cn(
          "px-3 lg:hidden",
          count > 0 && "border-primary bg-accent text-accent-foreground",
        )}
      >
        <SlidersHorizontal aria-hidden />
        Filter
        {count > 0 && <span className="tabular-nums">({count})</span>}
      </Button>
      <div
        id={panelId}
        className={cn("basis-full flex-wrap gap-2 lg:contents", isOpen ? "flex" : "hidden")}
      >
        {children(isOpen)}
      </div>
    </div>
  );
}
