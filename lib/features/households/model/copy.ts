import type { FailureCopy } from "@/lib/core/failure-copy";

/** The toast texts for the household's settings. */
export const householdCopy = {
  update: {
    failure: { title: "Error", text: "The setting could not be saved. Please try again." },
  },
  rename: {
    success: { title: "Success", text: "Household renamed" },
    failure: {
      title: "Error",
      text: "Failed to rename the household. Please try again.",
      prefersServerMessage: true,
    } satisfies FailureCopy,
  },
} as const;
