"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { PhotoField } from "@/components/photos/photo-field";
import { usePhotoUpload } from "@/components/photos/use-photo-upload";
import { BusyButton } from "@/components/shared/busy-button";
import { CreateMore } from "@/components/shared/create-more";
import { TextField } from "@/components/shared/text-field";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Form, FormBody } from "@/components/ui/form";
import { applyIssues } from "@/lib/client/apply-issues";
import { useAddLocation } from "@/lib/features/locations/client/mutations";
import { type LocationForm, locationFormSchema } from "@/lib/features/locations/model/schema";

interface AddLocationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The place of the new location in the checking sequence: how many there are already. */
  order: number;
}

const blank = { name: "", photo: null };

/** Asks for a new location's name and photo. What was typed stays when saving fails. */
export function AddLocationDialog({ open, onOpenChange, order }: AddLocationDialogProps) {
  const [createsMore, setCreatesMore] = useState(false);
  const form = useForm<LocationForm>({
    resolver: zodResolver(locationFormSchema),
    mode: "onTouched",
    defaultValues: blank,
  });
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
  const upload = usePhotoUpload({
    bucket: "location-photos",
    onChange: (photo) => form.setValue("photo", photo),
  });
  const isBusy = form.formState.isSubmitting || add.isPending;

  function changeOpen(next: boolean) {
    if (isBusy) return;
    if (!next) upload.reset();
    onOpenChange(next);
  }

  return (
    <Dialog open={open} onOpenChange={changeOpen}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Add New Location</DialogTitle>
          <DialogDescription>A room or a shelf where you keep things.</DialogDescription>
        </DialogHeader>
        <Form {...form}>
          <FormBody
            onSubmit={form.handleSubmit((values) => add.mutate({ ...values, order }))}
            className="flex flex-col gap-5"
          >
            <TextField
              control={form.control}
              name="name"
              label="Location Name"
              placeholder="Kitchen"
              autoComplete="off"
              autoCapitalize="sentences"
              enterKeyHint="done"
            />
            <PhotoField control={form.control} name="photo" upload={upload} isDisabled={isBusy} />
            <CreateMore checked={createsMore} onCheckedChange={setCreatesMore} />
            <DialogFooter>
              <BusyButton
                type="submit"
                size="lg"
                isBusy={isBusy || upload.isRunning}
                busyLabel={upload.isRunning ? "Uploading photo..." : "Adding..."}
              >
                Add Location
              </BusyButton>
            </DialogFooter>
          </FormBody>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
