import type { FailureCopy } from "@/lib/core/failure-copy";
import type { Departed } from "./dto";
import { NOTHING_SELECTED, PURGE_NOT_CONFIRMED, USERNAME_NOT_CONFIRMED } from "./rules";

/** Message of a purge, in its response and its toast. */
export const PURGED = "The selected data has been permanently deleted.";

/** The toasts of the data management screen. */
export const dataManagementCopy = {
  export: {
    success: {
      title: "Data exported successfully",
      text: "Your data has been downloaded as a JSON file.",
    },
    failure: {
      title: "Export failed",
      text: "There was an error exporting your data. Please try again.",
    } satisfies FailureCopy,
  },
  leave: {
    success: ({ outcome }: Departed) =>
      outcome === "deleted"
        ? {
            title: "Account deleted",
            text: "Your account and all associated data have been deleted.",
          }
        : {
            title: "Account deactivated",
            text: "Your account has been deactivated. Contact an administrator to reactivate it.",
          },
    failure: {
      title: "Operation failed",
      text: "There was an error processing your request. Please try again.",
    } satisfies FailureCopy,
    notConfirmed: { title: "Confirmation failed", text: USERNAME_NOT_CONFIRMED },
  },
  purge: {
    success: { title: "Data purged successfully", text: PURGED },
    failure: {
      title: "Purge failed",
      text: "There was an error purging your data",
      prefersServerMessage: true,
    } satisfies FailureCopy,
    notConfirmed: { title: "Confirmation failed", text: PURGE_NOT_CONFIRMED },
    nothingSelected: { title: "No data selected", text: NOTHING_SELECTED },
  },
  optimize: {
    success: { title: "Optimization complete" },
    failure: {
      title: "Optimization failed",
      text: "There was an error optimizing the storage. Please try again later.",
    } satisfies FailureCopy,
  },
} as const;
