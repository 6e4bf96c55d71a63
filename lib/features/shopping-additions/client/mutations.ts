"use client";

import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { showFailure, showToast, withUndo } from "@/lib/client/toast";
import { now } from "@/lib/core/clock";
import { newTemporaryId } from "@/lib/core/temporary-id";
import { packSizeOf } from "@/lib/features/items/model/packs";
import { additionCopy } from "../model/copy";
import type { Addition } from "../model/dto";
import type { Bought, Thing } from "../model/rules";
import { type Already, raisedQuantity } from "../model/suggest-items";
import {
  additionChangeWrites,
  additionRemovalWrites,
  additionRestoreWrites,
  additionWrites,
} from "./pending-writes";

/** What a person adds to the list. */
export interface NewAddition extends Thing {
  quantity: number;
  /**
   * The line or addition of the same thing that is on the list already. Its quantity is raised, and nothing
   * is added. Null if there is none.
   */
  already: Already | null;
}

/**
 * Returns the functions that add to the list and change what was added. They show success when the device has stored
 * the change. The change is sent to the server in the background.
 */
export function useAdditionWrites() {
  const queue = useWriteQueue();

  /** Returns whether the device has stored the addition. */
  async function add({ name, itemId, packSize, quantity, already }: NewAddition): Promise<boolean> {
    const what = itemId === null ? { name } : { itemId, packSize: packSizeOf({ packSize }) };
    const place = {
      temporaryId: newTemporaryId(),
      addedAt: now().toISOString(),
      name,
      packSize,
      lineId: already?.lineId ?? null,
    };
    try {
      const body = { ...what, quantity, observedAt: place.addedAt };
      await queue.add(additionWrites.create(body, place));
      const { success, already: isThere } = additionCopy.add;
      const copy = already ? isThere(raisedQuantity(already, { quantity, packSize })) : success;
      showToast({ ...copy, subject: name });
      return true;
    } catch {
      showFailure(additionCopy.add.failure);
      return false;
    }
  }

  async function change(addition: Addition, changed: Partial<Bought>): Promise<void> {
    const { id, itemId, name } = addition;
    // The server may store the addition in packs of another size, so the size is sent with the quantity. A text has no
    // packs: the server decides whether its quantity counts packs or units.
    const isInPacks = changed.quantity !== undefined && itemId !== null;
    const packs = isInPacks ? { packSize: packSizeOf(addition) } : {};
    const body = { ...changed, ...packs, observedAt: now().toISOString() };
    try {
      await queue.add(additionChangeWrites.create(body, { additionId: id }));
      showToast({ ...additionCopy.change.success, subject: name });
    } catch {
      showFailure(additionCopy.change.failure);
    }
  }

  async function restore(addition: Addition): Promise<void> {
    try {
      await queue.add(
        additionRestoreWrites.create(undefined, { additionId: addition.id, addition }),
      );
      showToast({ ...additionCopy.restore.success, subject: addition.name });
    } catch {
      showFailure(additionCopy.restore.failure);
    }
  }

  async function remove(addition: Addition): Promise<void> {
    try {
      await queue.add(additionRemovalWrites.create(undefined, { additionId: addition.id }));
      const copy = { ...additionCopy.remove.success, subject: addition.name };
      showToast(withUndo(copy, () => void restore(addition)));
    } catch {
      showFailure(additionCopy.remove.failure);
    }
  }

  return { add, change, remove };
}
