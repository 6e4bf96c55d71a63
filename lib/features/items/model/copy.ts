const success = (text: string) => ({ title: "Success", text });
const failure = (text: string) => ({ title: "Error", text });

/** Shown for an item that was never counted, in place of or beside its recorded stock of 0. */
export const NOT_COUNTED = "Not counted yet";

/** Shown for a low item whose stock is not below its reorder point. */
export const NOT_YET_TO_BUY = "Low, not yet to buy";

/** Returns the title of the items, or of those in one location. */
export function itemsTitle(location: { name: string } | null): string {
  return location ? `Items in ${location.name}` : "Items";
}

/** The toasts of adding, editing, deleting and restoring items. */
export const itemCopy = {
  add: {
    success: success("Item added successfully"),
    failure: failure("Failed to create item"),
  },
  reorder: {
    failure: failure("Failed to update the order, changes have been reverted"),
  },
  /** The reason why a refused item cannot be added again. */
  settledElsewhere: "This item was already added or discarded in another tab.",
  update: {
    success: success("Item updated successfully"),
    failure: failure("Failed to update item"),
  },
  delete: {
    success: success("Item deleted successfully"),
    failure: failure("Failed to delete item"),
  },
  deleteSelected: {
    success: ({ deleted }: { deleted: number }) =>
      success(`${deleted === 1 ? "1 item" : `${deleted} items`} deleted successfully`),
    failure: failure("Failed to delete selected items"),
  },
  restore: {
    success: (count: number) =>
      success(
        count === 0
          ? "The items were restored already"
          : `${count === 1 ? "Item" : `${count} items`} restored successfully`,
      ),
    failure: (count: number) => failure(`Failed to restore ${count === 1 ? "item" : "items"}`),
  },
} as const;
