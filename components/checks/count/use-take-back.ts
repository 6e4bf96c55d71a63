"use client";

import { showFailure } from "@/lib/client/toast";
import { useUndoCount } from "@/lib/features/checks/client/count-mutations";
import { countCopy } from "@/lib/features/checks/model/count-copy";
import type { Item } from "@/lib/features/items/model/dto";

/**
 * Returns a function that takes the count of an item back. It returns false after showing that the device could not
 * store the undo. A count that was made after `undoneAt` is kept.
 */
export function useTakeBack(updateId: number) {
  const undoCount = useUndoCount();

  return async (item: Item, undoneAt?: Date): Promise<boolean> => {
    try {
      await undoCount(updateId, item, undoneAt);
      return true;
    } catch {
      showFailure(countCopy.notUndone(item.name));
      return false;
    }
  };
}
