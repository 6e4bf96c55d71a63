"use client";

import { useState } from "react";
import {
  isSameSelection,
  NOTHING_CHOSEN,
  type Selection,
} from "@/lib/features/checks/model/selection";
import { parseTypedAmount, typeKey } from "@/lib/features/checks/model/typed-amount";

interface TypedAmount {
  /** The typed text; empty when the amount was selected in another way. */
  text: string;
  /** Applies a key. Returns whether the key has a meaning at this place of the text. */
  press: (key: string) => boolean;
}

/** Returns the amount that is typed without a field, key by key. Each key selects the amount typed so far. */
export function useTypedAmount(
  selection: Selection,
  choose: (selection: Selection) => void,
): TypedAmount {
  const [typed, setTyped] = useState("");
  // An amount key or "Same" has changed the selection, so the typed text is outdated.
  const text = isSameSelection(amountOf(typed), selection) ? typed : "";

  function press(key: string): boolean {
    const next = typeKey(text, key);
    if (next === null) return false;
    setTyped(next);
    choose(amountOf(next));
    return true;
  }

  return { text, press };
}

function amountOf(text: string): Selection {
  return parseTypedAmount(text) ?? NOTHING_CHOSEN;
}
