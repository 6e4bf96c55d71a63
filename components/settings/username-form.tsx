"use client";

import { usernameResolver } from "@/components/accounts/resolvers";
import { isDemoAccount } from "@/lib/core/product";
import { useChangeUsername } from "@/lib/features/accounts/client/mutations";
import type { User } from "@/lib/features/accounts/model/dto";
import { SingleFieldForm } from "./single-field-form";
import { useSavedForm } from "./use-saved-form";

/** Changes the own username. For the demo account the field is read-only. */
export function UsernameForm({ user }: { user: User }) {
  const { form, showSaved, showIssues } = useSavedForm({
    resolver: usernameResolver,
    saved: { username: user.username },
  });
  const change = useChangeUsername({
    onSuccess: (saved) => showSaved({ username: saved.username }),
    onError: showIssues,
  });
  return (
    <SingleFieldForm
      form={form}
      name="username"
      label="Username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      submitLabel="Change username"
      isReadOnly={isDemoAccount(user)}
      isSaving={change.isPending}
      onSubmit={change.mutate}
    />
  );
}
