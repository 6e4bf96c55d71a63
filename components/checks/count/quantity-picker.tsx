"use client";

import { useEffect, useId, useRef, useState } from "react";
import { AmountKey } from "@/components/checks/shared/amount-key";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { MAX_WHOLE } from "@/lib/core/amount";
import { LARGEST_KEY, parseQuantity, wholeKeys } from "@/lib/features/checks/model/selection";

interface QuantityPickerProps {
  quantity: number | null;
  onToggle: (quantity: number) => void;
  onChange: (quantity: number | null) => void;
}

/** Shows the keys for the whole amount: 0 to 6, and a field for larger amounts. */
export function QuantityPicker({ quantity, onToggle, onChange }: QuantityPickerProps) {
  const isLarge = quantity !== null && quantity > LARGEST_KEY;
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && parseQuantity(typed) === quantity;
  // Another control changed the amount, such as "Same". The typed text is outdated.
  if (typed !== null && !isTyping) setTyped(null);

  function toggleKey(key: number) {
    setTyped(null);
    onToggle(key);
  }

  return (
    <fieldset>
      <legend className="sr-only">Quantity</legend>
      <div className="grid grid-cols-4 gap-2">
        <AmountKey
          isChosen={quantity === 0 && !isTyping}
          onClick={() => toggleKey(0)}
          className="text-lg"
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
        <AmountKey
          isChosen={isTyping || isLarge}
          aria-expanded={isTyping}
          onClick={() => {
            setTyped(isTyping || isLarge ? null : "");
            onChange(null);
          }}
        >
          {isLarge ? quantity : `${LARGEST_KEY + 1}+`}
        </AmountKey>
      </div>
      {isTyping && (
        <LargeQuantity
          text={typed}
          onChange={(text) => {
            setTyped(text);
            onChange(parseQuantity(text));
          }}
        />
      )}
    </fieldset>
  );
}

function LargeQuantity({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isWrong = text.trim() !== "" && parseQuantity(text) === null;

  useEffect(() => input.current?.focus(), []);

  return (
    <div className="mt-3">
      <Label htmlFor={id}>Exact quantity</Label>
      <Input
        ref={input}
        id={id}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        className="mt-1.5 text-lg font-semibold tabular-nums"
        onChange={(event) => onChange(event.target.value)}
      />
      {isWrong && (
        <p id={`${id}-error`} className="text-destructive mt-1.5 text-sm font-medium">
          Must be a whole number from 0 to {MAX_WHOLE.toLocaleString("en")}
        </p>
      )}
    </div>
  );
}
