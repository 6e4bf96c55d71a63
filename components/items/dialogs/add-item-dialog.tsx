"use client";

import { useState } from "react";
import { PhotoFormDialog } from "@/components/photos/photo-form-dialog";
import { CreateMore } from "@/components/shared/create-more";
import { applyIssues } from "@/lib/client/apply-issues";
import { useAddItem } from "@/lib/features/items/client/mutations";
import { itemFormSchema } from "@/lib/features/items/model/schema";
import type { Location } from "@/lib/features/locations/model/dto";
import { ItemFields } from "./item-fields";
import { useItemForm } from "./use-item-form";

interface AddItemDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  locations: readonly Location[];
  /** The id of the preselected location, if there is one. */
  locationId: number | undefined;
}

const blank = { name: "", desiredStock: "1", supermarketItemName: "", photo: null };

/** Renders the dialog that adds an item. The input is preserved after an error. */
export function AddItemDialog({ open, onOpenChange, locations, locationId }: AddItemDialogProps) {
  const [createsMore, setCreatesMore] = useState(false);
  const { form, upload, isSubmitting } = useItemForm(itemFormSchema, { ...blank, locationId });
  const add = useAddItem({
    onSuccess: () => {
      upload.reset();
      onOpenChange(createsMore);
      if (!createsMore) return;
      // Location and unit are preset for the next item, because it often has the same ones.
      const { locationId, unit } = form.getValues();
      form.reset({ ...blank, locationId, unit }, { keepFieldsRef: true });
      form.setFocus("name");
    },
    onError: (error) => applyIssues(form, error),
  });
  const isSaving = isSubmitting || add.isPending;
  return (
    <PhotoFormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add New Item"
      form={form}
      upload={upload}
      isSaving={isSaving}
      onSubmit={(values) => add.mutate(values)}
      submitLabel="Add Item"
      savingLabel="Adding..."
    >
      <ItemFields
        control={form.control}
        locations={locations}
        upload={upload}
        isSaving={isSaving}
      />
      <CreateMore checked={createsMore} onCheckedChange={setCreatesMore} />
    </PhotoFormDialog>
  );
}
