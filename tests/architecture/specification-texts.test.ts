import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/**
 * Where each text of the specification's error catalogue (section 8), of its validation rules (section 5)
 * and of its screens (section 2) stands in the code. Texts of screens that come later join with them.
 */
const texts: Record<string, readonly string[]> = {
  "lib/features/accounts/model/copy.ts": [
    "Login failed",
    "Registration failed",
    "Logout failed",
    "Login successful",
    "Registration successful",
    "Logged out successfully",
  ],
  "lib/features/accounts/client/queries.ts": ["Failed to get user"],
  "lib/features/accounts/model/rules.ts": ["'s Household"],
  "lib/features/accounts/model/schema.ts": [
    "Username is required",
    "Username must be at least 3 characters.",
    "Password is required",
    "Password must be at least 6 characters.",
    "Please enter a valid email address.",
    "Passwords do not match",
    "Invitation token is required",
    "You must agree to the Privacy Policy to create an account.",
    "You must agree to the Terms of Service to create an account.",
  ],
  "lib/features/members/model/schema.ts": [
    "Please enter a valid email address",
    "Please select a valid role",
  ],
  "lib/features/members/model/copy.ts": [
    "Role Updated",
    "User role successfully updated to",
    "Failed to update user role. Please try again.",
    "Invitation Sent",
    "User invitation was sent successfully.",
    "Failed to send invitation. Please try again.",
    "Invitation Canceled",
    "The invitation has been canceled.",
    "Failed to cancel invitation. Please try again.",
    "Invitation Resent",
    "The invitation email has been resent successfully.",
    "Failed to resend invitation. Please try again.",
    "Could not load users. Please try again.",
    "Invalid Invitation",
    "The invitation link is invalid or has expired.",
    "An error occurred while checking your invitation. Please try again.",
  ],
  "lib/features/members/server/mail-invitation.ts": [
    "The invitation link is valid, but there was an issue sending the email.",
  ],
  "components/settings/settings-screen.tsx": ["Manage application settings and user permissions"],
  "components/members/user-management-card.tsx": [
    "User Management",
    "Manage users and roles within your household",
    "Invite User",
  ],
  "components/members/member-list.tsx": ["No users found in your household"],
  "components/members/invite-dialog.tsx": ["Select a role", "Sending..."],
  "lib/features/data-management/model/rules.ts": [
    'PURGE_WORD = "PURGE"',
    "Please type PURGE to confirm data deletion.",
    "Please select at least one type of data to purge.",
    "Please enter your username correctly to confirm deletion.",
  ],
  "lib/features/data-management/model/copy.ts": [
    "Export failed",
    "There was an error exporting your data. Please try again.",
    "Data exported successfully",
    "Your data has been downloaded as a JSON file.",
    "Operation failed",
    "There was an error processing your request. Please try again.",
    "Account deleted",
    "Your account and all associated data have been deleted.",
    "Account deactivated",
    "Your account has been deactivated. Contact an administrator to reactivate it.",
    "Confirmation failed",
    "No data selected",
    "Purge failed",
    "There was an error purging your data",
    "Data purged successfully",
    "The selected data has been permanently deleted.",
    "Optimization failed",
    "There was an error optimizing the storage. Please try again later.",
    "Optimization complete",
  ],
  "components/data-management/export-card.tsx": ["Export Your Data", "Exporting..."],
  "components/data-management/purge-card.tsx": ["Purge Selected Data"],
  "components/data-management/purge-dialog.tsx": ["Purging Data..."],
  "components/data-management/account-texts.ts": ["Delete Your Account", "Deactivate Your Account"],
  "components/data-management/account-dialog.tsx": ["Processing..."],
  "components/data-management/optimization-card.tsx": [
    "Storage System Optimization",
    "Optimizing Storage...",
  ],
  "lib/features/locations/model/schema.ts": ["Location name is required"],
  "lib/features/locations/model/copy.ts": [
    'title: "Success"',
    'title: "Error"',
    "Failed to add location",
    "Failed to update location",
    "Failed to delete location",
    "Location added successfully",
    "Location updated successfully",
    "Location deleted successfully",
    "location(s) deleted successfully",
    "Failed to delete locations",
    "Failed to update location order, changes have been reverted",
    "No locations selected",
    "Please select at least one location to delete.",
  ],
  "components/locations/locations-list.tsx": [
    "Drag to reorder checking sequence",
    "Select locations to delete",
  ],
  "components/locations/locations-screen.tsx": [
    "Loading locations",
    "No locations found. Add your first location!",
  ],
  "components/locations/add-location-dialog.tsx": [
    "Add New Location",
    "Location Name",
    'placeholder="Kitchen"',
    "Adding...",
  ],
  "components/locations/edit-location-dialog.tsx": [
    "Edit Location",
    "Save Changes",
    "Saving...",
    "Confirm Deletion",
    "Are you sure you want to delete ${name}? This will hide it from all views.",
    "Deleting...",
  ],
  "components/shared/photo-tile.tsx": ["No photo"],
  "components/shared/create-more.tsx": ["Create more"],
  "components/shared/selection-bar.tsx": [
    "{count} of {total} selected",
    "Select All",
    "Deselect All",
    "Delete ({count})",
    "Cancel",
  ],
  "components/items/items-header.tsx": ["Items in ${location.name}"],
  "components/items/item-card.tsx": [
    "Missing supermarket item name",
    "Recently updated",
    "Stock: ${",
  ],
  "components/items/items-content.tsx": ["No items found. Add your first item!"],
  "components/items/edit-item-dialog.tsx": ["Are you sure?", "Save Changes"],
  "components/items/items-selection.tsx": ["Delete ${count} items?"],
  "lib/features/items/model/schema.ts": [
    "Item name is required",
    "Location is required",
    "Must be greater than 0",
    "Unit is required",
  ],
  "lib/features/items/model/copy.ts": [
    'title: "Success"',
    'title: "Error"',
    "Failed to create item",
    "Failed to update item",
    "Failed to delete item",
    "Failed to delete selected items",
    "Item added successfully",
    "Item updated successfully",
    "Item deleted successfully",
    "items`} deleted successfully",
  ],
  "lib/features/photos/model/copy.ts": [
    'title: "Error"',
    "There was an error uploading the photo. Please try again.",
    "Photo uploaded",
    "The photo has been uploaded successfully.",
  ],
  "lib/features/checks/client/queries.ts": ["Failed to fetch latest inventory update"],
  "lib/features/checks/server/lock-check.ts": ["No active inventory update found"],
  "lib/features/checks/model/copy.ts": [
    "Failed to start inventory check",
    "Failed to cancel inventory check",
    "Failed to update inventory",
    "An error occurred while updating",
    "Item inventory updated",
    "Select quantity",
    "Please select how many items you have",
    "Missing required data",
    "No Locations",
    "Please add at least one location before starting an inventory check.",
    "No active inventory check",
    "Redirecting to inventory check page",
    "You must check all items in your household before completing your inventory check.",
    "Inventory check completed. Shopping list will be generated shortly.",
  ],
  "lib/features/shopping-lists/model/schema.ts": ["Please enter a valid email address"],
  "lib/features/shopping-lists/model/copy.ts": [
    "Failed to complete inventory check",
    "Failed to update item",
    "Failed to clear shopping list",
    "Failed to send email",
    "Shopping list sent to your email",
    "Failed to generate shopping list",
    "Item status updated",
    "Shopping list cleared",
  ],
};

