"use client";

import { useForm } from "react-hook-form";
import { PasswordInput } from "@/components/accounts/password-input";
import { changePasswordResolver } from "@/components/accounts/resolvers";
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
import { useChangePassword } from "@/lib/features/accounts/client/mutations";
import type { ChangePassword, ChangePasswordForm } from "@/lib/features/accounts/model/schema";

interface ChangePasswordDialogProps {
  dialog: DialogState<null>;
  /** The account name for password managers. */
  username: string;
}

/** Changes the password. The current password is required. */
export function ChangePasswordDialog({ dialog, username }: ChangePasswordDialogProps) {
  const form = useForm<ChangePasswordForm, unknown, ChangePassword>({
    resolver: changePasswordResolver,
    mode: "onTouched",
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
  });
  const change = useChangePassword({
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
      onOpenChange={(next) => !next && !change.isPending && requestClose()}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Change password</DialogTitle>
          <DialogDescription>You stay signed in here, and nowhere else.</DialogDescription>
        </DialogHeader>
        <Form {...form}>
          <FormBody
            method="post"
            onSubmit={form.handleSubmit((input) => change.mutate(input))}
            className="flex flex-col gap-5"
          >
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={username}
              readOnly
              hidden
            />
            <TextField
              control={form.control}
              name="currentPassword"
              label="Current password"
              as={PasswordInput}
              autoComplete="current-password"
            />
            <TextField
              control={form.control}
              name="newPassword"
              label="New password"
              description="At least 6 characters."
              as={PasswordInput}
              autoComplete="new-password"
              deps={form.formState.dirtyFields.confirmPassword ? "confirmPassword" : undefined}
            />
            <TextField
              control={form.control}
              name="confirmPassword"
              label="Confirm password"
              as={PasswordInput}
              autoComplete="new-password"
            />
            <DialogFooter>
              <BusyButton type="submit" size="lg" isBusy={change.isPending} busyLabel="Saving...">
                Change password
              </BusyButton>
            </DialogFooter>
          </FormBody>
        </Form>
        {question}
      </DialogContent>
    </Dialog>
  );
}
