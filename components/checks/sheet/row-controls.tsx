"use client";

import { Minus, Plus } from "lucide-react";
import { Fraction } from "@/components/checks/shared/fraction";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { MAX_WHOLE, partials } from "@/lib/core/amount";
import type { Amounts } from "@/lib/features/checks/model/rules";
import { stepAmounts, togglePartial } from "@/lib/features/checks/model/sheet";
import type { Item } from "@/lib/features/items/model/dto";
import { unitLabel } from "@/lib/features/items/model/rules";
import { AmountField } from "./amount-field";

interface RowControlsProps {
  item: Item;
  amounts: Amounts | null;
  onChange: (amounts: Amounts) => void;
  /** Called for a typed amount. */
  onType: (amounts: Amounts) => void;
  onNoAmount: (isWrong: boolean) => void;
  onLeave: () => void;
}

/**
 * Renders the controls of a row: one tap changes the amount by a whole unit or sets the partial amount. Only the
 * field is a tab stop. In it, the arrow keys and typed fractions have the effect of the buttons.
 */
export function RowControls({
  item,
  amounts,
  onChange,
  onType,
  onNoAmount,
  onLeave,
}: RowControlsProps) {
  const step = (by: 1 | -1) => onChange(stepAmounts(amounts, by));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
      <div className="flex items-center gap-1">
        <Step item={item} by={-1} onClick={() => step(-1)} />
        <AmountField
          label={`${item.name}, ${unitLabel(item.unit, 2)}`}
          amounts={amounts}
          onChange={onType}
          onNoAmount={onNoAmount}
          onStep={step}
          onLeave={onLeave}
          className="w-14"
        />
        <Step
          item={item}
          by={1}
          isDisabled={amounts?.newStock === MAX_WHOLE}
          onClick={() => step(1)}
        />
      </div>
      <div className="flex gap-1" role="group" aria-label={`Open ${item.unit} of ${item.name}`}>
        {partials
          .filter(({ value }) => value > 0)
          .map(({ value, sign }) => (
            <button
              key={value}
              type="button"
              tabIndex={-1}
              aria-pressed={amounts?.partialAmount === value}
              aria-label={`${sign} ${item.name}`}
              onClick={() => onChange(togglePartial(amounts, value))}
              className={cn(
                // Its border is paler than that of the amount, which is more important.
                "bg-card size-11 rounded-full border text-lg font-semibold transition-colors select-none",
                "hover:not-disabled:bg-muted disabled:cursor-not-allowed disabled:opacity-55",
                // Paler than the main action of the screen, because many rows can have a chosen part.
                "aria-pressed:border-primary aria-pressed:bg-accent aria-pressed:text-accent-foreground",
              )}
            >
              <Fraction sign={sign} />
            </button>
          ))}
      </div>
    </div>
  );
}

interface StepProps {
  item: Item;
  by: 1 | -1;
  isDisabled?: boolean;
  onClick: () => void;
}

function Step({ item, by, isDisabled, onClick }: StepProps) {
  const Icon = by === 1 ? Plus : Minus;
  return (
    <Button
      variant="outline"
      size="icon"
      tabIndex={-1}
      disabled={isDisabled}
      aria-label={`One ${by === 1 ? "more" : "less"}: ${item.name}`}
      onClick={onClick}
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  );
}
