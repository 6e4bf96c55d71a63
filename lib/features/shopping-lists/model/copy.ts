/** The toasts of the shopping list, and of the completion of a check, which creates the list. */
export const shoppingListCopy = {
  complete: {
    success: (message: string) => ({ title: "Success", text: message }),
    failure: { title: "Error", text: "Failed to complete inventory check" },
  },
  tick: {
    success: { title: "Success", text: "Item status updated" },
    failure: { title: "Error", text: "Failed to update item" },
  },
  clear: {
    success: { title: "Success", text: "Shopping list cleared" },
    undo: "Undo",
    failure: { title: "Error", text: "Failed to clear shopping list" },
  },
  email: {
    success: { title: "Success", text: "Shopping list sent to your email" },
    failure: { title: "Error", text: "Failed to send email" },
  },
  retry: {
    failure: {
      title: "Error",
      text: "Failed to generate shopping list",
      prefersServerMessage: true,
    },
  },
} as const;
