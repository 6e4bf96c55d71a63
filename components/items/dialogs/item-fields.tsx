"use client";

import type { Control } from "react-hook-form";
import { PhotoField } from "@/components/photos/photo-field";
import type { PhotoUpload } from "@/components/photos/use-photo-upload";
import { DecimalInput } from "@/components/shared/decimal-input";
import { SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { unitName } from "@/lib/features/items/model/rules";
import { type ItemForm, type ItemFormInput } from "@/lib/features/items/model/schema";
import { units } from "@/lib/features/items/model/units";
import type { Location } from "@/lib/features/locations/model/dto";

interface ItemFieldsProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
  locations: readonly Location[];
  upload: PhotoUpload;
  isSaving: boolean;
  /** Whether the photo can be uploaded now. */
  offersPhoto?: boolean;
}

const unitOptions = units.map((unit) => ({ value: unit, label: unitName(unit) }));

/** Renders the fields of the item form. */
export function ItemFields({
  control,
  locations,
  upload,
  isSaving,
  offersPhoto = true,
}: ItemFieldsProps) {
  return (
    <>
      <TextField
        control={control}
        name="name"
        label="Name"
        autoComplete="off"
        autoCapitalize="sentences"
      />
      <SelectField
        control={control}
        name="locationId"
        label="Location"
        placeholder="Choose a location"
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          control={control}
          name="desiredStock"
          label="Desired quantity"
          as={DecimalInput}
          selectsAll
          min={0.01}
          step={0.01}
          autoComplete="off"
        />
        <SelectField
          control={control}
          name="unit"
          label="Unit"
          placeholder="Choose"
          options={unitOptions}
        />
      </div>
      <TextField
        control={control}
        name="supermarketItemName"
        label="Supermarket item name (optional)"
        description="What the shopping list calls it."
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="done"
      />
      {offersPhoto ? (
        <PhotoField control={control} name="photo" upload={upload} isDisabled={isSaving} />
      ) : (
        <p className="text-muted-foreground text-sm">
          You are offline. Add a photo later by editing the item.
        </p>
      )}
    </>
  );
}
