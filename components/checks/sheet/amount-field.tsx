"use client";

import { type KeyboardEvent, useId, useState } from "react";
import { cn } from "@/components/ui/class-names";
import { Input } from "@/components/ui/input";
import { formatStock } from "@/lib/core/amount";
import { WRONG_AMOUNT } from "@/lib/features/checks/model/count-copy";
import { type Amounts, isSameAmount } from "@/lib/features/checks/model/rules";
import { countOf } from "@/lib/features/checks/model/selection";
import { parseTypedAmount } from "@/lib/features/checks/model/typed-amount";

interface AmountFieldProps {
  /** The accessible name. */
  label: string;
  amounts: Amounts | null;
  /** Called for a typed amount. */
  onChange: (amounts: Amounts) => void;
  /** Called for a text that is no amount: with true for a wrong text, and with false for an empty one. */
  onNoAmount: (isWrong: boolean) => void;
  /** Called for the up and the down arrow key. */
  onStep: (step: 1 | -1) => void;
  /** Called when the field loses the focus. */
  onLeave: () => void;
  className?: string;
}

interface Typed {
  text: string;
  /**
   * The amount of the row after the text was typed. For a text that is no amount, it is undefined until the next
   * render.
   */
  amounts: Amounts | null | undefined;
}

const isSameShown = (a: Amounts | null, b: Amounts | null) =>
  a === null || b === null ? a === b : isSameAmount(a, b);

const typedAmounts = (text: string): Amounts | null => {
  const selection = parseTypedAmount(text);
  return selection && countOf(selection);
};

const isWrongText = (text: string) => text.trim() !== "" && typedAmounts(text) === null;

/** Shows the amount of a row in a field, in which "12", "1.5", "1 1/2" and "1½" can be typed. */
export function AmountField({
  label,
  amounts,
  onChange,
  onNoAmount,
  onStep,
  onLeave,
  className,
}: AmountFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [hasLeft, setLeft] = useState(false);
  if (typed) {
    if (typed.amounts === undefined) setTyped({ ...typed, amounts });
    // Another control changed the amount, such as a step. The typed text is outdated.
    else if (!isSameShown(typed.amounts, amounts)) setTyped(null);
  }
  const isWrong = !!typed && isWrongText(typed.text);
  const shown = amounts ? formatStock(amounts.newStock, amounts.partialAmount) : "";

  function type(text: string): void {
    const next = typedAmounts(text);
    setTyped({ text, amounts: next ?? undefined });
    if (next) onChange(next);
    else onNoAmount(isWrongText(text));
  }

  function leave(): void {
    setLeft(true);
    if (!isWrong) setTyped(null);
    onLeave();
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "Enter") focusNextField(event.currentTarget);
    else if (event.key === "ArrowUp") onStep(1);
    else if (event.key === "ArrowDown") onStep(-1);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Input
        data-amount-field
        value={typed?.text ?? shown}
        placeholder="–"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={label}
        aria-invalid={isWrong && hasLeft}
        aria-describedby={isWrong && hasLeft ? `${id}-error` : undefined}
        className={cn("min-h-11 px-1 text-center text-lg font-semibold tabular-nums", className)}
        onFocus={({ target }) => {
          setLeft(false);
          target.select();
        }}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      {/* An alert, because the focus has left the field already. */}
      {isWrong && hasLeft && (
        <p
          id={`${id}-error`}
          role="alert"
          className="text-destructive order-last w-full text-sm font-medium"
        >
          {WRONG_AMOUNT}
        </p>
      )}
    </>
  );
}

/** Focuses the field of the next row; after the last row the field loses the focus. */
function focusNextField(field: HTMLInputElement): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-amount-field]")];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}
