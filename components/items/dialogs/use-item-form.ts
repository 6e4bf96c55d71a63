"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, useForm } from "react-hook-form";
import { usePhotoUpload } from "@/components/photos/use-photo-upload";
import type {
  editItemFormSchema,
  ItemForm,
  ItemFormInput,
  itemFormSchema,
} from "@/lib/features/items/model/schema";

/** Returns the form of an item and the upload of its photo. */
export function useItemForm(
  schema: typeof itemFormSchema | typeof editItemFormSchema,
  defaultValues: DefaultValues<ItemFormInput>,
) {
  const form = useForm<ItemFormInput, unknown, ItemForm>({
    resolver: zodResolver(schema),
    mode: "onTouched",
    // Each field has a default, and an empty text is "" instead of null. Otherwise a field would still count
    // as edited after its input was erased.
    defaultValues: {
      ...defaultValues,
      unit: defaultValues.unit,
      supermarketItemName: defaultValues.supermarketItemName ?? "",
    },
  });
  const upload = usePhotoUpload({
    bucket: "item-photos",
    onChange: (photo) => form.setValue("photo", photo, { shouldDirty: true }),
  });
  return { form, upload, isSubmitting: form.formState.isSubmitting };
}
