import type { Role } from "@/lib/policy/actor";

/** The word that confirms a purge. It is case-sensitive. */
export const PURGE_WORD = "PURGE";
export const PURGE_NOT_CONFIRMED = "Please type PURGE to confirm data deletion.";
export const NOTHING_SELECTED = "Please select at least one type of data to purge.";
export const USERNAME_NOT_CONFIRMED = "Please enter your username correctly to confirm deletion.";

/** The categories that can be purged. */
export const purgeCategories = [
  "inventoryUpdates",
  "inventoryItems",
  "shoppingLists",
  "shoppingListItems",
] as const;
export type PurgeCategory = (typeof purgeCategories)[number];
export type PurgeSelection = Record<PurgeCategory, boolean>;

/** The parent category of each purge category that is always purged together with its parent. */
const parents: Partial<Record<PurgeCategory, PurgeCategory>> = {
  inventoryItems: "inventoryUpdates",
  shoppingListItems: "shoppingLists",
};

/**
 * Returns whether a purge includes a category because its parent category is selected, as checks include their
 * counts.
 */
export function isForced(selection: PurgeSelection, category: PurgeCategory): boolean {
  const parent = parents[category];
  return parent !== undefined && selection[parent];
}

/**
 * Returns the selection with the children of selected categories: checks include their counts,
 * lists their lines.
 */
export function couplePurge(selection: PurgeSelection): PurgeSelection {
  return {
    inventoryUpdates: selection.inventoryUpdates,
    inventoryItems: selection.inventoryItems || selection.inventoryUpdates,
    shoppingLists: selection.shoppingLists,
    shoppingListItems: selection.shoppingListItems || selection.shoppingLists,
  };
}

/** Returns whether any category is selected. */
export function hasPurgeSelection(selection: PurgeSelection): boolean {
  return purgeCategories.some((category) => selection[category]);
}

interface Member {
  role: Role;
  isActive: boolean;
}

/** The effect of leaving on the person and the household. */
export type Departure =
  | "deactivate"
  /** The account is deleted; the household remains with its other admins. */
  | "delete-account"
  | "delete-household"
  /** The only admin of several members must promote another member or delete the household. */
  | "choose";

/**
 * Returns what happens when a person with this role leaves the household with these other members:
 * the account is deactivated or deleted, the household is deleted too, or the person must choose.
 * Deactivated members count as other members, because only an admin can reactivate their accounts.
 * A deactivated admin does not count as another admin.
 */
export function departureOf(role: Role, others: readonly Member[]): Departure {
  if (role !== "admin") return "deactivate";
  if (others.some((member) => member.role === "admin" && member.isActive)) return "delete-account";
  return others.length === 0 ? "delete-household" : "choose";
}

/** Returns the file name of an export. */
export function exportFileName(product: string, day: string): string {
  return `${product.toLowerCase()}-export-${day}.json`;
}
