const success = (text: string) => ({ title: "Success", text });
const failure = (text: string) => ({ title: "Error", text });

/** The toasts of changing locations (specification, section 8). */
export const locationCopy = {
  add: {
    success: success("Location added successfully"),
    failure: failure("Failed to add location"),
  },
  update: {
    success: success("Location updated successfully"),
    failure: failure("Failed to update location"),
  },
  delete: {
    success: success("Location deleted successfully"),
    failure: failure("Failed to delete location"),
  },
} as const;
