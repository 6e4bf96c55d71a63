"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { PhotoField } from "@/components/photos/photo-field";
import { usePhotoUpload } from "@/components/photos/use-photo-upload";
import { BusyButton } from "@/components/shared/busy-button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
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
import { useDeleteItem, useUpdateItem } from "@/lib/features/items/client/mutations";
import type { Item } from "@/lib/features/items/model/dto";
import {
  editItemFormSchema,
  type ItemForm,
  type ItemFormInput,
} from "@/lib/features/items/model/schema";
import type { Location } from "@/lib/features/locations/model/dto";
import { ItemFields } from "./item-fields";

interface EditItemDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  locations: readonly Location[];
  item: Item;
}

/** Changes an item, or deletes it after asking. */
export function EditItemDialog({ open, onOpenChange, locations, item }: EditItemDialogProps) {
  const { id, name, locationId, desiredStock, unit, supermarketItemName, photo } = item;
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm<ItemFormInput, unknown, ItemForm>({
    resolver: zodResolver(editItemFormSchema),
    mode: "onTouched",
    defaultValues: {
      name,
      locationId,
      desiredStock: String(desiredStock),
      unit,
      supermarketItemName,
      photo,
    },
  });
  const update = useUpdateItem({
    onSuccess: () => onOpenChange(false),
    onError: (error) => applyIssues(form, error),
  });
  const remove = useDeleteItem({
    onSuccess: () => {
      setConfirming(false);
      onOpenChange(false);
    },
  });
  const upload = usePhotoUpload({
    bucket: "item-photos",
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
      <DialogContent
        aria-describedby={undefined}
        // On a phone the keyboard would cover the sheet before one has seen what it holds.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.target instanceof HTMLElement) event.target.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>Edit Item</DialogTitle>
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
            className="flex flex-col gap-5"
          >
            <ItemFields control={form.control} locations={locations} />
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
          title="Are you sure?"
          description={`${name} will be hidden from all views.`}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(id)}
        />
      </DialogContent>
    </Dialog>
  );
}
