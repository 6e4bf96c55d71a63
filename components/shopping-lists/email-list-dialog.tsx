"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { BusyButton } from "@/components/shared/busy-button";
import { DemoNotice } from "@/components/shared/demo-notice";
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
import { demoLimits } from "@/lib/core/demo-limits";
import { useIsDemo } from "@/lib/features/accounts/client/queries";
import { useEmailList } from "@/lib/features/shopping-lists/client/mutations";
import { type EmailList, emailListSchema } from "@/lib/features/shopping-lists/model/schema";

interface EmailListDialogProps {
  listId: number;
  /** Whether every line of the list is purchased. */
  isAllBought: boolean;
  /** The dialog's subject is the suggested email address. */
  dialog: DialogState<string>;
}

/** Sends a list to one email address. The input is preserved after an error. */
export function EmailListDialog({ listId, isAllBought, dialog }: EmailListDialogProps) {
  const form = useForm<EmailList>({
    resolver: zodResolver(emailListSchema),
    mode: "onTouched",
    defaultValues: { email: dialog.subject ?? "" },
  });
  const isDemo = useIsDemo();
  const send = useEmailList(listId, {
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
      onOpenChange={(next) => !next && !send.isPending && requestClose()}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Email List</DialogTitle>
          <DialogDescription>
            {isAllBought
              ? "Everything on the list is already bought. The mail states so."
              : "Everything that is on the list, room by room."}
          </DialogDescription>
        </DialogHeader>
        {isDemo && <DemoNotice text={demoLimits.mail} />}
        <Form {...form}>
          <FormBody
            onSubmit={form.handleSubmit((values) => send.mutate(values))}
            className="flex flex-col gap-5"
          >
            <TextField
              control={form.control}
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              inputMode="email"
              enterKeyHint="send"
            />
            <DialogFooter>
              <BusyButton
                type="submit"
                size="lg"
                disabled={isDemo}
                isBusy={send.isPending}
                busyLabel="Sending..."
              >
                Send
              </BusyButton>
            </DialogFooter>
          </FormBody>
        </Form>
        {question}
      </DialogContent>
    </Dialog>
  );
}
