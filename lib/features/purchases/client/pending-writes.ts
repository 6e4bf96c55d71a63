import type { PendingWrite } from "@/lib/client/device/pending-write";
import {
  hasShape,
  isNumber,
  isNumberOrNull,
  isString,
} from "@/lib/client/pending-writes/has-shape";
import {
  definePendingWrite,
  type SettleContext,
} from "@/lib/client/pending-writes/pending-write-kind";
import type { PutAwayLine } from "../model/dto";
import { boughtKey } from "../model/rules";
import type { PutAway, TakeBack } from "../model/schema";
import { type MovedLine, type ShownPurchases, withMoved, withoutBought } from "../model/shown";
import { refetchPurchases } from "./refetch-purchases";

/** The list, and the lines and additions of a write, which the screens show while it is pending. */
interface PurchasePlace<L extends MovedLine = MovedLine> {
  /** Null for a household without lists. */
  listId: number | null;
  /** When the person tapped, in ISO 8601. */
  at: string;
  lines: readonly L[];
}

/** A line or an addition that is put away, with the name that a refused write shows. */
export type NamedLine = MovedLine & { name: string };

export type PutAwayEntry = PendingWrite<PutAway, PurchasePlace<NamedLine>>;

/**
 * Loads the functions that handle the outcome of a write. They are imported on demand, so that a page does not load
 * them at its start.
 */
const handlers = () => import("./settle-purchases");

/** Returns the path of a call. Additions of a household without lists have calls of their own. */
function pathOf(call: "put-away" | "take-back", listId: number | null): string {
  return listId === null
    ? `/api/shopping-additions/${call}`
    : `/api/shopping-lists/${listId}/${call}`;
}

/** The pending write kind of lines and additions that are put away. */
export const putAwayWrites = definePendingWrite<{
  body: PutAway;
  place: PurchasePlace<NamedLine>;
  answer: { putAway: PutAwayLine[] };
  data: ShownPurchases;
}>({
  kind: "put-away",
  noun: "change",
  request: ({ lines, additions }, { listId }) => ({
    method: "POST",
    path: pathOf("put-away", listId),
    group: `purchases:${listId}`,
    // Each line and addition is put away once, so the first one in a write tells it apart from the other writes of
    // the list.
    subject: `put-away:${listId}:${lines?.[0]?.lineId ?? `addition-${additions?.[0]?.additionId}`}`,
  }),
  answer: { putAway: isLines },
  overlay: (data, pending) =>
    pending
      .filter(({ place }) => place.listId === data.purchases.listId)
      .reduce((shown, { place }) => withMoved(shown, place), data),
  async onSent({ body, place: { listId } }, { putAway }, context) {
    const sent = keysOf(body).length;
    (await handlers()).applyPutAway({ listId, sent }, putAway, context);
  },
  onRefused: async ({ place }, error, context) =>
    (await handlers()).refusePutAway(place.listId, error, context),
  onSentElsewhere: refetchPurchases,
  keepsRefused: true,
});

/** The pending write kind of lines and additions that are taken back. */
export const takeBackWrites = definePendingWrite<{
  body: TakeBack;
  place: PurchasePlace;
  answer: { lineIds: number[]; additionIds?: number[] };
  data: ShownPurchases;
}>({
  kind: "take-back",
  noun: "change",
  request: (_body, { listId }) => ({
    method: "POST",
    path: pathOf("take-back", listId),
    group: `purchases:${listId}`,
    subject: `take-back:${listId}`,
  }),
  // The previous release answers without additions.
  answer: { lineIds: isIds, additionIds: isIdsOrMissing },
  overlay: (data, pending) =>
    pending
      .filter(({ place }) => place.listId === data.purchases.listId)
      .reduce(
        ({ purchases, ...shown }, { place }) => ({
          ...shown,
          purchases: { ...purchases, putAway: withoutBought(purchases.putAway, place.lines) },
        }),
        data,
      ),
  async onSent({ place }, taken, context) {
    giveUpPutAway(place, context);
    (await handlers()).applyTakeBack(place.listId, taken, context);
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

/** Returns the keys of the lines and additions of a put-away. */
function keysOf({ lines = [], additions = [] }: PutAway): string[] {
  return [...lines, ...additions].map(boughtKey);
}

/** Deletes the refused put-away of lines and additions that the person has taken back. */
function giveUpPutAway({ listId, lines }: PurchasePlace, { discard }: SettleContext): void {
  const taken = new Set(lines.map(boughtKey));
  void discard((entry) =>
    putAwayWrites
      .select([entry])
      .some(
        ({ refusal, place, body }) =>
          refusal !== null &&
          place.listId === listId &&
          keysOf(body).every((key) => taken.has(key)),
      ),
  );
}

const isLine = {
  lineId: isNumberOrNull,
  // The previous release answers without the field.
  additionId: isNumberOrNullish,
  itemId: isNumber,
  quantity: isNumber,
  at: isString,
  by: isString,
};

function isLines(value: unknown): value is PutAwayLine[] {
  return Array.isArray(value) && value.every((line) => hasShape<PutAwayLine>(line, isLine));
}

function isNumberOrNullish(value: unknown): value is number | null | undefined {
  return value === undefined || isNumberOrNull(value);
}

function isIdsOrMissing(value: unknown): value is number[] | undefined {
  return value === undefined || isIds(value);
}

function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isNumber);
}
