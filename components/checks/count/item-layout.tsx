import type { ReactNode } from "react";
import { entrance } from "@/components/checks/shared/entrance";
import { ITEM_SCREEN } from "@/components/checks/shared/item-place";
import { NamedTile } from "@/components/pictograms/named-tile";
import { cn } from "@/components/ui/class-names";
import type { Item } from "@/lib/features/items/model/dto";

interface ItemLayoutProps {
  /** Identifies the item, whose photo and heading replace those of the last one. */
  itemKey: number;
  item: Item;
  heading: ReactNode;
  /** Whether the amount keys are shown. They replace the bottom bar of a phone. */
  hasKeys: boolean;
  children: ReactNode;
}

/**
 * Lays out the screen of an item, so that the keys have the same place for every item. On phones and tablets they are
 * at the bottom, and the picture fills the height above them. On short screens it is a small tile beside the heading. On
 * desktops the picture and the heading are in a column beside the keys.
 */
export function ItemLayout({ itemKey, item, heading, hasKeys, children }: ItemLayoutProps) {
  const hasPhoto = item.photo !== null;
  return (
    <div className={ITEM_SCREEN} data-hides-bottom-bar={hasKeys || undefined}>
      <div className="tall:flex-1 tall:flex-col tall:mb-3 flex items-start gap-4 lg:flex-col-reverse">
        <NamedTile
          key={`photo ${itemKey}`}
          of={item}
          size={hasPhoto ? "full" : "thumbnail"}
          isUrgent
          emptyText="No photo available"
          className={cn(
            "tiny:hidden tall:aspect-auto tall:min-h-20 tall:w-full tall:flex-1 aspect-square w-24 rounded-2xl text-center lg:w-full",
            hasPhoto ? "lg:aspect-4/3" : "lg:aspect-video",
          )}
        />
        <div
          key={`heading ${itemKey}`}
          className={entrance("tall:w-full tall:flex-none min-w-0 flex-1 lg:w-full lg:flex-none")}
        >
          {heading}
        </div>
      </div>
      <div className="contents lg:block">{children}</div>
    </div>
  );
}
