"use client";

import { useKeyedState } from "@/components/shared/use-keyed-state";
import { NOTHING_CHOSEN, type Selection } from "@/lib/features/checks/model/selection";
import { parseTypedAmount, SAME_KEY, typeKey } from "@/lib/features/checks/model/typed-amount";

interface TypedAmount {
  /** The typed text; empty when the amount was selected in another way. */
  text: string;
  /** Applies a key. Returns whether the key has a meaning at this place of the text. */
  press: (key: string) => boolean;
  /**
   * Must be called when the amount is selected in another way and when it is confirmed, so that the
   * next digit starts a new text.
   */
  clear: () => void;
}

interface TypedAmountOptions {
  /** Identifies the item. When it changes, the typed text is removed. */
  itemKey: number;
  /** The amount that "=" selects; null for an item that was never counted before. */
  same: Selection | null;
  choose: (selection: Selection) => void;
  /** Called when the whole text was removed. */
  unchoose: () => void;
}

/**
 * Collects the keys of an amount that is typed without an input field. After each key, `choose` gets the
 * amount typed so far, or `NOTHING_CHOSEN` while the text is no valid amount. Removing the last character
 * calls `unchoose` instead.
 */
export function useTypedAmount({
  itemKey,
  same,
  choose,
  unchoose,
}: TypedAmountOptions): TypedAmount {
  const [text, setText] = useKeyedState(itemKey, "");

  function press(key: string): boolean {
    const next = typeKey(text, key);
    const meaning = next === SAME_KEY ? same : meaningOf(next ?? "");
    if (next === null || meaning === null) return false;
    setText(next);
    if (next === "") unchoose();
    else choose(meaning);
    return true;
  }

  function meaningOf(typed: string): Selection {
    return parseTypedAmount(typed) ?? NOTHING_CHOSEN;
  }

  return { text, press, clear: () => setText("") };
}
