import { hasStatus, messageToShow } from "@/lib/client/api";
import { cancelRefetch } from "@/lib/client/cancel-refetch";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { hasShape, isNumber, isString } from "@/lib/client/pending-writes/has-shape";
import {
  definePendingWrite,
  type SettleContext,
} from "@/lib/client/pending-writes/pending-write-kind";
import { refreshRights, ROLE_CHANGED } from "@/lib/client/rights";
import { showFailure, showToast } from "@/lib/client/toast";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { cancelItemsRefetch } from "@/lib/features/items/client/items-refetch";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { keysOfList } from "@/lib/features/shopping-lists/client/queries";
import { purchaseCopy } from "../model/copy";
import type { PutAwayLine } from "../model/dto";
import type { PutAway, TakeBack } from "../model/schema";
import {
  type MovedLine,
  type ShownPurchases,
  type StockMove,
  withMoved,
  withMoves,
  withoutLines,
} from "../model/shown";
import { purchasesQuery } from "./queries";

/** The list and the lines of a write, which the screens show while it is pending. */
interface PurchasePlace<L extends MovedLine = MovedLine> {
  listId: number;
  /** When the person tapped, in ISO 8601. */
  at: string;
  lines: readonly L[];
}

/** A line that is put away, with the name that a refused write shows. */
export type NamedLine = MovedLine & { name: string };

export type PutAwayEntry = PendingWrite<PutAway, PurchasePlace<NamedLine>>;

/** The pending write kind of lines that are put away. */
export const putAwayWrites = definePendingWrite<{
  body: PutAway;
  place: PurchasePlace<NamedLine>;
  answer: { putAway: PutAwayLine[] };
  data: ShownPurchases;
}>({
  kind: "put-away",
  noun: "change",
  request: ({ lines }, { listId }) => ({
    method: "POST",
    path: `/api/shopping-lists/${listId}/put-away`,
    group: `purchases:${listId}`,
    // A line is put away at most once, so the id of the first line distinguishes the put-away writes of a
    // list.
    subject: `put-away:${listId}:${lines[0]?.lineId}`,
  }),
  answer: { putAway: isLines },
  overlay: (data, pending) =>
    pending
      .filter(({ place }) => place.listId === data.purchases.listId)
      .reduce((shown, { place }) => withMoved(shown, place), data),
  onSent({ body, place }, { putAway }, context) {
    const { queryClient } = context;
    applyMoves(context, withoutLines(putAway, fetchedLines(queryClient)));
    queryClient.setQueryData(purchasesQuery().queryKey, (old) =>
      old?.listId === place.listId
        ? { ...old, putAway: [...withoutLines(old.putAway, putAway), ...putAway] }
        : old,
    );
    const skipped = body.lines.length - putAway.length;
    if (skipped > 0) showToast(purchaseCopy.putAway.skipped(skipped, body.lines.length));
    void queryClient.invalidateQueries({ queryKey: purchasesQuery().queryKey });
  },
  onRefused: ({ place }, error, context) =>
    showRefusal(place.listId, error, { ...context, failure: purchaseCopy.putAway.failure }),
  onSentElsewhere: refetch,
  keepsRefused: true,
});

/** The pending write kind of lines that are taken back. */
export const takeBackWrites = definePendingWrite<{
  body: TakeBack;
  place: PurchasePlace;
  answer: { lineIds: number[] };
  data: ShownPurchases;
}>({
  kind: "take-back",
  noun: "change",
  request: (_body, { listId }) => ({
    method: "POST",
    path: `/api/shopping-lists/${listId}/take-back`,
    group: `purchases:${listId}`,
    subject: `take-back:${listId}`,
  }),
  answer: { lineIds: isIds },
  overlay: (data, pending) =>
    pending
      .filter(({ place }) => place.listId === data.purchases.listId)
      .reduce(
        ({ purchases, ...shown }, { place }) => ({
          ...shown,
          purchases: { ...purchases, putAway: withoutLines(purchases.putAway, place.lines) },
        }),
        data,
      ),
  onSent({ place }, { lineIds }, context) {
    const { queryClient } = context;
    const taken = fetchedLines(queryClient).filter(({ lineId }) => lineIds.includes(lineId));
    applyMoves(
      context,
      taken.map(({ itemId, quantity }) => ({ itemId, quantity: -quantity })),
    );
    giveUpPutAway(place, context);
    queryClient.setQueryData(purchasesQuery().queryKey, (old) =>
      old?.listId === place.listId ? { ...old, putAway: withoutLines(old.putAway, taken) } : old,
    );
    void queryClient.invalidateQueries({ queryKey: purchasesQuery().queryKey });
  },
  onRefused({ place }, error, context) {
    giveUpPutAway(place, context);
    return showRefusal(place.listId, error, {
      ...context,
      failure: purchaseCopy.takeBack.failure,
    });
  },
  onSentElsewhere: refetch,
  keepsRefused: false,
});

/**
 * Returns the lines that are put away, after the pending put-away and take-back writes are applied in their
 * order.
 */
export function overlayPurchases(
  data: ShownPurchases,
  pending: readonly PendingWrite[],
): ShownPurchases {
  return pending
    .toSorted((a, b) => a.sequence - b.sequence)
    .reduce(
      (shown, entry) => takeBackWrites.overlay(putAwayWrites.overlay(shown, [entry]), [entry]),
      data,
    );
}

/**
 * Returns the lines that are put away in the query cache. The stock is changed only for other lines, because
 * a response can arrive twice.
 */
function fetchedLines(queryClient: SettleContext["queryClient"]): readonly PutAwayLine[] {
  return queryClient.getQueryData(purchasesQuery().queryKey)?.putAway ?? [];
}

/** Deletes the refused put-away of lines that the person has taken back. */
function giveUpPutAway({ listId, lines }: PurchasePlace, { discard }: SettleContext): void {
  const taken = new Set(lines.map(({ lineId }) => lineId));
  void discard((entry) =>
    putAwayWrites
      .select([entry])
      .some(
        ({ refusal, place, body }) =>
          refusal !== null &&
          place.listId === listId &&
          body.lines.every(({ lineId }) => taken.has(lineId)),
      ),
  );
}

/** Applies the moves of a response to the stock of the cached items, and refetches the items. */
function applyMoves({ queryClient }: SettleContext, moves: readonly StockMove[]): void {
  cancelItemsRefetch(queryClient);
  cancelRefetch(queryClient, purchasesQuery().queryKey);
  const { queryKey } = itemsQuery();
  queryClient.setQueryData(queryKey, (items) => items && [...withMoves(items, moves)]);
  void queryClient.invalidateQueries({ queryKey });
}

async function showRefusal(
  listId: number,
  error: unknown,
  { queryClient, failure }: SettleContext & { failure: { title: string; text: string } },
): Promise<void> {
  refetch({ queryClient });
  const keys = [activeCheckQuery().queryKey, ...keysOfList(listId)];
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  const hasNewRole = hasStatus(error, 403) && (await refreshRights(queryClient));
  showFailure({ ...failure, detail: hasNewRole ? ROLE_CHANGED : messageToShow(error) });
}

function refetch({ queryClient }: Pick<SettleContext, "queryClient">): void {
  for (const { queryKey } of [purchasesQuery(), itemsQuery()]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

const isLine = {
  lineId: isNumber,
  itemId: isNumber,
  quantity: isNumber,
  at: isString,
  by: isString,
};

function isLines(value: unknown): value is PutAwayLine[] {
  return Array.isArray(value) && value.every((line) => hasShape<PutAwayLine>(line, isLine));
}

function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isNumber);
}
