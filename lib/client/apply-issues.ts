import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "./api";

/**
 * Shows the server's validation issues beside the fields of the form and focuses the first one.
 * Issues of fields that are not in the form are reported by the toast.
 */
export function applyIssues<Values extends FieldValues, Context, Transformed>(
  form: UseFormReturn<Values, Context, Transformed>,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return;
  const names = Object.keys(form.getValues());
  const isField = (path: string): path is FieldPath<Values> => names.includes(path);
  const seen = new Set<string>();
  for (const { path, message } of error.issues) {
    if (seen.has(path) || !isField(path)) continue;
    form.setError(path, { type: "server", message }, { shouldFocus: seen.size === 0 });
    seen.add(path);
  }
}
