import { isPending, type PendingWrite } from "@/lib/client/device/pending-write";
import type { QueueView } from "./queue-state";
import { needsRefused, withCreatedIds } from "./temporary-ids";

type Entries = readonly PendingWrite[];

function includes(entries: Entries, { sequence }: PendingWrite): boolean {
  return entries.some((entry) => entry.sequence === sequence);
}

/** Returns the writes that are not in `others`. */
export function without(entries: Entries, others: Entries): Entries {
  return entries.filter((entry) => !includes(others, entry));
}

/** Returns the present array if the listed writes are the same, so that screens do not render again. */
function keepIfSame(present: Entries, listed: Entries): Entries {
  const isSame =
    present.length === listed.length &&
    present.every(
      ({ sequence, subject }, index) =>
        sequence === listed[index]?.sequence && subject === listed[index].subject,
    );
  return isSame ? present : listed;
}

/**
 * Returns the view of the write queue with the writes that the store has; the same object if nothing has
 * changed.
 */
export function viewOf(view: QueueView, listed: Entries): QueueView {
  const entries = withCreatedIds(listed);
  const isSendable = (entry: PendingWrite) => isPending(entry) && !needsRefused(entry, entries);
  const isCreated = ({ createdId }: PendingWrite) => createdId !== undefined;
  const pending = keepIfSame(view.pending, entries.filter(isSendable));
  const refused = keepIfSame(
    view.refused,
    entries.filter((entry) => !isSendable(entry) && !isCreated(entry)),
  );
  const created = keepIfSame(view.created, entries.filter(isCreated));
  if (pending === view.pending && refused === view.refused && created === view.created) return view;
  return { ...view, pending, refused, created };
}

/** Returns all writes of a view in the order in which the device stored them. */
function entriesOf({ pending, refused, created }: QueueView): Entries {
  return [...created, ...refused, ...pending].toSorted(inOrder);
}

/**
 * Returns the view of the write queue with a new pending write in place of the refused writes that it replaces.
 */
export function withAdded(view: QueueView, entry: PendingWrite, replaced: Entries): QueueView {
  // The view already contains the new write if the store was read after the write was stored. It is not added
  // twice.
  if (includes(view.pending, entry)) return withRemoved(view, replaced);
  return viewOf(view, [...without(entriesOf(view), replaced), entry]);
}

/** Returns the view of the write queue without the given writes. */
export function withRemoved(view: QueueView, entries: Entries): QueueView {
  return viewOf(view, without(entriesOf(view), entries));
}

/** Returns the view of the write queue with the present state of a write, such as its refusal. */
export function withChanged(view: QueueView, entry: PendingWrite): QueueView {
  return viewOf(view, [...without(entriesOf(view), [entry]), entry].toSorted(inOrder));
}

const inOrder = (a: PendingWrite, b: PendingWrite) => a.sequence - b.sequence;
