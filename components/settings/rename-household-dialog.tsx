"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { BusyButton } from "@/components/shared/busy-button";
import { TextField } from "@/components/shared/text-field";
import type { DialogState } from "@/components/shared/use-dialog";
import { useDiscardQuestion } from "@/components/shared/use-discard-question";
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
import { useRenameHousehold } from "@/lib/features/accounts/client/mutations";
import { renameHouseholdSchema } from "@/lib/features/households/model/schema";

const resolver = zodResolver(renameHouseholdSchema);

/** Renames the household whose name the dialog was opened with. */
export function RenameHouseholdDialog({ dialog }: { dialog: DialogState<string> }) {
  const form = useForm({
    resolver,
    mode: "onTouched",
    defaultValues: { name: dialog.subject ?? "" },
  });
  const rename = useRenameHousehold({
    onSuccess: () => dialog.setOpen(false),
    onError: (error) => applyIssues(form, error),
  });
  const { requestClose, question } = useDiscardQuestion({
    isEdited: form.formState.isDirty,
    close: () => dialog.setOpen(false),
  });
  return (
    <Dialog
      open={dialog.isOpen}
      onOpenChange={(next) => !next && !rename.isPending && requestClose()}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Rename household</DialogTitle>
          <DialogDescription>
            All members see this name, and invitations mention it.
          </DialogDescription>
        </DialogHeader>
        <Form {...form}>
          <FormBody
            onSubmit={form.handleSubmit((input) => rename.mutate(input))}
            className="flex flex-col gap-5"
          >
            <TextField
              control={form.control}
              name="name"
              label="Household name"
              autoComplete="off"
              readOnly={rename.isPending}
            />
            <DialogFooter>
              <BusyButton
                type="submit"
                size="lg"
                disabled={!form.formState.isDirty}
                isBusy={rename.isPending}
                busyLabel="Saving..."
              >
                Save
              </BusyButton>
            </DialogFooter>
          </FormBody>
        </Form>
        {question}
      </DialogContent>
    </Dialog>
  );
}
