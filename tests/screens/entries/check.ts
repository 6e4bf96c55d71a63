import { paths } from "@/lib/core/paths";
import type { Segment } from "@/lib/core/screens";
import type { Entry } from "../entry";
import type { Stage } from "../stage";
import { all, failing, FAILING_ERRORS, follow, NOT_FOUND, press, see } from "../steps";
import { allGood, allUnknown, forecasting } from "./forecast";
import { INVENTORY_READS, loadingAndError, offline } from "./loading-and-error";

const firstItem = ({ items }: Stage) => pathOfItem(items[0]);
const fifthItem = ({ items }: Stage) => pathOfItem(items[4]);
const lastItem = ({ items }: Stage) => pathOfItem(items.at(-1));
const longName = ({ items }: Stage) => pathOfItem(items.find(({ name }) => name.length > 40));

function pathOfItem(item: Stage["items"][number] | undefined): string {
  if (!item) throw new Error("The household has no such item");
  return paths.itemCheck(item.locationId, item.id);
}

const location =
  (build: (id: number) => string, at = 0) =>
  ({ locationIds }: Stage) =>
    build(locationIds.at(at) ?? 0);

/** The screens of an inventory check. */
export const checkEntries = {
  "inventory-check": [
    { name: "no locations", stage: "empty", path: paths.inventoryCheck() },
    { name: "no items", stage: "bare", path: paths.inventoryCheck() },
    { name: "start", stage: "full", path: paths.inventoryCheck(), isMain: true },
    {
      name: "start, with a quick check",
      stage: "full",
      path: paths.inventoryCheck(),
      before: forecasting(allGood),
    },
    {
      name: "start, without enough history for a quick check",
      stage: "full",
      path: paths.inventoryCheck(),
      before: forecasting(allUnknown),
    },
    {
      name: "start, regular",
      stage: "full",
      names: "long",
      role: "regular",
      path: paths.inventoryCheck(),
    },
    { name: "running", stage: "checking", path: paths.inventoryCheck(), isMain: true },
    {
      name: "running, regular",
      stage: "checking",
      names: "long",
      role: "regular",
      path: paths.inventoryCheck(),
    },
    { name: "all counted", stage: "counted", path: paths.inventoryCheck() },
    {
      name: "cancelling",
      stage: "checking",
      path: paths.inventoryCheck(),
      steps: all(press("Cancel Inventory Check"), see("All progress will be lost.")),
    },
    ...loadingAndError({
      stage: "checking",
      reads: INVENTORY_READS,
      link: "Inventory Check",
      error: "The inventory check could not be loaded",
    }),
  ],
  "location-check": [
    { name: "nothing counted", stage: "begun", path: location(paths.locationCheck), isMain: true },
    { name: "half counted", stage: "checking", path: location(paths.locationCheck, 1) },
    { name: "all counted", stage: "counted", path: location(paths.locationCheck, -1) },
    {
      name: "17 items",
      stage: "checkingFull",
      names: "long",
      path: location(paths.locationCheck, 2),
    },
    {
      name: "regular",
      stage: "checking",
      names: "long",
      role: "regular",
      path: location(paths.locationCheck),
    },
    {
      name: "location not found",
      stage: "checking",
      path: paths.locationCheck(1),
      expectedErrors: NOT_FOUND,
    },
    { name: "no check", stage: "single", path: location(paths.locationCheck) },
  ],
  "location-nav": [
    { name: "nothing counted", stage: "begun", path: location(paths.locationNav), isMain: true },
    { name: "half counted", stage: "checking", path: location(paths.locationNav, 1) },
    {
      name: "half counted, regular",
      stage: "checking",
      names: "long",
      role: "regular",
      path: location(paths.locationNav, 1),
    },
    { name: "no items", stage: "bare", path: location(paths.locationNav) },
  ],
  "item-check": [
    { name: "first item", stage: "begun", path: firstItem, isMain: true },
    { name: "first item, chosen", stage: "begun", path: firstItem, steps: press("3") },
    { name: "long name", stage: "begun", names: "long", path: longName, isMain: true },
    { name: "counted item", stage: "counted", path: firstItem, isMain: true },
    { name: "counted item, others missing", stage: "checking", path: fifthItem },
    { name: "last item", stage: "almost", path: lastItem, isMain: true },
    { name: "regular", stage: "begun", role: "regular", path: firstItem },
    offline({ stage: "begun", path: firstItem }),
    {
      name: "item not found",
      stage: "begun",
      path: ({ locationIds }) => paths.itemCheck(locationIds[0] ?? 0, 1),
    },
  ],
  "item-single-check": [
    {
      name: "counted item",
      stage: "checking",
      path: ({ items: [item] }) => paths.itemSingleCheck(item?.locationId ?? 0, item?.id ?? 0),
    },
    // This step sets a preference that the device keeps. Each later press on an amount key then records the
    // amount, so the later states of this household must not press one.
    {
      name: "tap once",
      stage: "begun",
      path: firstItem,
      steps: (page) => page.getByRole("switch", { name: "Tap once" }).click(),
    },
  ],
  "location-sheet": [
    { name: "nothing counted", stage: "begun", path: location(paths.locationSheet), isMain: true },
    { name: "half counted", stage: "checking", path: location(paths.locationSheet, 1) },
    { name: "all counted", stage: "counted", path: location(paths.locationSheet, -1) },
    {
      name: "17 items",
      stage: "checkingFull",
      path: location(paths.locationSheet, 2),
      isMain: true,
    },
    {
      name: "17 items, long names",
      stage: "checkingFull",
      names: "long",
      path: location(paths.locationSheet, 2),
    },
    { name: "regular", stage: "checking", role: "regular", path: location(paths.locationSheet) },
    offline({ stage: "begun", path: location(paths.locationSheet) }),
  ],
  "location-summary": [
    {
      name: "nothing counted",
      stage: "begun",
      path: location(paths.locationSummary),
    },
    {
      name: "nothing counted, regular",
      stage: "begun",
      names: "long",
      role: "regular",
      path: location(paths.locationSummary),
    },
    {
      name: "all counted",
      stage: "counted",
      path: location(paths.locationSummary),
      isMain: true,
    },
    {
      name: "last location",
      stage: "almost",
      path: location(paths.locationSummary, -1),
      isMain: true,
    },
  ],
  "inventory-complete": [
    {
      name: "items missing",
      stage: "checking",
      path: ({ checkId }) => paths.inventoryComplete(checkId),
      isMain: true,
    },
    {
      name: "all counted",
      stage: "counted",
      path: ({ checkId }) => paths.inventoryComplete(checkId),
      isMain: true,
    },
    {
      name: "items missing, regular",
      stage: "checking",
      names: "long",
      role: "regular",
      path: ({ checkId }) => paths.inventoryComplete(checkId),
    },
    {
      name: "all counted, regular",
      stage: "counted",
      names: "long",
      role: "regular",
      path: ({ checkId }) => paths.inventoryComplete(checkId),
    },
    {
      name: "completed before",
      stage: "full",
      names: "long",
      path: ({ pastCheckId }) => paths.inventoryComplete(pastCheckId),
    },
    {
      name: "not found",
      stage: "single",
      path: paths.inventoryComplete(1),
      expectedErrors: NOT_FOUND,
    },
  ],
  "check-history": [
    { name: "none", stage: "empty", path: paths.checkHistory() },
    { name: "6 checks", stage: "full", path: paths.checkHistory(), isMain: true },
    {
      name: "6 checks, with the accuracy of the forecast",
      stage: "full",
      path: paths.checkHistory(),
      before: forecasting(allGood),
    },
    {
      name: "one check",
      stage: "full",
      path: ({ pastCheckId }) => paths.checkHistory(pastCheckId),
      isMain: true,
    },
    {
      name: "one check, long names",
      stage: "full",
      names: "long",
      path: ({ pastCheckId }) => paths.checkHistory(pastCheckId),
    },
    { name: "not found", stage: "empty", path: paths.checkHistory(1), expectedErrors: NOT_FOUND },
  ],
  "run-outs": [
    { name: "no counts", stage: "empty", path: paths.runOuts() },
    { name: "items", stage: "full", path: paths.runOuts(), isMain: true },
    { name: "items, long names", stage: "full", names: "long", path: paths.runOuts() },
    {
      name: "error",
      stage: "full",
      path: paths.checkHistory(),
      isAlone: true,
      before: failing("**/api/item-trends"),
      steps: all(follow("What runs out most"), see("The counts could not be loaded")),
      expectedErrors: FAILING_ERRORS,
    },
  ],
} as const satisfies Partial<Record<Segment, readonly Entry[]>>;
