"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSaveCount } from "@/components/checks/count/use-save-count";
import type { Amounts } from "@/lib/features/checks/model/rules";
import type { Item } from "@/lib/features/items/model/dto";

/** How long an amount must stay unchanged until it is recorded, in milliseconds. Several taps are then one count. */
const SETTLE_MS = 800;

/** The same for a typed amount. It is longer, because "0" may become "0.5". */
const SETTLE_TYPED_MS = 2_500;

/** The changed amount of one row, which is not recorded yet. */
export interface RowEdit {
  item: Item;
  amounts: Amounts;
}

/**
 * Returns the amount of the row that the person is changing. It is recorded when it has settled, when its field is left,
 * when another row is changed, and when the screen is left or hidden. Also returns the ids of the items whose field has
 * a wrong text: these rows must not be confirmed with the others.
 */
export function useRowEdit(updateId: number) {
  const saveCount = useSaveCount(updateId);
  const [edit, setEdit] = useState<RowEdit | null>(null);
  // A ref in addition to the state: a tap may come before the change of the last tap is rendered.
  const open = useRef<RowEdit | null>(null);
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(next: RowEdit | null): void {
    clearTimeout(timer.current);
    open.current = next;
    setEdit(next);
  }

  /** Records the changed amount, if there is one. */
  async function settle(): Promise<void> {
    const settled = open.current;
    if (!settled) return;
    clearTimeout(timer.current);
    open.current = null;
    const close = () => setEdit((shown) => (shown === settled ? null : shown));
    const isStored = await saveCount(settled.item, settled.amounts, { onStored: close });
    if (isStored) close();
    // A count that could not be stored remains the amount of the row, so that it can be recorded again.
    else open.current ??= settled;
  }

  function mark(itemId: number, isWrong: boolean): void {
    setWrong((ids) => {
      const others = [...ids].filter((id) => id !== itemId);
      return new Set(isWrong ? [...others, itemId] : others);
    });
  }

  /** Discards the change of a row whose field was erased or has a wrong text. */
  function erase(itemId: number, isWrong: boolean): void {
    mark(itemId, isWrong);
    if (open.current?.item.id === itemId) show(null);
  }

  /** Changes the amount of a row by a tap. The change of another row is recorded first. */
  function change(item: Item, amounts: Amounts, settleMs = SETTLE_MS): void {
    mark(item.id, false);
    if (open.current?.item.id !== item.id) void settle();
    show({ item, amounts });
    timer.current = setTimeout(() => void settle(), settleMs);
  }

  /** Changes the amount of a row by typing. */
  const type = (item: Item, amounts: Amounts) => change(item, amounts, SETTLE_TYPED_MS);

  const leave = useEffectEvent(() => void settle());
  useEffect(() => {
    const settleWhenHidden = () => {
      if (document.hidden) leave();
    };
    document.addEventListener("visibilitychange", settleWhenHidden);
    return () => {
      document.removeEventListener("visibilitychange", settleWhenHidden);
      leave();
    };
  }, []);

  return { edit, wrong, change, type, erase, settle, discard: () => show(null) };
}
