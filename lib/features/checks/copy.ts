/** What is said when a check cannot be started without a location (specification, section 5). */
export const NO_LOCATIONS = "Please add at least one location before starting an inventory check.";

/** What is said while an item is pending (specification, "Inventory complete"). */
export const ITEMS_PENDING =
  "You must check all items in your household before completing your inventory check.";

/** What is said of a completed check (specification, section 8). */
export const CHECK_COMPLETED =
  "Inventory check completed. Shopping list will be generated shortly.";
