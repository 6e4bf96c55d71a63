"use client";

import { Fragment, useState } from "react";
import type { Control } from "react-hook-form";
import type { PhotoUpload } from "@/components/photos/use-photo-upload";
import { SelectField } from "@/components/shared/select-field";
import { useItems } from "@/lib/features/items/client/use-items";
import { commonUnits } from "@/lib/features/items/model/common-units";
import { unitName } from "@/lib/features/items/model/rules";
import { type ItemForm, type ItemFormInput } from "@/lib/features/items/model/schema";
import { units } from "@/lib/features/items/model/units";
import type { Location } from "@/lib/features/locations/model/dto";
import { BestBeforeField } from "./best-before-field";
import { ItemPhotoField } from "./item-photo-field";
import { ItemPictogramField } from "./item-pictogram-field";
import { NameField } from "./name-field";
import { PackField } from "./pack-field";
import { QuantityField } from "./quantity-field";
import { ReorderField } from "./reorder-field";
import { SuggestedNameField } from "./suggested-name-field";
import { SupermarketNameField } from "./supermarket-name-field";
import { UnitChips } from "./unit-chips";
import { useSameNameHint } from "./use-same-name-hint";

interface ItemFieldsProps {
  control: Control<ItemFormInput, unknown, ItemForm>;
  locations: readonly Location[];
  upload: PhotoUpload;
  isSaving: boolean;
  /** Whether the dialog is closing, because the item was saved. */
  isClosing: boolean;
  /** The id of the item that is edited. Only the name of a new item gets suggestions. */
  id?: number;
  /**
   * Changes with each item that is added. The pack size, the reorder point and the best-before date are folded again
   * then. The supermarket name and the photo stay unfolded for a person who sets them for each item.
   */
  turn?: number;
  /** Whether the person has set the unit of a new item, so that suggestions keep it. */
  isUnitSet?: boolean;
  onUnitSet?: () => void;
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
  isClosing,
  id,
  turn = 0,
  isUnitSet = false,
  onUnitSet,
  offersPhoto = true,
}: ItemFieldsProps) {
  const { data: items = [] } = useItems();
  // Computed once, so that the unit buttons keep their order while several items are added.
  const [shownUnits] = useState(() => commonUnits(items));
  const hint = useSameNameHint({ control, locations, id, isSent: isSaving || isClosing });
  return (
    <>
      {id === undefined ? (
        <SuggestedNameField
          control={control}
          hint={hint}
          isUnitSet={isUnitSet}
          locations={locations}
        />
      ) : (
        <NameField control={control} hint={hint} />
      )}
      <SelectField
        control={control}
        name="locationId"
        label="Location"
        placeholder="Choose a location"
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
        <QuantityField control={control} />
        <div className="min-w-0 flex-[5_1_8rem]">
          <SelectField
            control={control}
            name="unit"
            label="Unit"
            placeholder="Choose"
            options={unitOptions}
            onChange={onUnitSet}
          />
        </div>
      </div>
      <UnitChips control={control} units={shownUnits} onSet={onUnitSet} />
      {/* The pack size is next to the unit that it counts. Below the other optional fields it would be outside
          the screen of a phone. */}
      <Fragment key={turn}>
        <PackField control={control} />
        <ReorderField control={control} />
        <BestBeforeField control={control} />
      </Fragment>
      <SupermarketNameField control={control} />
      {offersPhoto ? (
        <ItemPhotoField control={control} upload={upload} isDisabled={isSaving} />
      ) : (
        <p className="text-muted-foreground text-sm">
          You are offline. Add a photo later by editing the item.
        </p>
      )}
      <ItemPictogramField control={control} isDisabled={isSaving} />
    </>
  );
}
