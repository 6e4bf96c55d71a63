"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRenameHousehold } from "@/lib/features/accounts/client/mutations";
import { renameHouseholdSchema } from "@/lib/features/households/model/schema";
import { SingleFieldForm } from "./single-field-form";
import { useSavedForm } from "./use-saved-form";

const resolver = zodResolver(renameHouseholdSchema);

/** Renames the household. */
export function HouseholdNameForm({ name }: { name: string }) {
  const { form, showSaved, showIssues } = useSavedForm({ resolver, saved: { name } });
  const rename = useRenameHousehold({
    onSuccess: (saved) => showSaved({ name: saved.name }),
    onError: showIssues,
  });
  return (
    <SingleFieldForm
      form={form}
      name="name"
      label="Household name"
      autoComplete="off"
      submitLabel="Rename household"
      isSaving={rename.isPending}
      onSubmit={rename.mutate}
    />
  );
}
