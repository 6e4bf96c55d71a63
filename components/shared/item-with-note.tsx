import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { paths } from "@/lib/core/paths";
import type { Item } from "@/lib/features/items/model/dto";

interface ItemWithNoteProps {
  item: Item;
  /** A short text about the item. */
  children: ReactNode;
}

/** Renders a row of a card on the home screen: the name of an item and a note, as a link to the item. */
export function ItemWithNote({ item, children }: ItemWithNoteProps) {
  return (
    <AppLink
      href={paths.item(item.id)}
      className="hover:bg-muted -mx-2 flex min-h-12 flex-col justify-center rounded-lg px-2 py-1.5 sm:flex-row sm:items-center sm:justify-between sm:gap-4"
    >
      <span className="wrap-name line-clamp-2 min-w-0 text-[0.9375rem]" title={item.name}>
        {item.name}
      </span>
      <span className="text-muted-foreground shrink-0 text-sm tabular-nums">{children}</span>
    </AppLink>
  );
}
