import { MAX_WHOLE } from "@/lib/core/amount";
import { formatCount } from "@/lib/core/count-text";

/** Error message of a field for an amount. */
export const WRONG_AMOUNT = `Must be 0 to ${formatCount(MAX_WHOLE)}, with ⅓, ½ or ⅔`;

/** How long the toast of an unconfirmed amount is visible, in milliseconds. */
const UNSAVED_MS = 10_000;

/** A count that the device has stored. */
interface Recorded {
  item: string;
  amount: string;
}

/** The toasts of a single count. They are apart from `checkCopy`, because every item screen loads them at once. */
export const countCopy = {
  /** The toast after a count, with what was counted. */
  recorded: ({ item, amount }: Recorded) => ({
    title: "Success",
    text: "Item inventory updated",
    subject: describeSubject({ amount, item }),
  }),
  /** The server refused the count. */
  refused: { title: "Error", text: "Failed to update inventory", prefersServerMessage: true },
  /** The toast when the device could not store the count, or nobody is signed in. */
  failure: { title: "Error", text: "An error occurred while updating" },
  notUndone: (item: string | undefined) => ({
    title: "Error",
    text: "The count could not be undone",
    ...(item !== undefined && { subject: item }),
  }),
  nothingChosen: { title: "Select quantity", text: "Please select how many items you have" },
  missingData: { title: "Error", text: "Missing required data" },
  /** The toast after leaving an item with an unconfirmed amount. */
  unsaved: ({ item, amount, save }: { item: string; amount: string; save: () => void }) => ({
    title: "Not saved",
    subject: item,
    durationMs: UNSAVED_MS,
    action: { label: `Save ${amount}`, name: `Save ${amount} for ${item}`, onSelect: save },
  }),
  /** The toasts of the preference "Tap once to record". */
  tapOnce: {
    on: {
      title: "Tap once is on",
      text: "A tap on a number records it. Choose a part first.",
    },
    off: { title: "Tap once is off", text: "A number is confirmed with the button below." },
  },
} as const;

/** Returns the line of a toast that names what was counted: "2⅓ · Rice". */
export function describeSubject({ amount, item }: { amount: string; item: string }): string {
  return `${amount} · ${item}`;
}

/** Returns the sentence about a chosen amount that can no longer be confirmed. */
export function describeLost({ amount, item }: { amount: string; item: string }): string {
  return `Your amount of ${amount} for ${item} was not saved.`;
}
