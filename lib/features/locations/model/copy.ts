const success = (text: string) => ({ title: "Success", text });
const failure = (text: string) => ({ title: "Error", text });

/** The toasts of adding, editing, reordering, deleting and restoring locations. */
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
  deleteSelected: {
    success: ({ deleted }: { deleted: number }) =>
      success(`${deleted} location(s) deleted successfully`),
    failure: failure("Failed to delete locations"),
  },
  restore: {
    success: (count: number) =>
      success(
        count === 0
          ? "The locations were restored already"
          : `${count === 1 ? "Location" : `${count} locations`} restored successfully`,
      ),
    failure: (count: number) =>
      failure(`Failed to restore ${count === 1 ? "location" : "locations"}`),
  },
  reorder: {
    failure: failure("Failed to update location order, changes have been reverted"),
  },
  nothingSelected: {
    title: "No locations selected",
    text: "Please select at least one location to delete.",
  },
} as const;
