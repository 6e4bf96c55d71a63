/** The toasts of changed lines. They are apart from `copy.ts`, which every page loads. */
export const lineCopy = {
  quantity: { title: "Quantity changed" },
  notAvailable: { title: "Marked as not available" },
  available: { title: "Marked as available" },
  removed: { title: "Removed from the list" },
  restored: { title: "Back on the list" },
} as const;

/** The toast of "Clear List" while a put-away of the list waits on the device. */
export const CLEAR_WAITS = {
  title: "Not cleared",
  text: "What you put away has not been sent yet. Clear the list after that.",
} as const;
