"use client";

import { type Control, useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { unitName } from "@/lib/features/items/model/rules";
import type { ItemForm, ItemFormInput } from "@/lib/features/items/model/schema";
import type { Unit } from "@/lib/features/items/model/units";

interface UnitChipsProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
  units: readonly Unit[];
  /** Called by each press. */
  onSet: (() => void) | undefined;
}

/**
 * Renders buttons that set the unit by one tap. The buttons are no tab stops, because the select before them
 * offers all units.
 */
export function UnitChips({ control, units, onSet }: UnitChipsProps) {
  const { setValue } = useFormContext<ItemFormInput>();
  const chosen = useWatch({ control, name: "unit" });
  return (
    <div role="group" aria-label="Often used" className="-mt-2.5 flex flex-wrap gap-1.5">
      {units.map((unit) => (
        <Button
          key={unit}
          variant="outline"
          tabIndex={-1}
          data-keeps-focus
          aria-pressed={unit === chosen}
          onClick={() => {
            setValue("unit", unit, { shouldDirty: true, shouldValidate: true });
            onSet?.();
          }}
          className={cn(
            "min-w-11 flex-auto rounded-full px-2 text-sm font-medium",
            unit === chosen &&
              "border-primary bg-accent text-accent-foreground hover:not-disabled:bg-accent",
          )}
        >
          {unitName(unit)}
        </Button>
      ))}
    </div>
  );
}
