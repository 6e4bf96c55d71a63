"use client";

import { returnToScreen } from "@/components/checks/shared/screen-address";
import { showFailure } from "@/lib/client/toast";
import { useUndoCount } from "@/lib/features/checks/client/mutations";
import { checkCopy } from "@/lib/features/checks/model/copy";
import type { Count } from "@/lib/features/checks/model/dto";
import { type Amounts, isAssumed, isSameAmount } from "@/lib/features/checks/model/rules";
import type { CountScreenName, Round } from "@/lib/features/checks/model/screen-sequence";
import type { Item } from "@/lib/features/items/model/dto";
import { useSaveCount } from "./use-save-count";

interface Undoable {
  name: CountScreenName;
  round: Round | undefined;
  updateId: number;
  item: Item;
  /** The entry that the item had before the count. */
  before: Count | undefined;
}

/**
 * Returns the function that takes the last count of an item back and opens the item again. An earlier count of the item
 * is recorded again. An item without one is pending again, also if it had an assumed entry.
 */
export function useUndo({ name, round, updateId, item, before }: Undoable) {
  const saveCount = useSaveCount(updateId);
  const undoCount = useUndoCount();

  async function takeBack(taken: Amounts): Promise<boolean> {
    if (before && !isAssumed(before)) {
      return isSameAmount(before, taken) || saveCount(item, before);
    }
    try {
      await undoCount(updateId, item);
      return true;
    } catch {
      showFailure(checkCopy.count.notUndone(item.name));
      return false;
    }
  }

  return async (taken: Amounts): Promise<void> => {
    if (!(await takeBack(taken))) return;
    returnToScreen({ name, locationId: item.locationId, itemId: item.id, round });
  };
}
