"use client";

import { History, Tag } from "lucide-react";
import { memo } from "react";
import { PhotoTile } from "@/components/shared/photo-tile";
import { StockBadge } from "@/components/shared/stock-badge";
import { Badge } from "@/components/ui/badge";
import type { Item } from "@/lib/features/items/dto";
import { stockOfDesired, stockStatus } from "@/lib/features/items/rules";

interface ItemCardProps {
  item: Item;
  isRecentlyUpdated: boolean;
  /** Left out for those who may not. */
  onEdit: ((item: Item) => void) | undefined;
}

/** One item with its stock. The whole card opens it. Only what changed is drawn anew. */
export const ItemCard = memo(function ItemCard({ item, isRecentlyUpdated, onEdit }: ItemCardProps) {
  const { name, photo, supermarketItemName } = item;
  return (
    <article className="bg-card shadow-raised has-[button:hover]:border-input relative flex h-full flex-col gap-2.5 rounded-2xl border p-3 transition-colors">
      <div className="flex gap-3.5">
        <PhotoTile photo={photo} name={name} />
        <div className="flex min-w-0 flex-1 flex-col justify-center gap-1">
          <h3 className="leading-snug font-semibold">
            {onEdit ? (
              <button
                type="button"
                aria-haspopup="dialog"
                // The button reaches over the whole card.
                className="text-left outline-none after:absolute after:inset-0 after:rounded-2xl after:-outline-offset-2 focus-visible:after:outline-2"
                onClick={() => onEdit(item)}
              >
                <ItemName name={name} />
              </button>
            ) : (
              <ItemName name={name} />
            )}
          </h3>
          <p className="text-muted-foreground text-[0.9375rem] leading-snug wrap-anywhere tabular-nums">
            Stock: {stockOfDesired(item)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <StockBadge status={stockStatus(item)} />
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

function ItemName({ name }: { name: string }) {
  return <span className="line-clamp-2 wrap-anywhere">{name}</span>;
}
