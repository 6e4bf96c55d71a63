"use client";

import { useId } from "react";
import { AmountKey } from "@/components/checks/shared/amount-key";
import { useKeyedState } from "@/components/shared/use-keyed-state";
import { Input } from "@/components/ui/input";
import { WRONG_AMOUNT } from "@/lib/features/checks/model/count-copy";
import {
  LARGEST_KEY,
  type Selection,
  wholeKeys,
  WRONG,
} from "@/lib/features/checks/model/selection";
import { withTypedText } from "@/lib/features/checks/model/typed-amount";

interface QuantityPickerProps {
  /** Identifies the item. When it changes, the typed text is removed. */
  itemKey: number;
  selection: Selection;
  onToggle: (quantity: number) => void;
  onChange: (selection: Selection) => void;
}

/** Shows the keys for the whole amount: 0 to 6, and one that becomes a field for larger amounts. */
export function QuantityPicker({ itemKey, selection, onToggle, onChange }: QuantityPickerProps) {
  const { quantity } = selection;
  const isWrong = quantity === WRONG;
  const isLarge = quantity !== null && !isWrong && quantity > LARGEST_KEY;
  const [typed, setTyped] = useKeyedState<string | null>(itemKey, null);
  const id = useId();
  const isTyping = typed !== null && isSame(withTypedText(selection, typed), selection);
  // Another control changed the amount, such as "Same". The typed text is outdated.
  if (typed !== null && !isTyping) setTyped(null);

  function toggleKey(key: number) {
    setTyped(null);
    onToggle(key);
  }

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">Quantity</legend>
      {/* The message must not move the keys. It is above keys that are at the bottom of the screen, and below
          keys that are at the top. */}
      {isWrong && (
        <p id={`${id}-error`} className="text-destructive text-sm font-medium lg:order-last">
          {WRONG_AMOUNT}
        </p>
      )}
      <div className="grid grid-cols-4 gap-2">
        {/* The size is limited by the width of the screen, so that the word fits at 200 % text size. */}
        <AmountKey
          isChosen={quantity === 0 && !isTyping}
          onClick={() => toggleKey(0)}
          className="px-1 text-[min(var(--text-lg),7.2vw)]"
        >
          None
        </AmountKey>
        {wholeKeys.map((key) => (
          <AmountKey
            key={key}
            isChosen={quantity === key && !isTyping}
            onClick={() => toggleKey(key)}
          >
            {key}
          </AmountKey>
        ))}
        {isTyping ? (
          <Input
            ref={focusAtFirst}
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            aria-label="Exact quantity"
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            className="min-h-0 rounded-xl px-1 text-center text-xl font-semibold tabular-nums"
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(withTypedText(selection, target.value, typed));
            }}
          />
        ) : (
          <AmountKey
            isChosen={isLarge}
            title="Type a larger amount"
            onClick={() => {
              setTyped(isLarge ? null : "");
              onChange(withTypedText(selection, ""));
            }}
          >
            {isLarge ? quantity : `${LARGEST_KEY + 1}+`}
          </AmountKey>
        )}
      </div>
    </fieldset>
  );
}

const isSame = (a: Selection, b: Selection) => a.quantity === b.quantity && a.partial === b.partial;

/** Focuses the field when it replaces its key. */
function focusAtFirst(input: HTMLInputElement | null): void {
  input?.focus();
}
