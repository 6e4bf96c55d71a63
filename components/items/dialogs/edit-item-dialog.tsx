"use client";

import { useState } from "react";
import { PhotoFormDialog } from "@/components/photos/photo-form-dialog";
import { changedPicture } from "@/components/pictograms/changed-picture";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { applyIssues } from "@/lib/client/apply-issues";
import { RESTORABLE_DAYS } from "@/lib/features/households/model/rules";
import { useDeleteItem, useUpdateItem } from "@/lib/features/items/client/mutations";
import type { Item } from "@/lib/features/items/model/dto";
import { packSizeOf } from "@/lib/features/items/model/packs";
import { reorderPointText } from "@/lib/features/items/model/reorder-point";
import { editItemFormSchema } from "@/lib/features/items/model/schema";
import type { Location } from "@/lib/features/locations/model/dto";
import { HistoryLink } from "./history-link";
import { ItemFields } from "./item-fields";
import { useItemForm } from "./use-item-form";

interface EditItemDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  locations: readonly Location[];
  item: Item;
  onDeleted?: () => void;
  /** Opens the history of the item beside the table. Undefined where the dialog was opened from the history. */
  onHistory?: (item: Item) => void;
}

/** Updates an item, or deletes it after a confirmation. */
export function EditItemDialog({
  open,
  onOpenChange,
  locations,
  item,
  onDeleted,
  onHistory,
}: EditItemDialogProps) {
  const { id, name, locationId, desiredStock, unit, supermarketItemName } = item;
  const [isConfirming, setConfirming] = useState(false);
  const { form, upload, isSubmitting } = useItemForm(editItemFormSchema, {
    name,
    locationId,
    desiredStock: String(desiredStock),
    reorderPoint: reorderPointText(item),
    unit,
    packSize: String(packSizeOf(item)),
    bestBefore: item.bestBefore ?? "",
    supermarketItemName,
    photo: item.photo,
    pictogram: item.pictogram,
  });
  const update = useUpdateItem({
    onSuccess: () => onOpenChange(false),
    onError: (error) => applyIssues(form, error),
  });
  const remove = useDeleteItem({
    onSuccess: () => {
      setConfirming(false);
      onOpenChange(false);
      onDeleted?.();
    },
  });
  const isSaving = isSubmitting || update.isPending;
  return (
    <PhotoFormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Item"
      {...(onHistory && {
        renderLink: (leave) => <HistoryLink item={item} onHistory={onHistory} leave={leave} />,
      })}
      focusesPanel
      form={form}
      upload={upload}
      isSaving={isSaving}
      onSubmit={(values) => update.mutate({ id, ...values, ...changedPicture(values, item) })}
      submitLabel="Save Changes"
      savingLabel="Saving..."
      onDelete={() => setConfirming(true)}
      confirmation={
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setConfirming}
          title="Are you sure?"
          description={`${name} will be hidden from all views. You can restore it for ${RESTORABLE_DAYS} days.`}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ id, name })}
        />
      }
    >
      <ItemFields
        control={form.control}
        locations={locations}
        upload={upload}
        isSaving={isSaving}
        isClosing={!open}
        id={id}
      />
    </PhotoFormDialog>
  );
}
