import { isPending, type PendingWrite } from "@/lib/client/device/pending-write";
import type { QueueView } from "./queue-state";

type Entries = readonly PendingWrite[];

function includes(entries: Entries, { sequence }: PendingWrite): boolean {
  return entries.some((entry) => entry.sequence === sequence);
}

/** Returns the entries that are not in `others`. */
export function without(entries: Entries, others: Entries): Entries {
  return entries.filter((entry) => !includes(others, entry));
}

/**
 * Returns the current entries if the listed ones are the same, so that screens do not render again.
 */
function keepIfSame(present: Entries, listed: Entries): Entries {
  const isSame =
    present.length === listed.length &&
    present.every(({ sequence }, index) => sequence === listed[index]?.sequence);
  return isSame ? present : listed;
}

/** Returns the view with the entries that the store has; the same object if nothing has changed. */
export function viewOf(view: QueueView, listed: Entries): QueueView {
  const pending = keepIfSame(view.pending, listed.filter(isPending));
  const refused = keepIfSame(
    view.refused,
    listed.filter((entry) => !isPending(entry)),
  );
  if (pending === view.pending && refused === view.refused) return view;
  return { ...view, pending, refused };
}

/** Returns the view with a new write in place of refused ones. */
export function withAdded(view: QueueView, entry: PendingWrite, replaced: Entries): QueueView {
  // The view may already contain the write, if the store was read after the write was stored.
  const pending = includes(view.pending, entry) ? view.pending : [...view.pending, entry];
  return { ...view, pending, refused: without(view.refused, replaced) };
}

/** Returns the view without writes. */
export function withRemoved(view: QueueView, entries: Entries): QueueView {
  return {
    ...view,
    pending: without(view.pending, entries),
    refused: without(view.refused, entries),
  };
}

/** Returns the view with a write among the refused ones. */
export function withRefused(view: QueueView, entry: PendingWrite): QueueView {
  return {
    ...view,
    pending: without(view.pending, [entry]),
    refused: [...without(view.refused, [entry]), entry],
  };
}
