/** The message of calls that are refused while a check runs. */
export const COUNT_INSTEAD = "An inventory check is running. Count the item in the check instead.";

const UNCHANGED = "The stock is unchanged";

/** The toasts of using and of setting the amount. */
export const stockCopy = {
  used: {
    success: (item: string, left: string) => ({
      title: "Used one",
      text: `${left} left`,
      subject: item,
    }),
    failure: (item: string) => ({ title: "Use not saved", text: UNCHANGED, subject: item }),
  },
  undone: {
    success: (item: string) => ({ title: "Undone", text: "The stock is as before", subject: item }),
    failure: (item: string) => ({ title: "Not undone", text: UNCHANGED, subject: item }),
  },
  set: {
    success: (item: string, amount: string) => ({
      title: "Amount set",
      text: amount,
      subject: item,
    }),
    failure: (item: string, amount: string) => ({
      title: "Amount not saved",
      text: amount,
      subject: item,
    }),
  },
  /** Shown when the device could not store the pending write. */
  notStored: { title: "Error", text: "Failed to update item" },
} as const;
