"use client";

import { useForm } from "react-hook-form";
import { PasswordInput } from "@/components/accounts/password-input";
import { changeEmailResolver } from "@/components/accounts/resolvers";
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
import { useChangeEmail } from "@/lib/features/accounts/client/mutations";
import type { ChangeEmail } from "@/lib/features/accounts/model/schema";
import { LinkSent } from "./link-sent";

/** Requests the link to a new email address. The current password is required. */
export function ChangeEmailDialog({ dialog }: { dialog: DialogState<null> }) {
  const form = useForm<ChangeEmail>({
    resolver: changeEmailResolver,
    mode: "onTouched",
    defaultValues: { email: "", password: "" },
  });
  const change = useChangeEmail({
    onError: (error) => applyIssues(form, error),
  });
  const { requestClose, question } = useDiscardQuestion({
    isEdited: form.formState.isDirty && !change.isSuccess,
    close: () => dialog.setOpen(false),
  });
  return (
    <Dialog
      open={dialog.isOpen}
      onOpenChange={(next) => !next && !change.isPending && requestClose()}
    >
      <DialogContent>
        {change.isSuccess ? (
          <LinkSent email={change.variables.email} onClose={() => dialog.setOpen(false)} />
        ) : (
          <>
            <DialogHeader>
              <DialogTitle>Change email</DialogTitle>
              <DialogDescription>
                We send a link to the new address. Nothing changes until you open it.
              </DialogDescription>
            </DialogHeader>
            <Form {...form}>
              <FormBody
                method="post"
                onSubmit={form.handleSubmit((input) => change.mutate(input))}
                className="flex flex-col gap-5"
              >
                <TextField
                  control={form.control}
                  name="email"
                  label="New email"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                />
                <TextField
                  control={form.control}
                  name="password"
                  label="Current password"
                  as={PasswordInput}
                  autoComplete="current-password"
                />
                <DialogFooter>
                  <BusyButton
                    type="submit"
                    size="lg"
                    isBusy={change.isPending}
                    busyLabel="Sending..."
                  >
                    Send link
                  </BusyButton>
                </DialogFooter>
              </FormBody>
            </Form>
          </>
        )}
        {question}
      </DialogContent>
    </Dialog>
  );
}
