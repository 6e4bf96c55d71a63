"use client";

import { CircleDashed, CloudUpload, History, Tag } from "lucide-react";
import { memo } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { SelectBox } from "@/components/shared/select-box";
import { StockBadge } from "@/components/shared/stock-badge";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/class-names";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { isTemporaryId } from "@/lib/core/temporary-id";
import { NOT_COUNTED } from "@/lib/features/items/model/copy";
import type { Item } from "@/lib/features/items/model/dto";
import { isUncounted, stockOfDesired, stockStatus } from "@/lib/features/items/model/rules";

/** The actions of a card. Both are undefined without the permission to edit. */
export interface ItemCardActions {
  onEdit?: ((item: Item) => void) | undefined;
  onToggle?: ((id: number) => void) | undefined;
}

interface ItemCardProps {
  item: Item;
  isRecentlyUpdated: boolean;
  /** Null outside select mode. */
  isSelected: boolean | null;
  actions: ItemCardActions;
}

// The height of a card outside the viewport, which depends on the rows of its badges.
const ONE_ROW = "offscreen-26";
const TWO_ROWS = "offscreen-34";
/** These two badges are on one row if the card is at least 368 pixels wide. */
const STOCK_AND_MISSING_NAME =
  "offscreen-33.5 min-[25rem]:offscreen-26.5 lg:offscreen-33.5 min-[70rem]:offscreen-26.5 xl:offscreen-33.5";

/**
 * Shows one item with its stock. A tap anywhere on the card opens or selects it. Memoized, so that
 * only changed cards render again.
 */
export const ItemCard = memo(function ItemCard({
  item,
  isRecentlyUpdated,
  isSelected,
  actions,
}: ItemCardProps) {
  const { name, photo, supermarketItemName } = item;
  return (
    <article
      className={cn(
        "bg-card shadow-raised relative flex h-full flex-col gap-2.5 rounded-2xl border p-3 transition-colors",
        supermarketItemName ? ONE_ROW : isRecentlyUpdated ? TWO_ROWS : STOCK_AND_MISSING_NAME,
        !isSelected && actions.onEdit && "hover:border-input",
        isSelected && "border-primary",
      )}
    >
      <div className="flex gap-3.5">
        <NamedTile photo={photo} name={name} supermarketName={supermarketItemName} />
        <div className="flex min-w-0 flex-1 flex-col justify-center gap-1">
          <h3 className="leading-snug font-semibold">
            <CardName item={item} isSelecting={isSelected !== null} actions={actions} />
          </h3>
          <p className="text-muted-foreground text-[0.9375rem] leading-snug wrap-anywhere tabular-nums">
            {`Stock: ${stockOfDesired(item)}`}
          </p>
        </div>
        {isSelected !== null && (
          <SelectBox
            name={name}
            isSelected={isSelected}
            onToggle={() => actions.onToggle?.(item.id)}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-1.5">
        <StockBadge status={stockStatus(item)} />
        {isUncounted(item) && (
          <Badge variant="outline">
            <CircleDashed aria-hidden />
            {NOT_COUNTED}
          </Badge>
        )}
        {isTemporaryId(item.id) && <WaitingBadge />}
        {isRecentlyUpdated && (
          <Badge variant="outline">
            <History aria-hidden />
            Recently updated
          </Badge>
        )}
        {!supermarketItemName && (
          <Badge variant="outline">
            <Tag aria-hidden />
            Missing supermarket item name
          </Badge>
        )}
      </div>
    </article>
  );
});

/** Shows that an item waits on this device, while pending writes are delayed. */
function WaitingBadge() {
  const { isDelayed } = usePendingWrites();
  if (!isDelayed) return null;
  return (
    <Badge variant="outline">
      <CloudUpload aria-hidden />
      Waiting to be sent
    </Badge>
  );
}

interface CardNameProps {
  item: Item;
  isSelecting: boolean;
  actions: ItemCardActions;
}

function CardName({ item, isSelecting, actions: { onEdit } }: CardNameProps) {
  const name = <span className="line-clamp-2 wrap-anywhere">{item.name}</span>;
  if (isSelecting || !onEdit) return name;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      // The click area of the button covers the whole card.
      className="text-left outline-none after:absolute after:inset-0 after:rounded-2xl after:-outline-offset-2 focus-visible:after:outline-2"
      onClick={() => onEdit(item)}
    >
      {name}
    </button>
  );
}
