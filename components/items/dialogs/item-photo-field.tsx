"use client";

import { type Control, useFormState, useWatch } from "react-hook-form";
import { PhotoField } from "@/components/photos/photo-field";
import type { PhotoUpload } from "@/components/photos/use-photo-upload";
import type { ItemForm, ItemFormInput } from "@/lib/features/items/model/schema";
import { FoldedField } from "./folded-field";

interface ItemPhotoFieldProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
  upload: PhotoUpload;
  isDisabled: boolean;
}

/** Renders the photo of the item form. It is unfolded by a photo that is dropped or pasted. */
export function ItemPhotoField({ control, upload, isDisabled }: ItemPhotoFieldProps) {
  const photo = useWatch({ control, name: "photo" });
  const { errors } = useFormState({ control, name: "photo" });
  return (
    <FoldedField
      title="Photo"
      hint="camera or file"
      isNeeded={Boolean(photo) || upload.state.status !== "idle" || errors.photo !== undefined}
    >
      <PhotoField control={control} name="photo" upload={upload} isDisabled={isDisabled} />
    </FoldedField>
  );
}