/** The constants of section 9, as the code writes them. */
const constants: Record<string, readonly string[]> = {
  "lib/features/checks/model/rules.ts": ["YELLOW_AFTER_DAYS = 7", "RED_AFTER_DAYS = 14"],
  "lib/features/accounts/model/schema.ts": ["MIN_USERNAME = 3", "MIN_PASSWORD = 6"],
  "lib/features/items/model/schema.ts": ["MIN_DESIRED = 0.01"],
  "components/items/item-fields.tsx": ["min={0.01}", "step={0.01}"],
  "lib/features/photos/model/schema.ts": ['.default("item-photos")'],
  "lib/core/amount.ts": ["TOLERANCE = 0.1", "0.333", "0.667"],
  "components/locations/locations-screen.tsx": ["PLACEHOLDERS = 5"],
  "lib/features/shopping-lists/client/queries.ts": ["POLL_MS = 2_000"],
  "lib/client/query-client.ts": [
    "FRESH_MS = 5 * 60_000",
    "refetchOnWindowFocus: false",
    "retry: false",
  ],
  "lib/features/checks/client/queries.ts": ["TRIES = 3", "staleTime: 0"],
  "lib/features/checks/client/settle-counts.ts": ["REFETCH_DELAY_MS = 100"],
  "components/checks/use-confirm-count.ts": ["NAVIGATION_DELAY_MS = 5"],
  "lib/client/toast.ts": ["TOAST_DURATION_MS = 5_000", "TOAST_SWIPE_PX = 50"],
  "components/shared/progress-ring.tsx": ["CIRCUMFERENCE = 88"],
};

function claims(table: Record<string, readonly string[]>) {
  return Object.entries(table).flatMap(([file, all]) => all.map((text) => ({ file, text })));
}

// Formatting may break a long text over two lines, never within its quotes.
const source = (file: string) => readFileSync(file, "utf8");

describe("the texts of the specification", () => {
  test.each(claims(texts))("$text: $file", ({ file, text }) => {
    expect(source(file)).toContain(text);
  });
});

describe("the constants of the specification", () => {
  test.each(claims(constants))("$text: $file", ({ file, text }) => {
    expect(source(file)).toContain(text);
  });

  test("has the eleven units", async () => {
    const { units } = await import("@/lib/features/items/model/schema");
    expect(units).toEqual([
      "bottle",
      "box",
      "bag",
      "can",
      "roll",
      "pack",
      "container",
      "piece",
      "jar",
      "tube",
      "carton",
    ]);
  });

  test("offers 1 to 6 whole units", async () => {
    const { wholeKeys } = await import("@/lib/features/checks/model/selection");
    expect(wholeKeys).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
