import { isPending, type PendingWrite } from "@/lib/client/device/pending-write";
import type { QueueView } from "./queue-state";

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
    present.every(({ sequence }, index) => sequence === listed[index]?.sequence);
  return isSame ? present : listed;
}

/**
 * Returns the view of the write queue with the writes that the store has; the same object if nothing has
 * changed.
 */
export function viewOf(view: QueueView, listed: Entries): QueueView {
  const pending = keepIfSame(view.pending, listed.filter(isPending));
  const refused = keepIfSame(
    view.refused,
    listed.filter((entry) => !isPending(entry)),
  );
  if (pending === view.pending && refused === view.refused) return view;
  return { ...view, pending, refused };
}

/**
 * Returns the view of the write queue with a new pending write in place of the refused writes that it replaces.
 */
export function withAdded(view: QueueView, entry: PendingWrite, replaced: Entries): QueueView {
  // The view already contains the new write if the store was read after the write was stored. It is not added
  // twice.
  const pending = includes(view.pending, entry) ? view.pending : [...view.pending, entry];
  return { ...view, pending, refused: without(view.refused, replaced) };
}

/** Returns the view of the write queue without the given writes. */
export function withRemoved(view: QueueView, entries: Entries): QueueView {
  return {
    ...view,
    pending: without(view.pending, entries),
    refused: without(view.refused, entries),
  };
}

/** Returns the view of the write queue with a write moved from the pending to the refused writes. */
export function withRefused(view: QueueView, entry: PendingWrite): QueueView {
  return {
    ...view,
    pending: without(view.pending, [entry]),
    refused: [...without(view.refused, [entry]), entry],
  };
}
