import { describeThings } from "./shown";

/** The messages of refused calls. */
export const CHECK_RUNS =
  "An inventory check is running. Count what you bought in the check, or put it away if the check is cancelled.";
export const LIST_REPLACED =
  "A newer shopping list has replaced this one. Its check has counted what was bought before.";

/** The toasts of putting away and of taking back. */
export const purchaseCopy = {
  putAway: {
    success: (count: number) => ({
      title: "Put away",
      text: `${describeThings(count)} added to your stock`,
    }),
    takeBack: "Take back",
    failure: { title: "Not put away", text: "Your stock is unchanged" },
    skipped: (skipped: number, all: number) => ({
      title: skipped === all ? "Nothing added" : "Put away in part",
      text: `${describeThings(skipped)} of ${all} put away already, or not ticked any more`,
    }),
  },
  takeBack: {
    success: (count: number) => ({
      title: "Taken back",
      text: `${describeThings(count)} removed from your stock`,
    }),
    failure: { title: "Not taken back", text: "Your stock is unchanged" },
  },
  /** Shown when the device could not store the pending write. */
  notStored: { title: "Error", text: "Failed to update your stock" },
} as const;
