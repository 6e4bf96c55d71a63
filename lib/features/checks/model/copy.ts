import { MAX_WHOLE } from "@/lib/core/amount";
import { formatCount } from "@/lib/core/count-text";

/** Error message of starting a check without locations. */
export const NO_LOCATIONS = "Please add at least one location before starting an inventory check.";

/** Error message of completing a check with pending items. */
export const ITEMS_PENDING =
  "You must check all items in your household before completing your inventory check.";

/** Error message of assuming the stock of an item that was never counted. */
export const NEVER_COUNTED =
  "Some of these items were never counted, so there is no recorded stock to take. Please count them first.";

/** Message after completing a check. */
export const CHECK_COMPLETED =
  "Inventory check completed. Shopping list will be generated shortly.";

/** Error message of a field for an amount. */
export const WRONG_AMOUNT = `Must be 0 to ${formatCount(MAX_WHOLE)}, with ⅓, ½ or ⅔`;

/** How long the toast of an unconfirmed amount is visible, in milliseconds. */
const UNSAVED_MS = 10_000;

/** A count that the device has stored. */
interface Recorded {
  item: string;
  amount: string;
}

/** The person who has ended a check, or assumed a stock. */
interface Person {
  username: string;
  /** Whether it is the signed-in person. */
  isSelf: boolean;
}

/** The toasts of the inventory check. */
export const checkCopy = {
  noLocations: { title: "No Locations", text: NO_LOCATIONS },
  start: {
    failure: {
      title: "Error",
      text: "Failed to start inventory check",
      prefersServerMessage: true,
    },
  },
  cancel: { failure: { title: "Error", text: "Failed to cancel inventory check" } },
  count: {
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
  },
  /** The toasts of the preference "Tap once to record". */
  tapOnce: {
    on: {
      title: "Tap once is on",
      text: "A tap on a number records it. Choose a part first.",
    },
    off: { title: "Tap once is off", text: "A number is confirmed with the button below." },
  },
  /**
   * The toast after a later count of the same item by another person has replaced the signed-in
   * person's count.
   */
  overruled: ({ by, item, amount }: { by: string; item: string; amount: string }) => ({
    title: "Counted again",
    text: `${by} counted ${item} after you: ${amount}`,
  }),
  /**
   * The toast after another device has completed the check. It has a title and no second line, so that it
   * fits into the title bar of a phone beside the button.
   */
  completedBy: ({ by, openList }: { by: Person | null; openList: () => void }) => ({
    title: completion(by),
    action: { label: "Open", name: "Open the list", onSelect: openList },
  }),
  /** The toast after the server has refused counts because another device has cancelled the check. */
  discarded: ({ count, by }: { count: number; by: Person }) => ({
    title: "Inventory check cancelled",
    text: `${count === 1 ? "1 count" : `${count} counts`} discarded, cancelled by ${by.isSelf ? "you" : by.username}`,
  }),
  /** The toasts of creating assumed entries. */
  assume: {
    success: (count: number) => ({
      title: "Taken as recorded",
      text:
        count === 1
          ? "1 item keeps its recorded stock"
          : `${count} items keep their recorded stock`,
    }),
    failure: {
      title: "Error",
      text: "The items could not be taken as recorded",
      prefersServerMessage: true,
    },
  },
  withdraw: {
    failure: {
      title: "Error",
      text: "The items could not be made pending again",
      prefersServerMessage: true,
    },
  },
  noActiveCheck: {
    title: "No active inventory check",
    text: "Redirecting to inventory check page",
  },
} as const;

/** Returns the line of a toast that names what was counted: "2⅓ · Rice". */
export function describeSubject({ amount, item }: { amount: string; item: string }): string {
  return `${amount} · ${item}`;
}

/** Returns the notice on the screens of a check that another device has ended. */
export function describeEnd(status: "completed" | "cancelled", by: Person | null): string {
  if (by === null) return `This check was ${status}.`;
  return by.isSelf
    ? `You have ${status} this check on another device.`
    : `${by.username} has ${status} this check.`;
}

/** Returns the sentence about a chosen amount that can no longer be confirmed. */
export function describeLost({ amount, item }: { amount: string; item: string }): string {
  return `Your amount of ${amount} for ${item} was not saved.`;
}

/** Returns who counted an item, without the time: "anna counted 2½". The amount is undefined where it is shown already. */
export function describeCounter(by: string, amount: string | undefined): string {
  return `${by} counted ${amount ?? "this"}`;
}

/** Returns who took the stock of an item as recorded, without the time. */
export function describeAssumer(by: Person): string {
  return `Taken as recorded by ${by.isSelf ? "you" : by.username}`;
}

function completion(by: Person | null): string {
  if (by === null) return "The shopping list is ready.";
  return by.isSelf
    ? "You completed the check on another device."
    : `${by.username} completed the check.`;
}
