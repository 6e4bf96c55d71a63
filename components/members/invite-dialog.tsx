"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, type UseFormReturn } from "react-hook-form";
import { BusyButton } from "@/components/shared/busy-button";
import { SelectField } from "@/components/shared/select-field";
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
import { messageToShow } from "@/lib/client/api";
import { applyIssues } from "@/lib/client/apply-issues";
import { useInvite } from "@/lib/features/members/client/mutations";
import { givenRoles, roleLabel } from "@/lib/features/members/model/rules";
import { type Invite, type InviteInput, inviteSchema } from "@/lib/features/members/model/schema";
import { InvitationLink } from "./invitation-link";

const roleOptions = givenRoles.map((value) => ({ value, label: roleLabel(value) }));

const ROLES =
  "Assistants do checks, tick shopping lists and put purchases away. Admins also manage locations, items and members.";

/** Focuses the title above the link when the link replaces the form, whose focused button is unmounted. */
function focusTitle(title: HTMLHeadingElement | null): void {
  title?.focus({ preventScroll: true });
}

/**
 * Sends an invitation by mail, and then shows its link. The input is preserved after an error. A press
 * outside does not close the dialog while the link is shown, because the link is shown only once.
 */
export function InviteDialog({ dialog }: { dialog: DialogState<null> }) {
  const form = useForm<InviteInput, unknown, Invite>({
    resolver: zodResolver(inviteSchema),
    mode: "onTouched",
    defaultValues: { email: "", role: "assistant" },
  });
  const invite = useInvite({
    onError: (error) => applyIssues(form, error),
  });
  const { requestClose, question } = useDiscardQuestion({
    isEdited: form.formState.isDirty && !invite.isSuccess,
    close: () => dialog.setOpen(false),
  });
  return (
    <Dialog
      open={dialog.isOpen}
      onOpenChange={(next) => !next && !invite.isPending && requestClose()}
    >
      <DialogContent
        onInteractOutside={(event) => {
          if (invite.data) event.preventDefault();
        }}
      >
        {invite.data ? (
          <InvitationLink
            invitation={invite.data}
            title="Invitation link"
            titleRef={focusTitle}
            onClose={() => dialog.setOpen(false)}
          />
        ) : (
          <InviteForm form={form} invite={invite} />
        )}
        {question}
      </DialogContent>
    </Dialog>
  );
}

interface InviteFormProps {
  form: UseFormReturn<InviteInput, unknown, Invite>;
  invite: ReturnType<typeof useInvite>;
}

function InviteForm({ form, invite }: InviteFormProps) {
  const hasFieldError = form.formState.errors.email !== undefined;
  return (
    <>
      <DialogHeader>
        <DialogTitle>Invite User</DialogTitle>
        <DialogDescription>
          They get a link, which works once and within seven days.
        </DialogDescription>
      </DialogHeader>
      <Form {...form}>
        <FormBody
          onSubmit={form.handleSubmit((input) => invite.mutate(input))}
          className="flex flex-col gap-5"
        >
          <TextField
            control={form.control}
            name="email"
            label="Email"
            placeholder="Email"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SelectField
            control={form.control}
            name="role"
            label="Role"
            placeholder="Select a role"
            options={roleOptions}
            description={ROLES}
          />
          {invite.isError && !hasFieldError && (
            // A toast also reports the failure, but disappears. The reason remains visible in the form.
            <p role="alert" className="text-destructive text-sm font-medium">
              {messageToShow(invite.error)}
            </p>
          )}
          <DialogFooter>
            <BusyButton type="submit" size="lg" isBusy={invite.isPending} busyLabel="Sending...">
              Send Invitation
            </BusyButton>
          </DialogFooter>
        </FormBody>
      </Form>
    </>
  );
}
