"use client";

import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { BusyButton } from "./busy-button";
import type { Selection } from "./use-selection";

interface SelectionBarProps {
  selection: Selection;
  /** The number of selectable rows. */
  total: number;
  isDeleting: boolean;
  onDelete: () => void;
  /** A further action, before the deletion. */
  children?: ReactNode;
}

/**
 * Shows the actions of select mode: above the bottom bar on a phone, at the bottom edge of a larger screen. Render it
 * before the list in a flex column, so that the keyboard reaches it before a long list.
 */
export function SelectionBar({
  selection,
  total,
  isDeleting,
  onDelete,
  children,
}: SelectionBarProps) {
  const { count, selectAll, deselectAll, leave } = selection;
  return (
    <div
      role="toolbar"
      aria-label="Selection"
      className="bg-popover shadow-floating animate-in fade-in slide-in-from-bottom-4 sticky bottom-[calc(var(--bottom-bar-height)+0.75rem)] z-20 order-last mt-4 flex flex-col gap-2 rounded-2xl border p-3 duration-200 md:bottom-4 lg:flex-row lg:items-center lg:gap-4"
    >
      <div className="flex flex-1 flex-wrap items-center justify-between gap-x-1 lg:justify-start">
        <p role="status" className="font-semibold tabular-nums max-lg:text-sm lg:px-2">
          {count} of {total} selected
        </p>
        <div className="flex">
          <Button
            variant="link"
            className="px-1 max-lg:text-[0.8125rem] lg:px-2"
            disabled={count === total}
            onClick={selectAll}
          >
            Select All
          </Button>
          <Button
            variant="link"
            className="px-1 max-lg:text-[0.8125rem] lg:px-2"
            disabled={count === 0}
            onClick={deselectAll}
          >
            Deselect All
          </Button>
        </div>
      </div>
      <div className="flex gap-2 max-lg:[&>*]:min-w-0 max-lg:[&>*]:flex-auto max-lg:[&>*]:px-1.5 max-lg:[&>*]:whitespace-normal">
        <Button variant="outline" size="lg" disabled={isDeleting} onClick={leave}>
          Cancel
        </Button>
        {children}
        <BusyButton
          variant={count === 0 ? "outline" : "destructive"}
          size="lg"
          isBusy={isDeleting}
          busyLabel="Deleting..."
          disabled={count === 0}
          onClick={onDelete}
        >
          <Trash2 aria-hidden className="max-sm:hidden" />
          Delete ({count})
        </BusyButton>
      </div>
    </div>
  );
}
