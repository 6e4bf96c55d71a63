"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { BusyButton } from "@/components/shared/busy-button";
import { TextField } from "@/components/shared/text-field";
import { Form, FormBody } from "@/components/ui/form";
import { applyIssues } from "@/lib/client/apply-issues";
import { useRenameHousehold } from "@/lib/features/accounts/client/mutations";
import {
  type RenameHousehold,
  renameHouseholdSchema,
} from "@/lib/features/households/model/schema";

const resolver = zodResolver(renameHouseholdSchema);

/** Renames the household. A change by another admin replaces the shown name, but nothing that was typed. */
export function HouseholdNameForm({ name }: { name: string }) {
  const form = useForm<RenameHousehold>({
    resolver,
    mode: "onTouched",
    values: { name },
    resetOptions: { keepDirtyValues: true },
  });
  const rename = useRenameHousehold({
    // Without the option the saved name would stay dirty and hide a change by another admin.
    onSuccess: (saved) => form.reset({ name: saved.name }, { keepDirtyValues: false }),
    onError: (error) => applyIssues(form, error),
  });
  return (
    <Form {...form}>
      <FormBody
        onSubmit={form.handleSubmit((input) => rename.mutate(input))}
        className="flex flex-col gap-4 sm:max-w-md"
      >
        <TextField
          control={form.control}
          name="name"
          label="Household name"
          autoComplete="off"
          readOnly={rename.isPending}
        />
        <BusyButton
          type="submit"
          variant="outline"
          className="self-start"
          disabled={!form.formState.isDirty}
          isBusy={rename.isPending}
          busyLabel="Saving..."
        >
          Rename household
        </BusyButton>
      </FormBody>
    </Form>
  );
}
