"use client";

import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { now } from "@/lib/core/clock";
import type { Item } from "@/lib/features/items/model/dto";
import type { Check } from "../model/dto";
import type { Amounts } from "../model/rules";
import { countWrites } from "./pending-writes";
import { undoCountWrites } from "./undo-writes";

/** A count at the moment of its confirmation. */
interface CountInput extends Amounts {
  check: Check;
  item: Item;
  /** Whether an existing count of the item is kept. */
  onlyIfPending?: boolean | undefined;
}

/**
 * Returns the function that records a count. Its promise resolves when the device has stored the
 * write. The write is sent in the background; screens already show its effect. `onStored` is passed to `queue.add`.
 */
export function useRecordCount() {
  const queue = useWriteQueue();
  return (
    { check, item, newStock, partialAmount, onlyIfPending }: CountInput,
    onStored?: () => void,
  ): Promise<void> => {
    const observedAt = now().toISOString();
    const amounts = { newStock, partialAmount, ...(onlyIfPending && { onlyIfPending }) };
    const body = { updateId: check.id, itemId: item.id, ...amounts, observedAt };
    return queue.add(countWrites.create(body, { locationId: item.locationId }), onStored);
  };
}

/**
 * Returns the function that takes a count back: the item is pending again. A count that was made after `undoneAt`
 * is kept.
 */
export function useUndoCount() {
  const queue = useWriteQueue();
  return (updateId: number, { id, locationId }: Item, undoneAt = now()): Promise<void> => {
    const body = { updateId, itemId: id, undoneAt: undoneAt.toISOString() };
    return queue.add(undoCountWrites.create(body, { locationId }));
  };
}
