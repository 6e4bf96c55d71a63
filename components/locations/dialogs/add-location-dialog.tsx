"use client";

import { useState } from "react";
import { PhotoFormDialog } from "@/components/photos/photo-form-dialog";
import { CreateMore } from "@/components/shared/create-more";
import { applyIssues } from "@/lib/client/apply-issues";
import { useAddLocation } from "@/lib/features/locations/client/mutations";
import { locationFormSchema } from "@/lib/features/locations/model/schema";
import { LocationFields } from "./location-fields";
import { useLocationForm } from "./use-location-form";

interface AddLocationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The position of the new location in the checking sequence: the number of locations. */
  order: number;
}

const blank = { name: "", photo: null, pictogram: null };

/** Renders the dialog that adds a location. The input is preserved after an error. */
export function AddLocationDialog({ open, onOpenChange, order }: AddLocationDialogProps) {
  const [createsMore, setCreatesMore] = useState(false);
  const { form, upload, isSubmitting } = useLocationForm(locationFormSchema, blank);
  const add = useAddLocation({
    onSuccess: () => {
      upload.reset();
      onOpenChange(createsMore);
      if (!createsMore) return;
      form.reset(blank, { keepFieldsRef: true });
      form.setFocus("name");
    },
    onError: (error) => applyIssues(form, error),
  });
  const isSaving = isSubmitting || add.isPending;
  return (
    <PhotoFormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add New Location"
      description="A room or a shelf where you keep things."
      form={form}
      upload={upload}
      isSaving={isSaving}
      onSubmit={(values) => add.mutate({ ...values, order })}
      submitLabel="Add Location"
      savingLabel="Adding..."
      choice={<CreateMore checked={createsMore} onCheckedChange={setCreatesMore} />}
    >
      <LocationFields
        control={form.control}
        placeholder="Kitchen"
        upload={upload}
        isSaving={isSaving}
        isClosing={!open}
      />
    </PhotoFormDialog>
  );
}
