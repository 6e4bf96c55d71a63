"use client";

import { useState } from "react";
import { PhotoFormDialog } from "@/components/photos/photo-form-dialog";
import { changedPicture } from "@/components/pictograms/changed-picture";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { applyIssues } from "@/lib/client/apply-issues";
import { useDeleteLocation } from "@/lib/features/items/client/delete-locations";
import { useUpdateLocation } from "@/lib/features/locations/client/mutations";
import type { Location } from "@/lib/features/locations/model/dto";
import { editLocationFormSchema } from "@/lib/features/locations/model/schema";
import { DeletionQuestion } from "./deletion-question";
import { LocationFields } from "./location-fields";
import { useLocationForm } from "./use-location-form";

interface EditLocationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  location: Location;
}

/** Updates the name and the photo of a location, or deletes it after a confirmation. */
export function EditLocationDialog({ open, onOpenChange, location }: EditLocationDialogProps) {
  const { id, name, photo, pictogram } = location;
  const [isConfirming, setConfirming] = useState(false);
  const { form, upload, isSubmitting } = useLocationForm(editLocationFormSchema, {
    name,
    photo,
    pictogram,
  });
  const update = useUpdateLocation({
    onSuccess: () => onOpenChange(false),
    onError: (error) => applyIssues(form, error),
  });
  const remove = useDeleteLocation({
    onSuccess: () => {
      setConfirming(false);
      onOpenChange(false);
    },
  });
  const isSaving = isSubmitting || update.isPending;
  return (
    <PhotoFormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Location"
      form={form}
      upload={upload}
      isSaving={isSaving}
      onSubmit={(values) => update.mutate({ id, ...values, ...changedPicture(values, location) })}
      submitLabel="Save Changes"
      savingLabel="Saving..."
      onDelete={() => setConfirming(true)}
      confirmation={
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setConfirming}
          title="Confirm Deletion"
          description={
            <DeletionQuestion
              question={`Are you sure you want to delete ${name}? This will hide it from all views.`}
              locationIds={[id]}
              isBusy={remove.isPending}
            />
          }
          confirmLabel="Delete"
          busyLabel="Deleting..."
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ id, name })}
        />
      }
    >
      <LocationFields control={form.control} id={id} upload={upload} isSaving={isSaving} />
    </PhotoFormDialog>
  );
}
