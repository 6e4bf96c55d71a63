import type { FailureCopy } from "@/lib/core/failure-copy";

/** The texts about reminders. */
export const reminderCopy = {
  unsubscribe: {
    failure: {
      title: "Error",
      text: "The reminders could not be stopped. Please try again.",
      prefersServerMessage: true,
    } satisfies FailureCopy,
  },
} as const;
