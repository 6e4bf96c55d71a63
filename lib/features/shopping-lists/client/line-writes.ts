import { changeCached } from "@/lib/client/change-cached";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import {
  isBoolean,
  isNumber,
  isNumberOrNull,
  isStringOrNull,
} from "@/lib/client/pending-writes/has-shape";
import {
  definePendingWrite,
  type SettleContext,
} from "@/lib/client/pending-writes/pending-write-kind";
import { packsFor, unitsOf } from "@/lib/features/items/model/packs";
import {
  type AdditionEntry,
  additionWrites,
} from "@/lib/features/shopping-additions/client/pending-writes";
import {
  type LineChange,
  withChange,
  withRaised,
} from "@/lib/features/shopping-additions/model/line-change";
import type { Line, ShoppingList } from "../model/dto";
import { withRemoval } from "../model/line-removal";
import { withLine } from "../model/rules";
import { listGroup, tickWrites } from "./pending-writes";
import { keysOfList, shoppingListsQuery } from "./queries";
import { showRefusedLine } from "./show-refused-line";

/** The line that a write changes, and the username of the person. */
interface LinePlace {
  listId: number;
  lineId: number;
  by: string;
}

interface Observed {
  /** When the person changed the line, in ISO 8601. */
  observedAt: string;
}

/** Returns a list with the changes of pending writes. Lines that are no longer on the list are not added. */
function overlayChanges(
  list: ShoppingList,
  pending: readonly PendingWrite<LineChange & Observed, LinePlace>[],
): ShoppingList {
  return pending
    .filter(({ place }) => place.listId === list.id)
    .reduce(
      (all, { place: { lineId, by }, body }) =>
        withLine(all, lineId, (line) => withChange(line, body, { at: body.observedAt, by })),
      list,
    );
}

/** Writes the fields of an answer to the cached line. They may be those of a later change by another person. */
function store({ listId, lineId }: LinePlace, answer: Partial<Line>, context: SettleContext): void {
  const { queryClient } = context;
  for (const queryKey of keysOfList(listId)) {
    changeCached(queryClient, queryKey, (list) =>
      list?.id === listId ? withLine(list, lineId, (line) => ({ ...line, ...answer })) : list,
    );
  }
}

/** The pending write kind of the quantities that people set. */
export const quantityWrites = definePendingWrite<{
  body: Observed & { quantity: number };
  place: LinePlace;
  answer: Pick<Line, "quantity" | "checkQuantity" | "quantitySetAt" | "quantitySetBy">;
  data: ShoppingList;
}>({
  kind: "line-quantity",
  noun: "change",
  request: (_body, { listId, lineId }) => ({
    method: "PUT",
    path: `/api/shopping-lists/items/${lineId}`,
    group: listGroup(listId),
    subject: `line-quantity:${lineId}`,
  }),
  answer: {
    quantity: isNumber,
    checkQuantity: isNumberOrNull,
    quantitySetAt: isStringOrNull,
    quantitySetBy: isStringOrNull,
  },
  overlay: overlayChanges,
  onSent({ place }, { quantity, checkQuantity, quantitySetAt, quantitySetBy }, context) {
    store(place, { quantity, checkQuantity, quantitySetAt, quantitySetBy }, context);
  },
  onRefused: ({ place }, _error, { queryClient }) => showRefusedLine(queryClient, place),
  keepsRefused: false,
});

/** The pending write kind of "not available". */
export const availabilityWrites = definePendingWrite<{
  body: Observed & { notAvailable: boolean };
  place: LinePlace;
  answer: Pick<Line, "purchased" | "notAvailable" | "notAvailableAt" | "notAvailableBy">;
  data: ShoppingList;
}>({
  kind: "line-availability",
  noun: "change",
  request: (_body, { listId, lineId }) => ({
    method: "PUT",
    path: `/api/shopping-lists/items/${lineId}`,
    group: listGroup(listId),
    subject: `line-availability:${lineId}`,
  }),
  answer: {
    purchased: isBoolean,
    notAvailable: isBoolean,
    notAvailableAt: isStringOrNull,
    notAvailableBy: isStringOrNull,
  },
  overlay: overlayChanges,
  // The server does not mark a line that somebody has purchased meanwhile, so the answer also contains `purchased`.
  onSent({ place }, { purchased, notAvailable, notAvailableAt, notAvailableBy }, context) {
    store(place, { purchased, notAvailable, notAvailableAt, notAvailableBy }, context);
  },
  onRefused: ({ place }, _error, { queryClient }) => showRefusedLine(queryClient, place),
  keepsRefused: false,
});

/** The pending write kind of lines that are removed from the list, and put back. */
export const removalWrites = definePendingWrite<{
  body: Observed & { isRemoved: boolean };
  /** The whole line, because a line that is put back is shown before the server has answered. */
  place: { listId: number; line: Line };
  answer: Pick<Line, "id">;
  data: ShoppingList;
}>({
  kind: "line-removal",
  noun: "change",
  request: ({ isRemoved }, { listId, line }) => ({
    method: isRemoved ? "DELETE" : "POST",
    path: `/api/shopping-lists/items/${line.id}${isRemoved ? "" : "/restore"}`,
    group: listGroup(listId),
    subject: `line-removal:${line.id}`,
  }),
  answer: { id: isNumber },
  overlay: (list, pending) =>
    pending
      .filter(({ place }) => place.listId === list.id)
      .reduce((all, { place, body }) => withRemoval(all, place.line, body.isRemoved), list),
  onSent({ place: { listId, line }, body }, _answer, { queryClient }) {
    for (const queryKey of keysOfList(listId)) {
      changeCached(queryClient, queryKey, (list) =>
        list?.id === listId ? withRemoval(list, line, body.isRemoved) : list,
      );
      // A restored line may have changed since the device has shown it.
      if (!body.isRemoved) void queryClient.invalidateQueries({ queryKey });
    }
    void queryClient.invalidateQueries({ queryKey: shoppingListsQuery().queryKey });
  },
  onRefused: ({ place: { listId, line } }, _error, { queryClient }) =>
    showRefusedLine(queryClient, { listId, lineId: line.id }),
  keepsRefused: false,
});

/** The kinds of writes about lines. A write is of one kind, so the order of the kinds here does not matter. */
const LINE_WRITES = [tickWrites, quantityWrites, availabilityWrites, removalWrites] as const;

/**
 * Returns a list with its pending writes of all kinds applied, in the order in which they were made. An addition is one
 * of them if it raises the quantity of a line.
 * @param username the signed-in person, who has made the writes
 */
export function overlayLines(
  list: ShoppingList,
  pending: readonly PendingWrite[],
  username: string,
): ShoppingList {
  return pending
    .toSorted((a, b) => a.sequence - b.sequence)
    .reduce((all, entry) => {
      const changed = LINE_WRITES.reduce((shown, kind) => kind.overlay(shown, [entry]), all);
      return additionWrites
        .select([entry])
        .reduce((shown, addition) => overlayRaised(shown, addition, username), changed);
    }, list);
}

/** Returns a list with the line of a pending addition in the larger quantity, as the server will raise it. */
function overlayRaised(list: ShoppingList, { body, place }: AdditionEntry, by: string) {
  const { lineId, addedAt } = place;
  if (lineId === null) return list;
  const units = unitsOf({ quantity: body.quantity ?? 1, packSize: place.packSize });
  return withLine(list, lineId, (line) =>
    line.purchased ? line : withRaised(line, packsFor(units, line), { at: addedAt, by }),
  );
}
