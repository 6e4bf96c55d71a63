import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import { applyIssues } from "@/lib/client/apply-issues";

interface SavedFormOptions<Values extends FieldValues> {
  resolver: Resolver<Values>;
  /** The saved values. A change by somebody else replaces the shown values, but nothing that was typed. */
  saved: Values;
}

/** Returns a form that stays open after saving, and what to do when its call succeeds or fails. */
export function useSavedForm<Values extends FieldValues>({
  resolver,
  saved,
}: SavedFormOptions<Values>) {
  const form = useForm<Values>({
    resolver,
    mode: "onTouched",
    values: saved,
    resetOptions: { keepDirtyValues: true },
  });
  return {
    form,
    // Without the option the saved value would stay dirty and hide a later change by somebody else.
    showSaved: (values: Values) => form.reset(values, { keepDirtyValues: false }),
    showIssues: (error: Error) => applyIssues(form, error),
  };
}
