import type { PendingWrite } from "@/lib/client/device/pending-write";
import { hasShape, isNumber, isString } from "@/lib/client/pending-writes/has-shape";
import {
  definePendingWrite,
  type SettleContext,
} from "@/lib/client/pending-writes/pending-write-kind";
import { itemsQuery } from "@/lib/features/items/client/queries";
import type { PutAwayLine } from "../model/dto";
import type { PutAway, TakeBack } from "../model/schema";
import { type MovedLine, type ShownPurchases, withMoved, withoutLines } from "../model/shown";
import { purchasesQuery } from "./queries";

/** The list and the lines of a write, which the screens show while it is pending. */
export interface PurchasePlace<L extends MovedLine = MovedLine> {
  listId: number;
  /** When the person tapped, in ISO 8601. */
  at: string;
  lines: readonly L[];
}

/** A line that is put away, with the name that a refused write shows. */
export type NamedLine = MovedLine & { name: string };

export type PutAwayEntry = PendingWrite<PutAway, PurchasePlace<NamedLine>>;

/** Returns the handlers of outcomes. They are loaded when a write is sent, because every screen has the kinds. */
const handlers = () => import("./settle-purchases");

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
    // A line is put away once, so the first line tells the writes of a list apart.
    subject: `put-away:${listId}:${lines[0]?.lineId}`,
  }),
  answer: { putAway: isLines },
  overlay: (data, pending) =>
    pending
      .filter(({ place }) => place.listId === data.purchases.listId)
      .reduce((shown, { place }) => withMoved(shown, place), data),
  onSent: async (entry, { putAway }, context) =>
    (await handlers()).applyPutAway(entry, putAway, context),
  onRefused: async ({ place }, error, context) =>
    (await handlers()).refusePutAway(place, error, context),
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
  onSent: async ({ place }, { lineIds }, context) =>
    (await handlers()).applyTakeBack(place, lineIds, context),
  onRefused: async ({ place }, error, context) =>
    (await handlers()).refuseTakeBack(place, error, context),
  onSentElsewhere: refetch,
  keepsRefused: false,
});

/** Returns what was put away with the pending writes of both kinds applied, in the order in which they were made. */
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

/** Refetches what was put away, and the items. */
export function refetch({ queryClient }: Pick<SettleContext, "queryClient">): void {
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
