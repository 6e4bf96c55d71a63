"use client";

import { useQuery } from "@tanstack/react-query";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import type { Item } from "@/lib/features/items/model/dto";

const StockDialog = late(async () => (await import("./stock-dialog")).StockDialog);

/**
 * Returns the function that opens the dialog of an item's stock, and the dialog. The function is undefined without the
 * permission, and while a check runs, which counts the stock. A dialog that is open when a check starts stays.
 */
export function useStockDialog(items: readonly Item[] | undefined) {
  const { data: check } = useQuery(activeCheckQuery());
  const isAllowed = useIsAllowed("stock:change");
  const isOffered = isAllowed && check === null;
  const stock = useDialog<Item>();
  usePreload(isOffered ? StockDialog.preload : undefined);
  const { subject } = stock;
  // The present stock, which another person may have changed.
  const item = subject && (items?.find(({ id }) => id === subject.id) ?? subject);
  return {
    onStock: isOffered ? stock.open : undefined,
    dialog: isAllowed && item && (
      <StockDialog
        key={`stock-${stock.turn}`}
        dialog={stock}
        item={item}
        isCheckRunning={Boolean(check)}
      />
    ),
  };
}
