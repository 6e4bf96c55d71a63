"use client";

import { type Control, useFormState, useWatch } from "react-hook-form";
import { TextField } from "@/components/shared/text-field";
import type { ItemForm, ItemFormInput } from "@/lib/features/items/model/schema";
import { FoldedField } from "./folded-field";

interface PackFieldProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
}

/**
 * Renders the field of the units per pack. It is folded for an item that is bought by the unit, because most items
 * are.
 */
export function PackField({ control }: PackFieldProps) {
  const packSize = useWatch({ control, name: "packSize" });
  const { errors } = useFormState({ control, name: "packSize" });
  return (
    <FoldedField
      title="Sold in packs"
      hint="such as 10 eggs"
      value={packSize !== "" && packSize !== "1" && `of ${packSize}`}
      isNeeded={errors.packSize !== undefined}
    >
      <TextField
        control={control}
        name="packSize"
        label="Pack size"
        isLabelHidden
        description="How many units a pack has. The shopping list counts packs: 7 missing, pack of 10, is 1 to buy."
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        selectsAll
      />
    </FoldedField>
  );
}
