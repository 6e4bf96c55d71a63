"use client";

import { useQueryClient } from "@tanstack/react-query";
import { showFailure } from "@/lib/client/toast";
import { formatStock } from "@/lib/core/amount";
import { useRecordCount } from "@/lib/features/checks/client/count-mutations";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { countCopy, describeSubject } from "@/lib/features/checks/model/count-copy";
import type { Amounts } from "@/lib/features/checks/model/rules";
import type { Item } from "@/lib/features/items/model/dto";

interface SaveOptions {
  /** Called before the screens show the count. */
  onStored?: (() => void) | undefined;
  /** Whether an existing count of the item is kept. */
  onlyIfPending?: boolean;
}

/**
 * Returns a function that stores a count on the device. It returns false after showing why the count was not
 * stored.
 */
export function useSaveCount(updateId: number) {
  const queryClient = useQueryClient();
  const recordCount = useRecordCount();

  return async (
    item: Item,
    amounts: Amounts,
    { onStored, onlyIfPending }: SaveOptions = {},
  ): Promise<boolean> => {
    const amount = formatStock(amounts.newStock, amounts.partialAmount);
    const subject = describeSubject({ amount, item: item.name });
    // The check may have ended on another device since this screen was rendered, so the cache is read again.
    const check = queryClient.getQueryData(activeCheckQuery().queryKey);
    if (check?.id !== updateId) {
      showFailure({ ...countCopy.missingData, subject });
      return false;
    }
    try {
      await recordCount({ check, item, ...amounts, onlyIfPending }, onStored);
      return true;
    } catch {
      showFailure({ ...countCopy.failure, subject });
      return false;
    }
  };
}
