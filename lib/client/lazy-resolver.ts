import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { showFailure } from "./toast";

/**
 * A form's resolver whose schema is loaded when the form is first checked, so that no screen waits for
 * the validation library. Where it cannot be loaded the form is not sent, and says so.
 */
export function lazyResolver<Values extends FieldValues, Context, Transformed>(
  load: () => Promise<Resolver<Values, Context, Transformed>>,
): Resolver<Values, Context, Transformed> {
  let loading: Promise<Resolver<Values, Context, Transformed>> | undefined;
  return async (...args) => {
    try {
      const resolver = await (loading ??= load());
      return await resolver(...args);
    } catch {
      loading = undefined;
      showFailure({
        title: "Error",
        text: "The form could not be checked. Check your connection and try again.",
      });
      // The compiler cannot see that every form's errors may have a root.
      return { values: {}, errors: { root: { type: "unavailable" } } as FieldErrors<Values> };
    }
  };
}
