"use client";

import { api } from "@/lib/client/api";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { paths } from "@/lib/core/paths";

/** Stops the reminders of the person to whom a mail with this token was sent. */
export function useUnsubscribe(token: string) {
  return useApiMutation({
    mutationFn: () => api.post(paths.unsubscribeCall({ token })),
    failure: {
      title: "Error",
      text: "The reminders could not be stopped. Please try again.",
      prefersServerMessage: true,
    },
    isAnonymous: true,
  });
}
