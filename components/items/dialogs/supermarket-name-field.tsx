"use client";

import { type Control, useFormState, useWatch } from "react-hook-form";
import { TextField } from "@/components/shared/text-field";
import type { ItemForm, ItemFormInput } from "@/lib/features/items/model/schema";
import { FoldedField } from "./folded-field";

interface SupermarketNameFieldProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
}

/** Renders the field of the supermarket item name. */
export function SupermarketNameField({ control }: SupermarketNameFieldProps) {
  const supermarketItemName = useWatch({ control, name: "supermarketItemName" });
  const { errors } = useFormState({ control, name: "supermarketItemName" });
  return (
    <FoldedField
      title="Supermarket name"
      hint="for the list"
      value={supermarketItemName}
      isNeeded={errors.supermarketItemName !== undefined}
    >
      <TextField
        control={control}
        name="supermarketItemName"
        label="Supermarket item name (optional)"
        isLabelHidden
        description="What the shopping list calls it."
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="done"
      />
    </FoldedField>
  );
}
