import type { FailureCopy } from "@/lib/core/failure-copy";

/** The toasts of imports and exports. The dialog itself shows the result of an import. */
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
