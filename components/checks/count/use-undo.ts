"use client";

import { returnToScreen } from "@/components/checks/shared/screen-address";
import type { Count } from "@/lib/features/checks/model/dto";
import { type Amounts, isAssumed, isSameAmount } from "@/lib/features/checks/model/rules";
import type { CountScreenName, Round } from "@/lib/features/checks/model/screen-sequence";
import type { Item } from "@/lib/features/items/model/dto";
import { useSaveCount } from "./use-save-count";
import { useTakeBack } from "./use-take-back";

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
  const takeBack = useTakeBack(updateId);

  async function undo(taken: Amounts): Promise<boolean> {
    if (before && !isAssumed(before)) {
      return isSameAmount(before, taken) || saveCount(item, before);
    }
    return takeBack(item);
  }

  return async (taken: Amounts): Promise<void> => {
    if (!(await undo(taken))) return;
    returnToScreen({ name, locationId: item.locationId, itemId: item.id, round });
  };
}
