import { hasStatus, messageToShow } from "@/lib/client/api";
import { changeCached } from "@/lib/client/change-cached";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import {
  isBoolean,
  isBooleanIfAny,
  isNumber,
  isNumberIfAny,
  isNumberOrNull,
  isOneOf,
  isString,
} from "@/lib/client/pending-writes/has-shape";
import {
  definePendingWrite,
  type SettleContext,
} from "@/lib/client/pending-writes/pending-write-kind";
import { refreshRights, ROLE_CHANGED } from "@/lib/client/rights";
import { showFailure, showToast, type ToastCopy } from "@/lib/client/toast";
import { isTemporaryId, type TemporaryId } from "@/lib/core/temporary-id";
import { type Packed, packSizeOf } from "@/lib/features/items/model/packs";
import { additionCopy } from "../model/copy";
import type { Added, Addition } from "../model/dto";
import type { AddInput, ChangeAddition } from "../model/schema";
import { withAdded, withAnswer, withChange, withoutAddition } from "../model/shown";
import { additionsQuery } from "./queries";

/** The additions, and the username of the signed-in person, who has made the pending writes. */
interface ShownAdditions {
  additions: readonly Addition[];
  username: string;
}

interface NewPlace extends Packed {
  temporaryId: TemporaryId;
  /** When the person added it, in ISO 8601. */
  addedAt: string;
  name: string;
  /**
   * The line of the latest list whose quantity is raised instead of adding the item; null if the list has no
   * open line of the item.
   */
  lineId: number | null;
}

/**
 * The group of all pending writes about additions. Clearing a list discards the group of that list, but never
 * this group.
 */
const GROUP = "additions";

const PATH = "/api/shopping-additions";

const { queryKey } = additionsQuery();

const additionShape = {
  id: isNumber,
  itemId: isNumberOrNull,
  name: isString,
  quantity: isNumber,
  packSize: isNumberIfAny,
  purchased: isBoolean,
  tickedByLink: isBooleanIfAny,
  addedBy: isString,
  createdAt: isString,
  lineId: isNumberOrNull,
};

export type AdditionEntry = PendingWrite<AddInput, NewPlace>;

/** The pending write kind of what a person has written on the list. */
export const additionWrites = definePendingWrite<{
  body: AddInput;
  place: NewPlace;
  answer: Added;
  data: ShownAdditions;
}>({
  kind: "addition",
  noun: "addition",
  request: ({ itemId }, { temporaryId }) => ({
    method: "POST",
    path: PATH,
    group: GROUP,
    subject: `addition:${temporaryId}`,
    creates: temporaryId,
    needs: itemId !== undefined && isTemporaryId(itemId) ? itemId : undefined,
  }),
  answer: { ...additionShape, outcome: isOneOf("added", "raised", "lineRaised") },
  overlay: (shown, pending) =>
    pending
      .filter(({ place }) => place.lineId === null)
      .reduce(
        ({ additions, username }, entry) => ({
          username,
          additions: withAdded(additions, additionOf(entry, username)),
        }),
        shown,
      ),
  onSent({ place }, { outcome, ...addition }, context) {
    changeCached(context.queryClient, queryKey, (old) => withAnswer(old, addition));
    // The server has raised a line that the device did not know when the person added the item, so the toast
    // is shown now. If the device knew the line (`place.lineId`), the toast was shown at once.
    if (outcome === "lineRaised" && place.lineId === null) {
      showToast({ ...additionCopy.add.already(addition.quantity), subject: place.name });
    }
  },
  onRefused: (entry, error, context) =>
    showRefusal(entry, additionCopy.add.failure, error, context),
  onSentElsewhere: refetch,
  keepsRefused: true,
});

interface AboutPlace {
  additionId: number;
}

/**
 * Returns the request fields that all calls about one addition share. The subject of a call ends with the id of the
 * addition, which is temporary until the id from the server is known.
 */
function about(kind: string, { additionId }: AboutPlace, path = "") {
  return {
    path: `${PATH}/${additionId}${path}`,
    group: GROUP,
    subject: `${kind}:${additionId}`,
    needs: isTemporaryId(additionId) ? additionId : undefined,
  };
}

const idOf = ({ subject }: PendingWrite) => Number(subject.slice(subject.lastIndexOf(":") + 1));

