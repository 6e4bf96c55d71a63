import type { PendingWrite } from "@/lib/client/device/pending-write";
import { isNumber, isStringOrNull } from "@/lib/client/pending-writes/has-shape";
import {
  definePendingWrite,
  type SettleContext,
} from "@/lib/client/pending-writes/pending-write-kind";
import { itemsQuery } from "@/lib/features/items/client/queries";
import type { Item } from "@/lib/features/items/model/dto";
import { stockWithout } from "@/lib/features/purchases/model/rules";
import { stockWithUnused } from "../model/rules";
import type { RecordUse, ReverseUse, SetAmount } from "../model/schema";
import {
  isSeenSince,
  type SetPlace,
  type StockAnswer,
  type StockPlace,
  type UndoPlace,
  withItem,
} from "./changed-item";

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
  answer: StockAnswer;
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
        withItem(shown, place.itemId, (item) =>
          isSeenSince(item, place.at) ? {} : stockWithout(item, body.quantity ?? 1),
        ),
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
    return (await handlers()).refuseUse(place, error, context);
  },
  onSentElsewhere: refetch,
  keepsRefused,
});

/** The pending write kind of uses that are undone. */
export const undoWrites = definePendingWrite<{
  body: ReverseUse;
  place: UndoPlace;
  answer: StockAnswer;
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
        withItem(shown, place.itemId, (item) =>
          isSeenSince(item, place.usedAt) ? {} : stockWithUnused(item, place.taken),
        ),
      items,
    ),
  onSent: applyAnswer,
  onRefused: async ({ place }, error, context) =>
    (await handlers()).refuseUndo(place, error, context),
  onSentElsewhere: refetch,
  keepsRefused,
});

/** The pending write kind of amounts that somebody has seen between two checks. */
export const amountWrites = definePendingWrite<{
  body: SetAmount;
  place: SetPlace;
  answer: StockAnswer;
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
        withItem(shown, place.itemId, (item) =>
          isSeenSince(item, place.at)
            ? {}
            : { currentStock, partialAmount, lastCountedAt: place.at },
        ),
      items,
    ),
  onSent: applyAnswer,
  onRefused: async ({ place }, error, context) =>
    (await handlers()).refuseAmount(place, error, context),
  onSentElsewhere: refetch,
  keepsRefused,
});

/**
 * Loads the functions that handle the outcome of a write. They are imported on demand, so that a page does not load
 * them at its start.
 */
const handlers = () => import("./settle-stock-writes");

async function applyAnswer(
  entry: PendingWrite<unknown, StockPlace>,
  answered: StockAnswer,
  context: SettleContext,
): Promise<void> {
  (await handlers()).applyAnswer(entry, answered, context);
}

function refetch({ queryClient }: SettleContext): void {
  void queryClient.invalidateQueries({ queryKey: itemsQuery().queryKey });
}
