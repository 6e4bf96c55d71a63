import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import { applyIssues } from "@/lib/client/apply-issues";

interface SavedFormOptions<Values extends FieldValues> {
  resolver: Resolver<Values>;
  /**
   * The saved values. A change by somebody else replaces the value of a field unless the person has edited
   * it.
   */
  saved: Values;
}

/** Returns a form that stays open after saving, and the functions to call when saving succeeds or fails. */
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
    // Without the reset, the saved value would still count as edited, and a later change by somebody else would not
    // be shown.
    showSaved: (values: Values) => form.reset(values, { keepDirtyValues: false }),
    showIssues: (error: Error) => applyIssues(form, error),
  };
}