/** The pending write kind of ticks and changed quantities of additions. */
export const additionChangeWrites = definePendingWrite<{
  body: ChangeAddition;
  place: AboutPlace;
  answer: Addition;
  data: ShownAdditions;
}>({
  kind: "addition-change",
  noun: "change",
  request: (_body, place) => ({ method: "PUT", ...about("addition-change", place) }),
  answer: additionShape,
  overlay: ({ additions, username }, pending) => ({
    username,
    additions: pending.reduce((shown, entry) => {
      const { purchased, quantity, packSize } = entry.body;
      return withChange(shown, idOf(entry), {
        ...(purchased === undefined ? {} : { purchased, tickedByLink: false }),
        ...(quantity === undefined ? {} : { quantity }),
        ...(packSize === undefined ? {} : { packSize }),
      });
    }, additions),
  }),
  // The answer may be about an addition that somebody has removed. It is then not added to the cached additions again.
  // If the addition was merged into another one, the answer is about that one.
  onSent: (entry, answer, context) =>
    changeCached(context.queryClient, queryKey, (old) =>
      old.some(({ id }) => id === answer.id || id === idOf(entry))
        ? withAnswer(withoutAddition(old, idOf(entry)), answer)
        : old,
    ),
  onRefused: (entry, error, context) =>
    showRefusal(entry, additionCopy.change.failure, error, context),
  onSentElsewhere: refetch,
  keepsRefused: false,
});

/** The pending write kind of removed additions. */
export const additionRemovalWrites = definePendingWrite<{
  body: undefined;
  place: AboutPlace;
  answer: object;
  data: ShownAdditions;
}>({
  kind: "addition-removal",
  noun: "change",
  request: (_body, place) => ({ method: "DELETE", ...about("addition-removal", place) }),
  answer: {},
  overlay: ({ additions, username }, pending) => ({
    username,
    additions: pending.reduce((shown, entry) => withoutAddition(shown, idOf(entry)), additions),
  }),
  onSent: (entry, _answer, context) =>
    changeCached(context.queryClient, queryKey, (old) => withoutAddition(old, idOf(entry))),
  onRefused: (entry, error, context) =>
    showRefusal(entry, additionCopy.remove.failure, error, context),
  onSentElsewhere: refetch,
  keepsRefused: false,
});

/** The pending write kind of removals that were undone. `place.addition` is the addition before its removal. */
export const additionRestoreWrites = definePendingWrite<{
  body: undefined;
  place: AboutPlace & { addition: Addition };
  answer: Addition;
  data: ShownAdditions;
}>({
  kind: "addition-restore",
  noun: "change",
  request: (_body, place) => ({ method: "POST", ...about("addition-restore", place, "/restore") }),
  answer: additionShape,
  overlay: ({ additions, username }, pending) => ({
    username,
    additions: pending.reduce(
      (shown, entry) => withAdded(shown, { ...entry.place.addition, id: idOf(entry) }),
      additions,
    ),
  }),
  onSent: (_entry, answer, context) =>
    changeCached(context.queryClient, queryKey, (old) => withAnswer(old, answer)),
  onRefused: (entry, error, context) =>
    showRefusal(entry, additionCopy.restore.failure, error, context),
  onSentElsewhere: refetch,
  keepsRefused: false,
});

const KINDS = [
  additionWrites,
  additionChangeWrites,
  additionRemovalWrites,
  additionRestoreWrites,
] as const;

/** Returns the additions with the pending writes of all kinds applied, in the order in which they were made. */
export function overlayAdditions(
  shown: ShownAdditions,
  pending: readonly PendingWrite[],
): readonly Addition[] {
  return pending
    .toSorted((a, b) => a.sequence - b.sequence)
    .reduce((all, entry) => KINDS.reduce((next, kind) => kind.overlay(next, [entry]), all), shown)
    .additions;
}

/** Returns the addition that a pending write creates, with its temporary id. */
function additionOf({ body, place }: AdditionEntry, username: string): Addition {
  return {
    id: place.temporaryId,
    itemId: body.itemId ?? null,
    name: place.name,
    quantity: body.quantity ?? 1,
    packSize: packSizeOf(place),
    purchased: false,
    addedBy: username,
    createdAt: place.addedAt,
    lineId: null,
  };
}

/** Shows the failure with the name of the addition. */
async function showRefusal(
  entry: PendingWrite,
  failure: ToastCopy,
  error: unknown,
  { queryClient }: SettleContext,
): Promise<void> {
  const [added] = additionWrites.select([entry]);
  const cached = queryClient.getQueryData(queryKey)?.find(({ id }) => id === idOf(entry));
  const subject = added?.place.name ?? cached?.name;
  refetch({ queryClient });
  const hasNewRole = hasStatus(error, 403) && (await refreshRights(queryClient));
  showFailure({
    ...failure,
    ...(subject && { subject }),
    detail: hasNewRole ? ROLE_CHANGED : messageToShow(error),
  });
}

function refetch({ queryClient }: Pick<SettleContext, "queryClient">): void {
  void queryClient.invalidateQueries({ queryKey });
}
