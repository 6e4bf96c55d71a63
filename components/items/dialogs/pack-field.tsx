"use client";

import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { type Control, useFormState, useWatch } from "react-hook-form";
import { TextField } from "@/components/shared/text-field";
import type { ItemForm, ItemFormInput } from "@/lib/features/items/model/schema";

interface PackFieldProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
}

/**
 * Renders the field of the units per pack. It is folded for an item that is bought by the unit, because most items are.
 * A person who unfolds it sees the whole field.
 */
export function PackField({ control }: PackFieldProps) {
  const packSize = useWatch({ control, name: "packSize" });
  const { errors } = useFormState({ control, name: "packSize" });
  const [isUnfolded, setUnfolded] = useState(false);
  const isNeeded = packSize !== "1" || errors.packSize !== undefined;
  return (
    <details
      className="group -mt-2.5"
      open={isUnfolded || isNeeded}
      onToggle={({ currentTarget }) => {
        setUnfolded(currentTarget.open);
        // A field that was folded could hide its own error.
        if (isNeeded) currentTarget.open = true;
        else if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary className="text-muted-foreground hover:bg-muted -ml-2.5 flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-lg px-2.5 text-[0.9375rem] font-semibold select-none [&::-webkit-details-marker]:hidden">
        <span>Sold in packs</span>
        <span className="font-normal">such as 10 eggs</span>
        <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-2">
        <TextField
          control={control}
          name="packSize"
          label="Pack size"
          description="How many units a pack has. The shopping list counts packs: 7 missing, pack of 10, is 1 to buy."
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          selectsAll
        />
      </div>
    </details>
  );
}
