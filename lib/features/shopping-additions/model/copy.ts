/** The placeholder of the field for additions. It also shows how a quantity is typed. */
export const ADD_PLACEHOLDER = "Add to the list, e.g. 2 batteries";

/** The toasts of additions to the shopping list. */
export const additionCopy = {
  add: {
    success: { title: "Success", text: "Added to the list" },
    already: (quantity: number) => ({
      title: "Already on the list",
      text: quantity === 1 ? "It is there once" : `It is there ${quantity} times`,
    }),
    failure: { title: "Error", text: "Failed to add to the list" },
  },
  change: {
    success: { title: "Success", text: "Item status updated" },
    failure: { title: "Error", text: "Failed to update item" },
  },
  remove: {
    success: { title: "Success", text: "Removed from the list" },
    failure: { title: "Error", text: "Failed to remove from the list" },
  },
  restore: {
    success: { title: "Success", text: "Back on the list" },
    failure: { title: "Error", text: "Failed to restore" },
  },
} as const;
