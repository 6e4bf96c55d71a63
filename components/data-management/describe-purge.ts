import { countNouns } from "@/lib/core/count-text";
import type { Purgeable } from "@/lib/features/data-management/model/dto";
import { purgeCategories, type PurgeSelection } from "@/lib/features/data-management/model/rules";

const nouns = {
  inventoryUpdates: "check",
  inventoryItems: "count",
  shoppingLists: "list",
  shoppingListItems: "line",
  items: "item",
};

/**
 * Returns which rows a purge deletes and which remain, such as "This deletes 6 checks, 440 counts. 74 items stay." A
 * category that is not selected and has no rows is left out.
 */
export function describePurge(purgeable: Purgeable, selection: PurgeSelection): string {
  const counted = (category: keyof Purgeable) => countNouns(purgeable[category], nouns[category]);
  const deleted = purgeCategories.filter((category) => selection[category]).map(counted);
  const others = purgeCategories.filter((category) => !selection[category] && purgeable[category]);
  const kept = [...others.map(counted), counted("items")];
  const verb = kept.length === 1 && purgeable.items === 1 ? "stays" : "stay";
  return `This deletes ${deleted.join(", ")}. ${kept.join(", ")} ${verb}.`;
}
