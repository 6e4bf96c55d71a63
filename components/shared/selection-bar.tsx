"use client";

import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { BusyButton } from "./busy-button";
import type { Selection } from "./use-selection";

const LINK = "px-0 no-underline hover:not-disabled:underline max-lg:text-sm";

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
 * Shows the actions of select mode: directly above the bottom bar of a phone, floating at the bottom edge of a larger screen.
 * Render it before the list in a flex column, so that the keyboard reaches it before a long list.
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
      data-covers="rows"
      // On a phone the negative margins cover the padding of the page, so that no row is visible beside the bar.
      className="bg-popover shadow-floating animate-in fade-in slide-in-from-bottom-4 sticky bottom-(--bottom-bar-height) z-20 order-last -mx-4 mt-4 -mb-6 flex flex-col gap-1 rounded-t-2xl border-t px-4 pt-1 pb-3 duration-200 md:bottom-4 md:mx-0 md:mb-0 md:rounded-2xl md:border md:p-3 lg:flex-row lg:items-center lg:gap-4"
    >
      <div className="flex flex-1 flex-wrap items-center gap-x-2">
        <p
          role="status"
          // On a phone the number may have two lines beside the links. If there is no room, it is above them.
          className="font-semibold tabular-nums max-lg:grow max-lg:basis-20 max-lg:text-sm max-lg:leading-tight lg:mr-2 lg:px-2"
        >
          {count} of {total} selected
        </p>
        <div className="flex flex-wrap gap-x-4 max-lg:ml-auto max-sm:gap-x-3 lg:flex-1">
          <Button
            variant="link"
            // On a phone a disabled link would be read as a part of the number beside it, which needs its space.
            className={cn(LINK, "max-lg:disabled:hidden")}
            disabled={count === total}
            onClick={selectAll}
          >
            Select All
          </Button>
          <Button variant="link" className={LINK} disabled={count === 0} onClick={deselectAll}>
            Deselect All
          </Button>
          <Button
            variant="link"
            className={cn(LINK, "min-w-11 justify-end lg:ml-auto")}
            disabled={isDeleting}
            onClick={leave}
          >
            Cancel
          </Button>
        </div>
      </div>
      <div className="flex gap-2 max-lg:*:flex-1 max-lg:*:px-3">
        {children}
        <BusyButton
          variant="outline"
          size="lg"
          isBusy={isDeleting}
          busyLabel="Deleting..."
          disabled={count === 0}
          // Filled red is the confirmation.
          className={count === 0 ? undefined : "border-destructive text-destructive"}
          onClick={onDelete}
        >
          <Trash2 aria-hidden className="max-sm:hidden" />
          Delete ({count})
        </BusyButton>
      </div>
    </div>
  );
}
