import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Name } from "@/components/shared/name";
import { paths } from "@/lib/core/paths";
import type { Item } from "@/lib/features/items/model/dto";
import { NamedTile } from "./named-tile";

interface ItemWithNoteProps {
  item: Item;
  /** A short text about the item. */
  children: ReactNode;
}

/** Renders a row of a card on the home screen: picture, name and a note of an item, as a link to the item. */
export function ItemWithNote({ item, children }: ItemWithNoteProps) {
  return (
    <AppLink
      href={paths.item(item.id)}
      className="hover:bg-muted -mx-2 flex min-h-12 items-center gap-3 rounded-lg px-2 py-1.5"
    >
      <NamedTile of={item} emptyText="" className="w-8 rounded-lg" />
      <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:justify-between sm:gap-4">
        <Name className="line-clamp-2 min-w-0 text-base" title={item.name}>
          {item.name}
        </Name>
        <span className="text-muted-foreground shrink-0 text-sm tabular-nums max-sm:wrap-anywhere">
          {children}
        </span>
      </span>
    </AppLink>
  );
}
