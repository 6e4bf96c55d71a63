"use client";

import { useEffect, useEffectEvent } from "react";
import { useHasEnded } from "@/components/checks/shared/check-end-context";
import { showToast } from "@/lib/client/toast";
import { formatStock } from "@/lib/core/amount";
import { countCopy } from "@/lib/features/checks/model/count-copy";
import { type Amounts, isSameAmount } from "@/lib/features/checks/model/rules";
import { countOf, type Selection } from "@/lib/features/checks/model/selection";
import type { Item } from "@/lib/features/items/model/dto";
import { useRecordedToast } from "./use-recorded-toast";
import { useSaveCount } from "./use-save-count";

interface Unsaved {
  updateId: number;
  item: Item;
  /** The recorded count of the item. A choice of the same amount shows no toast. */
  count: Amounts | undefined;
  /** Returns the unconfirmed choice; null after it was confirmed. */
  readStored: () => Selection | null;
  forget: () => void;
}

/**
 * Shows a toast when it unmounts, because another item or screen opens, while the choice for its item is
 * unconfirmed. The button of the toast saves the choice. Shows no toast after the check has ended:
 * `CheckEndNotice` then reports the lost choice.
 */
export function UnsavedToast({ updateId, item, count, readStored, forget }: Unsaved): null {
  const saveCount = useSaveCount(updateId);
  const showRecorded = useRecordedToast(item);
  const hasEnded = useHasEnded();

  async function save(amounts: Amounts): Promise<void> {
    if (!(await saveCount(item, amounts))) return;
    forget();
    showRecorded(amounts);
  }

  const warn = useEffectEvent(() => {
    const stored = readStored();
    const amounts = stored && countOf(stored);
    if (!amounts || hasEnded || (count && isSameAmount(amounts, count))) return;
    const amount = formatStock(amounts.newStock, amounts.partialAmount);
    showToast(countCopy.unsaved({ item: item.name, amount, save: () => void save(amounts) }));
  });

  useEffect(() => () => warn(), []);
  return null;
}
