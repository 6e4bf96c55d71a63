import { hasStatus, messageToShow } from "@/lib/client/api";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import type { SettleContext } from "@/lib/client/pending-writes/pending-write-kind";
import { refreshRights, ROLE_CHANGED } from "@/lib/client/rights";
import { showFailure, type ToastCopy } from "@/lib/client/toast";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { cancelItemsRefetch } from "@/lib/features/items/client/items-refetch";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { stockCopy } from "../model/copy";
import { type SetPlace, type StockAnswer, type StockPlace, withItem } from "./changed-item";
import { appliedWritesQuery } from "./queries";

/**
 * Writes the stock of a response into the cached items. The write stays pending until the device has deleted
 * it. Its key is recorded, so that the screens do not apply the write to the new stock a second time.
 */
export function applyAnswer(
  { key, place: { itemId } }: PendingWrite<unknown, StockPlace>,
  { currentStock, partialAmount, lastCountedAt }: StockAnswer,
  { queryClient }: SettleContext,
): void {
  const { queryKey } = itemsQuery();
  cancelItemsRefetch(queryClient);
  queryClient.setQueryData(appliedWritesQuery().queryKey, (keys = []) => [...keys, key]);
  queryClient.setQueryData(
    queryKey,
    (items) =>
      items && [...withItem(items, itemId, () => ({ currentStock, partialAmount, lastCountedAt }))],
  );
  // A repeated call gets the response of the first call, whose stock may be outdated.
  void queryClient.invalidateQueries({ queryKey });
}

/** Shows why a use was not saved. */
export function refuseUse({ name }: StockPlace, error: unknown, context: SettleContext) {
  return showRefusal(stockCopy.used.failure(name), error, context);
}

/** Shows why a use was not undone. */
export function refuseUndo({ name }: StockPlace, error: unknown, context: SettleContext) {
  return showRefusal(stockCopy.undone.failure(name), error, context);
}

/** Shows why an amount was not saved. */
export function refuseAmount({ name, amount }: SetPlace, error: unknown, context: SettleContext) {
  return showRefusal(stockCopy.set.failure(name, amount), error, context);
}

async function showRefusal(
  failure: ToastCopy,
  error: unknown,
  { queryClient }: SettleContext,
): Promise<void> {
  for (const { queryKey } of [itemsQuery(), activeCheckQuery()]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  const hasNewRole = hasStatus(error, 403) && (await refreshRights(queryClient));
  showFailure({ ...failure, detail: hasNewRole ? ROLE_CHANGED : messageToShow(error) });
}
