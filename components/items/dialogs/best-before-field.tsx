"use client";

import { type Control, useFormState, useWatch } from "react-hook-form";
import { formatLocalDate } from "@/components/shared/local-date";
import { TextField } from "@/components/shared/text-field";
import type { ItemForm, ItemFormInput } from "@/lib/features/items/model/schema";
import { FoldedField } from "./folded-field";

interface BestBeforeFieldProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
}

/** Renders the field of the best-before date. */
export function BestBeforeField({ control }: BestBeforeFieldProps) {
  const bestBefore = useWatch({ control, name: "bestBefore" });
  const { errors } = useFormState({ control, name: "bestBefore" });
  return (
    <FoldedField
      title="Best before"
      hint="to use it first"
      value={bestBefore !== "" && formatLocalDate(bestBefore)}
      isNeeded={errors.bestBefore !== undefined}
    >
      <TextField
        control={control}
        name="bestBefore"
        label="Best before date"
        isLabelHidden
        description="The earliest date on what you have. Home shows the item two weeks before."
        type="date"
        min="2000-01-01"
        max="2100-12-31"
        enterKeyHint="done"
      />
    </FoldedField>
  );
}
