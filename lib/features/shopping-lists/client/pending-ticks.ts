import type { NewWrite, PendingWrite } from "@/lib/client/device/pending-write";
import type { Line, ShoppingList } from "../model/dto";
import { withTick } from "../model/rules";
import type { TickLine } from "../model/schema";

const KIND = "tick";

/** The line that was ticked. */
interface TickPlace {
  listId: number;
  lineId: number;
}

export type TickEntry = PendingWrite<TickLine, TickPlace>;

/** What the queue holds of one list. */
export const listGroup = (listId: number) => `list:${listId}`;

/** A tick, or its taking away, as a write for the queue. */
export function tickWrite(line: Line, purchased: boolean): NewWrite<TickLine, TickPlace> {
  return {
    kind: KIND,
    group: listGroup(line.listId),
    subject: `tick:${line.id}`,
    method: "PUT",
    path: `/api/shopping-lists/items/${line.id}`,
    body: { purchased },
    place: { listId: line.listId, lineId: line.id },
  };
}

/** Whether an entry is a tick: only `tickWrite` makes that kind. */
export function isTick(entry: PendingWrite): entry is TickEntry {
  return entry.kind === KIND;
}

/**
 * A list with the ticks that still wait on this device, the last one of a line standing. A line that is
 * no longer on the list stays away, whatever waits of it.
 */
export function withWaitingTicks(
  list: ShoppingList,
  waiting: readonly PendingWrite[],
): ShoppingList {
  return waiting
    .filter(isTick)
    .filter(({ place }) => place.listId === list.id)
    .toSorted((a, b) => a.sequence - b.sequence)
    .reduce((all, { place, body }) => withTick(all, place.lineId, body.purchased), list);
}
