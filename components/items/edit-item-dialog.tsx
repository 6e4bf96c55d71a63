"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
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
import { Form } from "@/components/ui/form";
import { applyIssues } from "@/lib/client/apply-issues";
import type { Item } from "@/lib/features/items/dto";
import { useDeleteItem, useUpdateItem } from "@/lib/features/items/mutations";
import { itemFormSchema, type ItemForm, type ItemFormInput } from "@/lib/features/items/schema";
import type { Location } from "@/lib/features/locations/dto";
import { ItemFields } from "./item-fields";

interface EditItemDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  locations: readonly Location[];
  item: Item;
}

/** Changes an item, or deletes it after asking. */
export function EditItemDialog({ open, onOpenChange, locations, item }: EditItemDialogProps) {
  const { id, name, locationId, desiredStock, unit, supermarketItemName } = item;
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm<ItemFormInput, unknown, ItemForm>({
    resolver: zodResolver(itemFormSchema),
    mode: "onTouched",
    defaultValues: {
      name,
      locationId,
      desiredStock: String(desiredStock),
      unit,
      supermarketItemName,
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
  const isSaving = form.formState.isSubmitting || update.isPending;

  return (
    <Dialog open={open} onOpenChange={(next) => !isSaving && onOpenChange(next)}>
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
          <form
            noValidate
            onSubmit={form.handleSubmit((values) => update.mutate({ id, ...values }))}
            className="flex flex-col gap-5"
          >
            <ItemFields control={form.control} locations={locations} />
            <DialogFooter className="mt-1">
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
              <BusyButton type="submit" size="lg" isBusy={isSaving} busyLabel="Saving...">
                Save Changes
              </BusyButton>
            </DialogFooter>
          </form>
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
