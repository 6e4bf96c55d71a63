"use client";

import { useQuery } from "@tanstack/react-query";
import { type Control, useWatch } from "react-hook-form";
import { PhotoField } from "@/components/photos/photo-field";
import type { PhotoUpload } from "@/components/photos/use-photo-upload";
import { PictogramField } from "@/components/pictograms/pictogram-field";
import { TextField } from "@/components/shared/text-field";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { isSameName } from "@/lib/features/locations/model/rules";
import type { LocationForm } from "@/lib/features/locations/model/schema";

interface LocationFieldsProps {
  control: Control<LocationForm>;
  /** The id of the location that is edited. */
  id?: number;
  /** An example of a name. */
  placeholder?: string;
  upload: PhotoUpload;
  isSaving: boolean;
  /**
   * Whether the dialog is closing, because the location was saved. The cached locations then contain the
   * saved name, which must not be reported as a duplicate.
   */
  isClosing?: boolean;
}

/** Renders the fields of the location form. It points out a name that another location has. */
export function LocationFields({
  control,
  id,
  placeholder,
  upload,
  isSaving,
  isClosing = false,
}: LocationFieldsProps) {
  const { data: locations = [] } = useQuery(locationsQuery());
  const [name, photo = null] = useWatch({ control, name: ["name", "photo"] });
  const isTaken =
    !isSaving &&
    !isClosing &&
    locations.some((location) => location.id !== id && isSameName(location.name, name));
  return (
    <>
      <TextField
        control={control}
        name="name"
        label="Location Name"
        placeholder={placeholder}
        description={
          // A screen reader announces a new text only if its status element existed before the text.
          <span role="status">
            {isTaken ? "You already have a location with this name." : null}
          </span>
        }
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="done"
      />
      <PhotoField control={control} name="photo" upload={upload} isDisabled={isSaving} />
      <PictogramField
        control={control}
        name="pictogram"
        subject="location"
        row={{ name, photo }}
        isDisabled={isSaving}
      />
    </>
  );
}
