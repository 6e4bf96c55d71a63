import type { FailureCopy } from "@/lib/core/failure-copy";

/**
 * The texts of the toasts of exports, of failed imports and of copied import reports. A successful import is reported
 * in its dialog.
 */
export const csvCopy = {
  export: {
    success: {
      title: "Items exported successfully",
      text: "Your locations and items have been downloaded as a CSV file.",
    },
    failure: {
      title: "Export failed",
      text: "There was an error exporting your items. Please try again.",
    } satisfies FailureCopy,
  },
  import: {
    failure: {
      title: "Import failed",
      text: "Nothing was imported. Please try again.",
      prefersServerMessage: true,
    } satisfies FailureCopy,
  },
  copied: { title: "Report copied" },
  notCopied: {
    title: "The report could not be copied",
    text: "Select it and copy it by hand.",
  },
} as const;
