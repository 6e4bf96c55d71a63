"use client";

import { api } from "@/lib/client/api";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { paths } from "@/lib/core/paths";
import { reminderCopy } from "../model/copy";

/** Stops the reminders of the person to whom a mail with this token was sent. */
export function useUnsubscribe(token: string) {
  return useApiMutation({
    mutationFn: () => api.post(paths.unsubscribeCall({ token })),
    failure: reminderCopy.unsubscribe.failure,
    isAnonymous: true,
  });
}
