"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
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
import { Form } from "@/components/ui/form";
import { applyIssues } from "@/lib/client/apply-issues";
import { useAddLocation } from "@/lib/features/locations/mutations";
import { locationFormSchema, type LocationForm } from "@/lib/features/locations/schema";

interface AddLocationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The place of the new location in the checking sequence: how many there are already. */
  order: number;
}

/** Asks for a new location's name. What was typed stays when saving fails. */
export function AddLocationDialog({ open, onOpenChange, order }: AddLocationDialogProps) {
  const [createsMore, setCreatesMore] = useState(false);
  const form = useForm<LocationForm>({
    resolver: zodResolver(locationFormSchema),
    mode: "onTouched",
    defaultValues: { name: "" },
  });
  const add = useAddLocation({
    onSuccess: () => {
      onOpenChange(createsMore);
      if (!createsMore) return;
      form.reset({ name: "" }, { keepFieldsRef: true });
      form.setFocus("name");
    },
    onError: (error) => applyIssues(form, error),
  });
  const isBusy = form.formState.isSubmitting || add.isPending;

  return (
    <Dialog open={open} onOpenChange={(next) => !isBusy && onOpenChange(next)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Add New Location</DialogTitle>
          <DialogDescription>A room or a shelf where you keep things.</DialogDescription>
        </DialogHeader>
        <Form {...form}>
          <form
            noValidate
            onSubmit={form.handleSubmit(({ name }) => add.mutate({ name, order }))}
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
            <CreateMore checked={createsMore} onCheckedChange={setCreatesMore} />
            <DialogFooter>
              <BusyButton type="submit" size="lg" isBusy={isBusy} busyLabel="Adding...">
                Add Location
              </BusyButton>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
