"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { cn } from "./class-names";

interface TabsProps<Value extends string> {
  /** What one chooses between, for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: string; panel: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Panels of which one is shown. The arrow keys, Home and End move between the tabs, as ARIA asks. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.findIndex((tab) => tab.value === value);

  function move(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const target = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onValueChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[tabs.indexOf(tab)]?.focus();
  }

  return (
    <div className="flex flex-col gap-6">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="bg-muted grid auto-cols-fr grid-flow-col gap-1 rounded-xl p-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onValueChange(tab.value)}
            onKeyDown={move}
            className={cn(
              "text-muted-foreground hover:text-foreground min-h-11 rounded-lg px-3 text-[0.9375rem] font-semibold transition-[background-color,color,box-shadow]",
              "aria-selected:bg-card aria-selected:text-foreground aria-selected:shadow-raised dark:aria-selected:bg-secondary-hover",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`} key={value}>
        {tabs[current]?.panel}
      </div>
    </div>
  );
}
