import { hasStatus, messageToShow } from "@/lib/client/api";
import { cancelRefetch } from "@/lib/client/cancel-refetch";
import type { SettleContext } from "@/lib/client/pending-writes/pending-write-kind";
import { refreshRights, ROLE_CHANGED } from "@/lib/client/rights";
import { showFailure, showToast } from "@/lib/client/toast";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { cancelItemsRefetch } from "@/lib/features/items/client/items-refetch";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { additionsQuery } from "@/lib/features/shopping-additions/client/queries";
import { keysOfList, shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { purchaseCopy } from "../model/copy";
import type { PutAwayLine } from "../model/dto";
import { boughtKey } from "../model/rules";
import { type StockMove, withMoves, withoutBought } from "../model/shown";
import { purchasesQuery } from "./queries";
import { refetchPurchases } from "./refetch-purchases";

/** Writes the answer to a put-away into the cached data. */
export function applyPutAway(
  {
    listId,
    sent,
  }: {
    listId: number | null;
    /** The number of lines and additions that were sent. */ sent: number;
  },
  putAway: readonly PutAwayLine[],
  context: SettleContext,
): void {
  const { queryClient } = context;
  applyMoves(context, listId, withoutBought(putAway, fetchedLines(queryClient)));
  queryClient.setQueryData(purchasesQuery().queryKey, (old) =>
    old?.listId === listId
      ? { ...old, putAway: [...withoutBought(old.putAway, putAway), ...putAway] }
      : old,
  );
  const skipped = sent - putAway.length;
  if (skipped > 0) showToast(purchaseCopy.putAway.skipped(skipped, sent));
  void queryClient.invalidateQueries({ queryKey: purchasesQuery().queryKey });
}

/** Writes the answer to a take-back into the cached data. */
export function applyTakeBack(
  listId: number | null,
  { lineIds, additionIds = [] }: { lineIds: readonly number[]; additionIds?: readonly number[] },
  context: SettleContext,
): void {
  const { queryClient } = context;
  const keys = new Set([
    ...lineIds.map((lineId) => boughtKey({ lineId })),
    ...additionIds.map((additionId) => boughtKey({ additionId })),
  ]);
  const taken = fetchedLines(queryClient).filter((line) => keys.has(boughtKey(line)));
  applyMoves(
    context,
    listId,
    taken.map(({ itemId, quantity, at }) => ({ itemId, quantity: -quantity, at })),
  );
  queryClient.setQueryData(purchasesQuery().queryKey, (old) =>
    old?.listId === listId ? { ...old, putAway: withoutBought(old.putAway, taken) } : old,
  );
  void queryClient.invalidateQueries({ queryKey: purchasesQuery().queryKey });
}

/** Shows why lines and additions were not put away. */
export function refusePutAway(listId: number | null, error: unknown, context: SettleContext) {
  return showRefusal(listId, error, { ...context, failure: purchaseCopy.putAway.failure });
}

/** Shows why lines and additions were not taken back. */
export function refuseTakeBack(listId: number | null, error: unknown, context: SettleContext) {
  return showRefusal(listId, error, { ...context, failure: purchaseCopy.takeBack.failure });
}

/**
 * Returns the lines and additions that were put away according to the query cache. A response can arrive twice, so a
 * put-away changes the stock only for lines that are not in the cache yet, and a take-back only for those still in it.
 */
function fetchedLines(queryClient: SettleContext["queryClient"]): readonly PutAwayLine[] {
  return queryClient.getQueryData(purchasesQuery().queryKey)?.putAway ?? [];
}

/** Applies the stock changes of a response to the cached items and the items of the list, and refetches them. */
function applyMoves(
  { queryClient }: SettleContext,
  listId: number | null,
  moves: readonly StockMove[],
): void {
  for (const queryKey of listId === null ? [] : keysOfList(listId)) {
    cancelRefetch(queryClient, queryKey);
    queryClient.setQueryData(queryKey, (list) => list && withMovedItems(list, moves));
    void queryClient.invalidateQueries({ queryKey });
  }
  cancelItemsRefetch(queryClient);
  cancelRefetch(queryClient, purchasesQuery().queryKey);
  const { queryKey } = itemsQuery();
  queryClient.setQueryData(queryKey, (items) => items && [...withMoves(items, moves)]);
  void queryClient.invalidateQueries({ queryKey });
}

function withMovedItems(list: ShoppingList, moves: readonly StockMove[]): ShoppingList {
  const items = list.items.map((line) => {
    const [item = line.item] = withMoves([line.item], moves);
    return { ...line, item };
  });
  return { ...list, items };
}

async function showRefusal(
  listId: number | null,
  error: unknown,
  { queryClient, failure }: SettleContext & { failure: { title: string; text: string } },
): Promise<void> {
  refetchPurchases({ queryClient });
  const lists = listId === null ? [shoppingListQuery().queryKey] : keysOfList(listId);
  const keys = [activeCheckQuery().queryKey, additionsQuery().queryKey, ...lists];
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  const hasNewRole = hasStatus(error, 403) && (await refreshRights(queryClient));
  showFailure({ ...failure, detail: hasNewRole ? ROLE_CHANGED : messageToShow(error) });
}
