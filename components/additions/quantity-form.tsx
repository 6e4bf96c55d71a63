"use client";

import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { DecimalInput } from "@/components/shared/decimal-input";
import { useSelectAll } from "@/components/shared/use-select-all";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { MAX_WHOLE } from "@/lib/core/amount";
import { readQuantity, WHOLE_ONLY } from "@/lib/features/shopping-lists/model/quantity";

interface QuantityFormProps {
  label: string;
  /** The present quantity of the line or addition. */
  quantity: number;
  onSave: (quantity: number) => void;
}

/** Shows a whole quantity as a field between two buttons that step it, as the arrow keys do. */
export function QuantityForm({ label, quantity: present, onSave }: QuantityFormProps) {
  const [text, setText] = useState(String(present));
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const selectAll = useSelectAll();
  const id = useId();
  const quantity = readQuantity(text);
  const isWrong = isChecked && quantity === null;

  function stepBy(step: 1 | -1): void {
    const next = (quantity ?? present) + step;
    if (next >= 1 && next <= MAX_WHOLE) setText(String(next));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    stepBy(event.key === "ArrowUp" ? 1 : -1);
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (quantity === null) field.current?.focus();
        else onSave(quantity);
      }}
    >
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={id}>{label}</Label>
        <div className="flex items-center gap-2">
          <Step label="Less" isLast={quantity === 1} onStep={() => stepBy(-1)}>
            <Minus aria-hidden className="size-5" />
          </Step>
          <DecimalInput
            {...selectAll}
            ref={field}
            id={id}
            value={text}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
            className="min-w-0 flex-1 text-center text-lg tabular-nums"
          />
          <Step label="More" isLast={quantity === MAX_WHOLE} onStep={() => stepBy(1)}>
            <Plus aria-hidden className="size-5" />
          </Step>
        </div>
        <span role="status" className="sr-only">
          {text !== String(present) && text}
        </span>
        {isWrong && (
          <p id={`${id}-error`} role="alert" className="text-destructive text-sm">
            {WHOLE_ONLY}
          </p>
        )}
      </div>
      <Button type="submit" size="lg">
        Save quantity
      </Button>
    </form>
  );
}

interface StepProps {
  label: string;
  /**
   * Whether the quantity is at its limit. The button is then `aria-disabled`, because a disabled button would
   * lose the focus.
   */
  isLast: boolean;
  onStep: () => void;
  children: ReactNode;
}

function Step({ label, isLast, onStep, children }: StepProps) {
  return (
    <Button
      variant="outline"
      size="icon-lg"
      aria-label={label}
      title={label}
      aria-disabled={isLast}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      onClick={onStep}
    >
      {children}
    </Button>
  );
}
