"use client";

import { AppLink, opensElsewhere } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { openInPlace } from "@/lib/client/history/address";
import { useIsWide } from "@/lib/client/use-is-wide";
import { paths } from "@/lib/core/paths";
import type { Item } from "@/lib/features/items/model/dto";

interface HistoryLinkProps {
  item: Item;
  onHistory: (item: Item) => void;
  /** Closes the dialog, after a question if fields were changed, and then calls `onClosed`. */
  leave: (onClosed: () => void) => void;
}

/** Opens the history of the item in place of the dialog: beside the table of a wide window, otherwise on its page. */
export function HistoryLink({ item, onHistory, leave }: HistoryLinkProps) {
  const isWide = useIsWide();
  const href = paths.item(item.id);
  return (
    <Button asChild variant="link" className="-my-2 px-0">
      <AppLink
        href={href}
        aria-haspopup={isWide ? "dialog" : undefined}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          leave(() => (isWide ? onHistory(item) : openInPlace(href)));
        }}
      >
        Stock and history
      </AppLink>
    </Button>
  );
}
