"use client";

import type { Control } from "react-hook-form";
import { PhotoField } from "@/components/photos/photo-field";
import type { PhotoUpload } from "@/components/photos/use-photo-upload";
import { TextField } from "@/components/shared/text-field";
import type { LocationForm } from "@/lib/features/locations/model/schema";

interface LocationFieldsProps {
  control: Control<LocationForm>;
  /** An example of a name. */
  placeholder?: string;
  upload: PhotoUpload;
  isSaving: boolean;
}

/** Renders the fields of the location form. */
export function LocationFields({ control, placeholder, upload, isSaving }: LocationFieldsProps) {
  return (
    <>
      <TextField
        control={control}
        name="name"
        label="Location Name"
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="done"
      />
      <PhotoField control={control} name="photo" upload={upload} isDisabled={isSaving} />
    </>
  );
}
