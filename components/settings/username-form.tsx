"use client";

import { useForm } from "react-hook-form";
import { usernameResolver } from "@/components/accounts/resolvers";
import { BusyButton } from "@/components/shared/busy-button";
import { TextField } from "@/components/shared/text-field";
import { Form, FormBody } from "@/components/ui/form";
import { applyIssues } from "@/lib/client/apply-issues";
import { isDemoAccount } from "@/lib/core/product";
import { useChangeUsername } from "@/lib/features/accounts/client/mutations";
import type { User } from "@/lib/features/accounts/model/dto";

/** Changes the own username. For the demo account the field is read-only. */
export function UsernameForm({ user }: { user: User }) {
  const form = useForm({
    resolver: usernameResolver,
    mode: "onTouched",
    // A change on another device replaces the value of the field unless the person has edited it.
    values: { username: user.username },
    resetOptions: { keepDirtyValues: true },
  });
  const change = useChangeUsername({
    // Without the reset, the saved value would still count as edited, and a later change on another device would
    // not be shown.
    onSuccess: ({ username }) => form.reset({ username }, { keepDirtyValues: false }),
    onError: (error) => applyIssues(form, error),
  });
  const isReadOnly = isDemoAccount(user);
  return (
    <Form {...form}>
      <FormBody
        onSubmit={form.handleSubmit((input) => change.mutate(input))}
        className="flex flex-col gap-4 sm:max-w-md"
      >
        <TextField
          control={form.control}
          name="username"
          label="Username"
          isLabelHidden
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isReadOnly || change.isPending}
        />
        {!isReadOnly && (
          <BusyButton
            type="submit"
            variant="outline"
            className="self-start"
            disabled={!form.formState.isDirty}
            isBusy={change.isPending}
            busyLabel="Saving..."
          >
            Change username
          </BusyButton>
        )}
      </FormBody>
    </Form>
  );
}
