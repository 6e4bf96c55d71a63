"use client";

import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { Control } from "react-hook-form";
import { DecimalInput } from "@/components/shared/decimal-input";
import { useSelectAll } from "@/components/shared/use-select-all";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { stepDesired } from "@/lib/features/items/model/desired-step";
import type { ItemForm, ItemFormInput } from "@/lib/features/items/model/schema";

interface QuantityFieldProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
}

/** Renders the field of the desired quantity between two buttons that step it, as the arrow keys do. */
export function QuantityField({ control }: QuantityFieldProps) {
  const selectAll = useSelectAll();
  const [stepped, setStepped] = useState<string | null>(null);
  return (
    <FormField
      control={control}
      name="desiredStock"
      render={({ field }) => {
        const less = stepDesired(field.value, "down");
        const more = stepDesired(field.value, "up");
        const onStep = (next: string) => {
          field.onChange(next);
          setStepped(next);
        };
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          event.preventDefault();
          const next = event.key === "ArrowUp" ? more : less;
          if (next !== null) onStep(next);
        };
        return (
          <FormItem className="min-w-0 flex-[6_1_9.5rem]">
            <FormLabel>Desired quantity</FormLabel>
            <div className="relative">
              <FormControl>
                <DecimalInput
                  {...selectAll}
                  {...field}
                  onKeyDown={onKeyDown}
                  min={0.01}
                  step={0.01}
                  autoComplete="off"
                  className="px-12 text-center tabular-nums"
                />
              </FormControl>
              <Step label="Less" side="left-0.5" value={less} onStep={onStep}>
                <Minus aria-hidden className="size-5" />
              </Step>
              <Step label="More" side="right-0.5" value={more} onStep={onStep}>
                <Plus aria-hidden className="size-5" />
              </Step>
            </div>
            <span role="status" className="sr-only">
              {field.value === stepped && stepped}
            </span>
            <FormMessage />
          </FormItem>
        );
      }}
    />
  );
}

interface StepProps {
  label: string;
  /** The CSS class that places the button at the left or right edge of the field. */
  side: string;
  /** The quantity after the step; null if there is no further one. */
  value: string | null;
  onStep: (value: string) => void;
  children: ReactNode;
}

/**
 * Renders a button that steps the quantity. The button is no tab stop, because the arrow keys step the
 * focused field.
 */
function Step({ label, side, value, onStep, children }: StepProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      tabIndex={-1}
      data-keeps-focus
      aria-label={label}
      title={label}
      // `aria-disabled` instead of `disabled`, because a disabled button would lose the focus.
      aria-disabled={value === null}
      onClick={() => value !== null && onStep(value)}
      className={cn(
        "absolute inset-y-0 my-auto aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
        side,
      )}
    >
      {children}
    </Button>
  );
}
