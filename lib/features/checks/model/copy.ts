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

/** The toasts of what changes a whole check. Those of a single count are in `countCopy`. */
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
} as const;
