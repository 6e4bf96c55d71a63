"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { PhotoField } from "@/components/photos/photo-field";
import { usePhotoUpload } from "@/components/photos/use-photo-upload";
import { BusyButton } from "@/components/shared/busy-button";
import { CreateMore } from "@/components/shared/create-more";
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Form, FormBody } from "@/components/ui/form";
import { applyIssues } from "@/lib/client/apply-issues";
import { useAddItem } from "@/lib/features/items/client/mutations";
import {
  type ItemForm,
  type ItemFormInput,
  itemFormSchema,
} from "@/lib/features/items/model/schema";
import type { Location } from "@/lib/features/locations/model/dto";
import { ItemFields } from "./item-fields";

interface AddItemDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  locations: readonly Location[];
  /** The location that is chosen already, if one is. */
  locationId: number | undefined;
}

const blank = { name: "", desiredStock: "1", supermarketItemName: "", photo: null };

/** Asks for a new item. What was typed stays when saving fails. */
export function AddItemDialog({ open, onOpenChange, locations, locationId }: AddItemDialogProps) {
  const [createsMore, setCreatesMore] = useState(false);
  const form = useForm<ItemFormInput, unknown, ItemForm>({
    resolver: zodResolver(itemFormSchema),
    mode: "onTouched",
    defaultValues: { ...blank, locationId },
  });
  const add = useAddItem({
    onSuccess: () => {
      upload.reset();
      onOpenChange(createsMore);
      if (!createsMore) return;
      // The next item often goes to the same place and comes in the same unit.
      const { locationId, unit } = form.getValues();
      form.reset({ ...blank, locationId, unit }, { keepFieldsRef: true });
      form.setFocus("name");
    },
    onError: (error) => applyIssues(form, error),
  });
  const upload = usePhotoUpload({
    bucket: "item-photos",
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
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Add New Item</DialogTitle>
        </DialogHeader>
        <Form {...form}>
          <FormBody
            onSubmit={form.handleSubmit((values) => add.mutate(values))}
            className="flex flex-col gap-5"
          >
            <ItemFields control={form.control} locations={locations} />
            <PhotoField control={form.control} name="photo" upload={upload} isDisabled={isBusy} />
            <CreateMore checked={createsMore} onCheckedChange={setCreatesMore} />
            <DialogFooter>
              <BusyButton
                type="submit"
                size="lg"
                isBusy={isBusy || upload.isRunning}
                busyLabel={upload.isRunning ? "Uploading photo..." : "Adding..."}
              >
                Add Item
              </BusyButton>
            </DialogFooter>
          </FormBody>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
