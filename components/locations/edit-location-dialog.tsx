"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { PhotoField } from "@/components/photos/photo-field";
import { usePhotoUpload } from "@/components/photos/use-photo-upload";
import { BusyButton } from "@/components/shared/busy-button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Form, FormBody } from "@/components/ui/form";
import { applyIssues } from "@/lib/client/apply-issues";
import { useDeleteLocation } from "@/lib/features/items/client/mutations";
import { useUpdateLocation } from "@/lib/features/locations/client/mutations";
import type { Location } from "@/lib/features/locations/model/dto";
import { editLocationFormSchema, type LocationForm } from "@/lib/features/locations/model/schema";
import { DeletionQuestion } from "./deletion-question";

interface EditLocationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  location: Location;
}

/** Changes a location's name and photo, or deletes it after asking. */
export function EditLocationDialog({ open, onOpenChange, location }: EditLocationDialogProps) {
  const { id, name, photo } = location;
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm<LocationForm>({
    resolver: zodResolver(editLocationFormSchema),
    mode: "onTouched",
    defaultValues: { name, photo },
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
  const upload = usePhotoUpload({
    bucket: "location-photos",
    onChange: (key) => form.setValue("photo", key),
  });
  const isSaving = form.formState.isSubmitting || update.isPending;

  function changeOpen(next: boolean) {
    if (isSaving) return;
    if (!next) upload.reset();
    onOpenChange(next);
  }

  return (
    <Dialog open={open} onOpenChange={changeOpen}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Edit Location</DialogTitle>
        </DialogHeader>
        <Form {...form}>
          <FormBody
            onSubmit={form.handleSubmit((values) =>
              // An unchanged photo is not sent.
              update.mutate({
                id,
                ...values,
                photo: values.photo === photo ? undefined : values.photo,
              }),
            )}
            className="flex flex-col gap-6"
          >
            <TextField
              control={form.control}
              name="name"
              label="Location Name"
              autoComplete="off"
              autoCapitalize="sentences"
              enterKeyHint="done"
            />
            <PhotoField control={form.control} name="photo" upload={upload} isDisabled={isSaving} />
            <DialogFooter>
              <Button
                variant="ghost"
                size="lg"
                className="text-destructive md:mr-auto"
                disabled={isSaving}
                onClick={() => setConfirming(true)}
              >
                <Trash2 aria-hidden />
                Delete
              </Button>
              <BusyButton
                type="submit"
                size="lg"
                isBusy={isSaving || upload.isRunning}
                busyLabel={upload.isRunning ? "Uploading photo..." : "Saving..."}
              >
                Save Changes
              </BusyButton>
            </DialogFooter>
          </FormBody>
        </Form>
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
          onConfirm={() => remove.mutate(id)}
        />
      </DialogContent>
    </Dialog>
  );
}
