import { hasStatus, messageToShow } from "@/lib/client/api";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { isNumber, isStringOrNull } from "@/lib/client/pending-writes/has-shape";
import {
  definePendingWrite,
  type SettleContext,
} from "@/lib/client/pending-writes/pending-write-kind";
import { refreshRights, ROLE_CHANGED } from "@/lib/client/rights";
import { showFailure, type ToastCopy } from "@/lib/client/toast";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { cancelItemsRefetch } from "@/lib/features/items/client/items-refetch";
import { itemsQuery } from "@/lib/features/items/client/queries";
import type { Item } from "@/lib/features/items/model/dto";
import { stockWithout } from "@/lib/features/purchases/model/rules";
import { stockCopy } from "../model/copy";
import { stockWithUnused } from "../model/rules";
import type { RecordUse, ReverseUse, SetAmount } from "../model/schema";
import { appliedWritesQuery } from "./queries";

/** What the screens show of a write while it is pending. */
interface StockPlace {
  itemId: number;
  /** The name of the item, for the message of a refused write. */
  name: string;
  /** When the person tapped, in ISO 8601. It tells the uses of an item apart. */
  at: string;
}

/** A use that is undone. */
interface UndoPlace extends StockPlace {
  /** `at` of the use. */
  usedAt: string;
  /** What the use has taken off, in 300ths of a unit. */
  taken: number;
}

interface SetPlace extends StockPlace {
  /** The amount with its unit, for the message of a refused write. */
  amount: string;
}

/** The fields of an item that the answers of all kinds change. */
type Answer = Pick<Item, "id" | "currentStock" | "partialAmount" | "lastCountedAt">;

const answer = {
  id: isNumber,
  currentStock: isNumber,
  partialAmount: isNumber,
  lastCountedAt: isStringOrNull,
};

const keepsRefused = false;

/** The pending write kind of whole units that somebody has used. */
export const usedWrites = definePendingWrite<{
  body: RecordUse;
  place: StockPlace;
  answer: Answer;
  data: readonly Item[];
}>({
  kind: "used",
  noun: "change",
  request: (_body, { itemId }) => ({
    method: "POST",
    path: `/api/items/${itemId}/used`,
    group: `stock:${itemId}`,
    subject: `used:${itemId}`,
  }),
  answer,
  overlay: (items, pending) =>
    pending.reduce(
      (shown, { body, place }) =>
        withItem(shown, place.itemId, (item) => stockWithout(item, body.quantity ?? 1)),
      items,
    ),
  onSent: applyAnswer,
  async onRefused({ place }, error, context) {
    const { itemId, at } = place;
    await context.discard((entry) =>
      undoWrites
        .select([entry])
        .some((undo) => undo.place.itemId === itemId && undo.place.usedAt === at),
    );
    await showRefusal(stockCopy.used.failure(place.name), error, context);
  },
  onSentElsewhere: refetch,
  keepsRefused,
});

/** The pending write kind of uses that are undone. */
export const undoWrites = definePendingWrite<{
  body: ReverseUse;
  place: UndoPlace;
  answer: Answer;
  data: readonly Item[];
}>({
  kind: "undo-used",
  noun: "change",
  request: (_body, { itemId }) => ({
    method: "POST",
    path: `/api/items/${itemId}/used/reverse`,
    group: `stock:${itemId}`,
    subject: `undo-used:${itemId}`,
  }),
  answer,
  overlay: (items, pending) =>
    pending.reduce(
      (shown, { place }) =>
        withItem(shown, place.itemId, (item) => stockWithUnused(item, place.taken)),
      items,
    ),
  onSent: applyAnswer,
  onRefused: ({ place }, error, context) =>
    showRefusal(stockCopy.undone.failure(place.name), error, context),
  onSentElsewhere: refetch,
  keepsRefused,
});

/** The pending write kind of amounts that somebody has seen between two checks. */
export const amountWrites = definePendingWrite<{
  body: SetAmount;
  place: SetPlace;
  answer: Answer;
  data: readonly Item[];
}>({
  kind: "amount",
  noun: "change",
  request: (_body, { itemId }) => ({
    method: "POST",
    path: `/api/items/${itemId}/amount`,
    group: `stock:${itemId}`,
    subject: `amount:${itemId}`,
  }),
  answer,
  overlay: (items, pending) =>
    pending.reduce(
      (shown, { body: { currentStock, partialAmount }, place }) =>
        withItem(shown, place.itemId, () => ({
          currentStock,
          partialAmount,
          lastCountedAt: place.at,
        })),
      items,
    ),
  onSent: applyAnswer,
  onRefused: ({ place }, error, context) =>
    showRefusal(stockCopy.set.failure(place.name, place.amount), error, context),
  onSentElsewhere: refetch,
  keepsRefused,
});

type Change = Partial<Pick<Item, "currentStock" | "partialAmount" | "lastCountedAt">>;

function withItem(
  items: readonly Item[],
  itemId: number,
  change: (item: Item) => Change,
): readonly Item[] {
  return items.map((item) => {
    if (item.id !== itemId) return item;
    const { currentStock, partialAmount, lastCountedAt } = { ...item, ...change(item) };
    return { ...item, currentStock, partialAmount, lastCountedAt };
  });
}

/**
 * Writes the stock of an answer into the cached items. The write stays pending until the device has deleted it, so its
 * key is noted: otherwise the screens would take the use off twice.
 */
function applyAnswer(
  { key, place: { itemId } }: PendingWrite<unknown, StockPlace>,
  { currentStock, partialAmount, lastCountedAt }: Answer,
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
  // The answer to a repeated call is the first one, which may be outdated.
  void queryClient.invalidateQueries({ queryKey });
}

async function showRefusal(
  failure: ToastCopy,
  error: unknown,
  { queryClient }: SettleContext,
): Promise<void> {
  refetch({ queryClient });
  void queryClient.invalidateQueries({ queryKey: activeCheckQuery().queryKey });
  const hasNewRole = hasStatus(error, 403) && (await refreshRights(queryClient));
  showFailure({ ...failure, detail: hasNewRole ? ROLE_CHANGED : messageToShow(error) });
}

function refetch({ queryClient }: Pick<SettleContext, "queryClient">): void {
  void queryClient.invalidateQueries({ queryKey: itemsQuery().queryKey });
}
