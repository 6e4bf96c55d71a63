import type { PendingWrite } from "@/lib/client/device/pending-write";
import { hasShape, isNumber, isString } from "@/lib/client/pending-writes/has-shape";
import {
  definePendingWrite,
  type SettleContext,
} from "@/lib/client/pending-writes/pending-write-kind";
import type { PutAwayLine } from "../model/dto";
import type { PutAway, TakeBack } from "../model/schema";
import { type MovedLine, type ShownPurchases, withMoved, withoutLines } from "../model/shown";
import { refetchPurchases } from "./refetch-purchases";

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

/** Returns the handlers of outcomes. They are loaded after a write was sent: screens show only the overlay at first. */
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
  async onSent({ body, place: { listId } }, { putAway }, context) {
    (await handlers()).applyPutAway({ listId, sent: body.lines.length }, putAway, context);
  },
  onRefused: async ({ place }, error, context) =>
    (await handlers()).refusePutAway(place.listId, error, context),
  onSentElsewhere: refetchPurchases,
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
  async onSent({ place }, { lineIds }, context) {
    giveUpPutAway(place, context);
    (await handlers()).applyTakeBack(place.listId, lineIds, context);
  },
  async onRefused({ place }, error, context) {
    giveUpPutAway(place, context);
    return (await handlers()).refuseTakeBack(place.listId, error, context);
  },
  onSentElsewhere: refetchPurchases,
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
