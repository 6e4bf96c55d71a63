"use client";

import { useEffect, useRef } from "react";
import { openScreen } from "@/components/checks/shared/screen-address";
import { useKeyedState } from "@/components/shared/use-keyed-state";
import { showFailure } from "@/lib/client/toast";
import { countCopy } from "@/lib/features/checks/model/count-copy";
import type { Count } from "@/lib/features/checks/model/dto";
import type {
  CheckScreen,
  CountScreenName,
  Round,
} from "@/lib/features/checks/model/screen-sequence";
import { countOf, type Selection } from "@/lib/features/checks/model/selection";
import type { Item } from "@/lib/features/items/model/dto";
import { useRecordedToast } from "./use-recorded-toast";
import { useSaveCount } from "./use-save-count";
import { useUndo } from "./use-undo";

/** A tap on the same key within this time is the second tap of a double tap, in milliseconds. */
const DOUBLE_TAP_MS = 350;

/** A write to the device that takes longer than this shows "Saving...", in milliseconds. */
const SLOW_MS = 50;

interface ConfirmCount {
  itemKey: number;
  name: CountScreenName;
  round: Round | undefined;
  updateId: number;
  item: Item;
  /** The entry that the item has before the count. */
  before: Count | undefined;
  /** The screen that a confirmed count opens. */
  next: CheckScreen;
  /** Called when the count is stored. */
  onStored: () => void;
}

/**
 * Returns the function that confirms a count: the next screen opens once the device has stored it, without waiting for
 * the server. Its toast offers to undo the count.
 */
export function useConfirmCount({ itemKey, next, onStored, ...counted }: ConfirmCount) {
  const { updateId, item } = counted;
  const saveCount = useSaveCount(updateId);
  const showRecorded = useRecordedToast(item);
  const undo = useUndo(counted);
  // The items, by `itemKey`, whose counts are being stored. A slow write for one item must not block the count of the
  // next one.
  const busy = useRef(new Set<number>());
  const shown = useRef<number | null>(itemKey);
  useEffect(() => {
    shown.current = itemKey;
    return () => {
      shown.current = null;
    };
  }, [itemKey]);
  const lastTap = useRef({ key: "", at: 0 });
  const [isSaving, setSaving] = useKeyedState(itemKey, false);

  /**
   * `oneTapKey` names a key that chooses an amount and confirms it. The key has the same place on the next item, whose
   * amount the second tap of a double tap must not confirm.
   */
  async function confirm(selection: Selection, oneTapKey?: string): Promise<void> {
    if (busy.current.has(itemKey)) return;
    const { key, at } = lastTap.current;
    if (oneTapKey === key && performance.now() - at < DOUBLE_TAP_MS) return;
    const amounts = countOf(selection);
    if (!amounts) {
      showFailure(countCopy.nothingChosen);
      return;
    }
    busy.current.add(itemKey);
    // Most writes take a few milliseconds. Rendering "Saving..." for them would take a slow phone longer than the
    // write.
    const slow = setTimeout(() => setSaving(true), SLOW_MS);
    // The toast, the next screen and the stored count are set in one render, which is faster on slow phones.
    const stored = () => {
      clearTimeout(slow);
      onStored();
      showRecorded(amounts, () => void undo(amounts));
      // The person may have opened another item or left the screen during a slow write.
      if (shown.current === itemKey) openScreen(next);
      lastTap.current = { key: oneTapKey ?? "", at: performance.now() };
    };
    const isStored = await saveCount(item, amounts, { onStored: stored });
    clearTimeout(slow);
    busy.current.delete(itemKey);
    if (!isStored) setSaving(false);
  }

  return { confirm, isSaving };
}
