"use client";

import { api } from "@/lib/client/api";
import { paths } from "@/lib/client/paths";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { reminderCopy } from "./copy";

/** Stops the reminders that a mail's link belongs to. */
export function useUnsubscribe(token: string) {
  return useApiMutation({
    mutationFn: () => api.post(paths.unsubscribeCall({ token })),
    failure: reminderCopy.unsubscribe.failure,
    isAnonymous: true,
  });
}
