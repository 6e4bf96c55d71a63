"use client";

import { useMemo } from "react";
import { type Arranged, ArrangeDialog } from "@/components/items/arrange/arrange-dialog";
import type { DialogState } from "@/components/shared/use-dialog";
import { useMoveItem } from "@/lib/features/shop-order/client/mutations";
import type { ShopOrder } from "@/lib/features/shop-order/model/dto";
import type { Room } from "@/lib/features/shopping-lists/model/arrange";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineName } from "@/lib/features/shopping-lists/model/rules";

interface ShopOrderDialogProps {
  /** The dialog's subject is the lines that are not bought when the dialog is opened. */
  dialog: DialogState<readonly Line[]>;
  order: ShopOrder;
  rooms: readonly Room[] | undefined;
}

/** Shows the dialog in which people change the order of the shop. A separate chunk. */
export function ShopOrderDialog({ dialog, order: { itemIds }, rooms }: ShopOrderDialogProps) {
  const { subject: lines } = dialog;
  const move = useMoveItem();
  const sorted = useMemo(
    () =>
      itemIds.flatMap((itemId) => {
        const line = lines?.find(({ item }) => item.id === itemId);
        return line ? [arranged(line, rooms)] : [];
      }),
    [lines, itemIds, rooms],
  );

  function save(ids: readonly number[], itemId: number) {
    const to = ids.indexOf(itemId);
    const before = ids[to - 1];
    const besideId = before ?? ids[1];
    if (besideId !== undefined) move.mutate({ itemId, besideId, isAfter: before !== undefined });
  }

  return (
    <ArrangeDialog
      dialog={dialog}
      title="Order of the shop"
      description="Drag an item to its place. It stays there for everybody in the household, whatever later trips teach."
      order="order of the shop"
      entries={sorted}
      onReorder={save}
    />
  );
}

/** Returns an item with its name in the shop. Its own name and its location distinguish items with one name there. */
function arranged({ item }: Line, rooms: readonly Room[] | undefined): Arranged {
  const name = lineName(item);
  const room = rooms?.find(({ id }) => id === item.locationId)?.name;
  const note = [name !== item.name && item.name, room].filter(Boolean).join(" · ");
  return { id: item.id, name, item, note };
}
