import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { showFailure } from "./toast";

/**
 * Creates a form resolver that loads its schema at the first validation, so that zod does not delay
 * the screen. When loading fails, the form is not sent and shows an error.
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
      // The cast is necessary, because TypeScript cannot infer that the errors of every form may have a
      // `root`.
      return { values: {}, errors: { root: { type: "unavailable" } } as FieldErrors<Values> };
    }
  };
}
