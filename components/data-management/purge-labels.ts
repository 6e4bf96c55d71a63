import type { PurgeCategory } from "@/lib/features/data-management/model/rules";

interface PurgeLabel {
  name: string;
  /** One sentence about the data that purging the category deletes. */
  text: string;
  /** Whether purging the preceding category always purges this category too. */
  isChild: boolean;
}

/** The texts of the purge categories. */
export const purgeLabels: Record<PurgeCategory, PurgeLabel> = {
  inventoryUpdates: {
    name: "Inventory updates",
    text: "All inventory checks, with their history. A check that is running ends.",
    isChild: false,
  },
  inventoryItems: {
    name: "Inventory items",
    text: "What was counted in the checks, item by item. The items themselves stay.",
    isChild: true,
  },
  shoppingLists: {
    name: "Shopping lists",
    text: "All shopping lists, old and new.",
    isChild: false,
  },
  shoppingListItems: {
    name: "Shopping list items",
    text: "What is on the lists, with the reasons, and the record of what was bought.",
    isChild: true,
  },
};
