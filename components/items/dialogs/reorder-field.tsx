"use client";

import { type Control, useFormState, useWatch } from "react-hook-form";
import { DecimalInput } from "@/components/shared/decimal-input";
import { TextField } from "@/components/shared/text-field";
import type { ItemForm, ItemFormInput } from "@/lib/features/items/model/schema";
import { FoldedField } from "./folded-field";

interface ReorderFieldProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
}

/** Renders the field of the reorder point. An empty field means the desired quantity, which its placeholder shows. */
export function ReorderField({ control }: ReorderFieldProps) {
  const [reorderPoint, desiredStock] = useWatch({
    control,
    name: ["reorderPoint", "desiredStock"],
  });
  const { errors } = useFormState({ control, name: "reorderPoint" });
  return (
    <FoldedField
      title="Buy later"
      hint="only when less is left"
      value={reorderPoint !== "" && `below ${reorderPoint}`}
      isNeeded={errors.reorderPoint !== undefined}
    >
      <TextField
        control={control}
        name="reorderPoint"
        label="Buy when below"
        description="A lower amount means fewer lines, but more items found empty. In a simulation, half the desired quantity gave about 27 % fewer lines and 15 % more items found empty."
        placeholder={desiredStock}
        as={DecimalInput}
        autoComplete="off"
        enterKeyHint="done"
        selectsAll
      />
    </FoldedField>
  );
}
