"use client";

import { type Control, useWatch } from "react-hook-form";
import { PictogramField } from "@/components/pictograms/pictogram-field";
import type { ItemForm, ItemFormInput } from "@/lib/features/items/model/schema";

interface ItemPictogramFieldProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
  isDisabled: boolean;
}

/** Renders the pictogram of the item form. It shows the pictogram for the typed names until one is chosen. */
export function ItemPictogramField({ control, isDisabled }: ItemPictogramFieldProps) {
  const [name, supermarketItemName = null, photo = null] = useWatch({
    control,
    name: ["name", "supermarketItemName", "photo"],
  });
  return (
    <PictogramField
      control={control}
      name="pictogram"
      subject="item"
      row={{ name, supermarketItemName, photo }}
      isDisabled={isDisabled}
    />
  );
}
