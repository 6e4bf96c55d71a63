"use client";

import type { ComponentProps } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { BusyButton } from "@/components/shared/busy-button";
import { TextField } from "@/components/shared/text-field";
import { Form, FormBody } from "@/components/ui/form";

interface SingleFieldFormProps<Values extends FieldValues> extends Pick<
  ComponentProps<"input">,
  "autoComplete" | "autoCapitalize" | "spellCheck"
> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  submitLabel: string;
  /** Whether the value cannot be changed. A read-only form has no submit button. */
  isReadOnly?: boolean;
  isSaving: boolean;
  onSubmit: (values: Values) => void;
}

/** Shows a form with one text field, which saves only a changed value. */
export function SingleFieldForm<Values extends FieldValues>({
  form,
  submitLabel,
  isReadOnly = false,
  isSaving,
  onSubmit,
  ...field
}: SingleFieldFormProps<Values>) {
  return (
    <Form {...form}>
      <FormBody
        onSubmit={form.handleSubmit((values) => onSubmit(values))}
        className="flex flex-col gap-4 sm:max-w-md"
      >
        <TextField control={form.control} readOnly={isReadOnly || isSaving} {...field} />
        {!isReadOnly && (
          <BusyButton
            type="submit"
            variant="outline"
            className="self-start"
            disabled={!form.formState.isDirty}
            isBusy={isSaving}
            busyLabel="Saving..."
          >
            {submitLabel}
          </BusyButton>
        )}
      </FormBody>
    </Form>
  );
}
