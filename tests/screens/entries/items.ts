import { paths } from "@/lib/core/paths";
import type { Segment } from "@/lib/core/screens";
import type { Entry } from "../entry";
import {
  all,
  failing,
  FAILING_ERRORS,
  follow,
  goOffline,
  OFFLINE_ERRORS,
  press,
  see,
  type,
} from "../steps";
import { allGood, allSoon, allUnknown, forecasting, someSoon } from "./forecast";
import { INVENTORY_READS, loadingAndError, offline } from "./loading-and-error";

const LONG_NAME = "Waschmaschinenreinigungstabletten-Vorratspackung";

const USUAL_NAME = "Coffee beans";

/** Returns the label of an item's button that records a use or sets the amount, without the amount. */
const stockOf = (name: string) => new RegExp(`^Used one or set amount: ${name}`);

/** The screens of items and deletions. */
export const itemEntries = {
  items: [
    { name: "no locations", stage: "empty", path: paths.items() },
    { name: "none", stage: "bare", path: paths.items(), isMain: true },
    { name: "none, regular", stage: "bare", role: "regular", path: paths.items() },
    { name: "1 item", stage: "single", path: paths.items() },
    {
      name: "200 items",
      stage: "full",
      path: paths.items(),
      before: forecasting(someSoon),
      isMain: true,
    },
    { name: "200 items, regular", stage: "full", role: "regular", path: paths.items() },
    { name: "200 items, assistant", stage: "full", role: "assistant", path: paths.items() },
    {
      name: "200 items, long names",
      stage: "full",
      names: "long",
      path: paths.items(),
      before: forecasting(someSoon),
    },
    {
      name: "stock of an item",
      stage: "full",
      path: paths.items(),
      steps: all(press(stockOf(USUAL_NAME)), see("How much is there?")),
      isMain: true,
    },
    {
      name: "setting an amount",
      stage: "full",
      names: "long",
      path: paths.items(),
      steps: all(press(stockOf(LONG_NAME)), press("3"), press("½"), see(/^Set amount: 3½/)),
    },
    {
      name: "used one",
      stage: "full",
      names: "long",
      path: paths.items(),
      steps: all(press(stockOf(LONG_NAME)), press(/^Used one \(/), see("Undo")),
    },
    {
      name: "items of one location",
      stage: "full",
      names: "long",
      path: ({ locationIds }) => paths.items({ locationId: locationIds[2] }),
    },
    { name: "low items", stage: "full", path: paths.items({ stock: ["low", "out"] }) },
    { name: "search", stage: "full", names: "long", path: paths.items({ q: "vorrat" }) },
    { name: "search without a match", stage: "full", path: paths.items({ q: "caviar" }) },
    { name: "unknown location", stage: "full", path: paths.items({ locationId: 1 }) },
    {
      name: "adding",
      stage: "full",
      path: paths.items(),
      steps: all(press("Add item"), see("Add New Item")),
      isMain: true,
    },
    {
      name: "adding without a name",
      stage: "full",
      path: paths.items(),
      steps: all(press("Add item"), press("Add Item"), see("Item name is required")),
    },
    {
      name: "adding with suggestions",
      stage: "full",
      path: paths.items(),
      steps: all(
        press("Add item"),
        (page) => page.getByLabel("Name", { exact: true }).pressSequentially("wasch"),
        (page) =>
          page
            .getByRole("option", { name: /^Wasch/ })
            .first()
            .waitFor(),
      ),
    },
    {
      name: "adding a name again",
      stage: "full",
      names: "long",
      path: paths.items(),
      steps: all(press("Add item"), type("Name", LONG_NAME), see(/Already in/)),
    },
    {
      name: "discarding",
      stage: "full",
      names: "long",
      path: paths.items(),
      steps: all(
        press("Add item"),
        type("Name", LONG_NAME),
        press("Close"),
        see("Discard your changes?"),
      ),
    },
    {
      name: "added",
      stage: "full",
      names: "long",
      isAlone: true,
      path: ({ locationIds }) => paths.items({ locationId: locationIds[0] }),
      steps: all(
        press("Add item"),
        type("Name", LONG_NAME),
        (page) => page.getByRole("dialog").getByLabel("Unit", { exact: true }).selectOption("box"),
        press("Add Item"),
        see(/added/i),
      ),
    },
    {
      name: "arranging a location",
      stage: "full",
      path: paths.items(),
      steps: all(press(/^Arrange items in/), see(/^Drag the items/)),
      isMain: true,
    },
    {
      name: "one item",
      stage: "full",
      path: paths.items(),
      steps: all(follow(`History of ${USUAL_NAME}`), see("Found empty")),
      isMain: true,
    },
    {
      name: "one item, good until a day",
      stage: "full",
      path: ({ items }) => paths.item(items[0]?.id ?? 0),
      before: forecasting(allGood),
      isMain: true,
    },
    {
      name: "one item, running out",
      stage: "full",
      path: ({ items }) => paths.item(items[0]?.id ?? 0),
      before: forecasting(allSoon),
    },
    {
      name: "one item, too few checks",
      stage: "full",
      path: ({ items }) => paths.item(items[0]?.id ?? 0),
      before: forecasting(allUnknown),
    },
    {
      name: "one item offline",
      stage: "full",
      names: "long",
      path: paths.items(),
      isAlone: true,
      expectedErrors: OFFLINE_ERRORS,
      steps: all(
        goOffline,
        follow(`History of ${LONG_NAME}`),
        see("The history needs a connection."),
      ),
    },
    {
      name: "unknown item",
      stage: "full",
      path: paths.item(2_000_000_000),
    },
    {
      name: "editing",
      stage: "full",
      path: paths.items(),
      steps: all(press(USUAL_NAME), see("Edit Item")),
      isMain: true,
    },
    {
      name: "choosing a pictogram",
      stage: "full",
      names: "long",
      path: paths.items(),
      steps: all(press(LONG_NAME), press("Choose a pictogram"), see("By name")),
    },
    {
      name: "searching pictograms without a match",
      stage: "full",
      names: "long",
      path: paths.items(),
      steps: all(
        press(LONG_NAME),
        press("Choose a pictogram"),
        type("Search pictograms", "caviar tin opener"),
        see("Nothing matches. Try another word."),
      ),
    },
    {
      name: "deleting",
      stage: "full",
      path: paths.items(),
      steps: all(press(USUAL_NAME), press("Delete"), see("Are you sure?")),
      isMain: true,
    },
    {
      name: "deleted",
      stage: "full",
      isAlone: true,
      path: paths.items(),
      before: forecasting(someSoon),
      steps: all(
        press(USUAL_NAME),
        press("Delete"),
        see("Are you sure?"),
        (page) => page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click(),
        see("Undo"),
      ),
      isMain: true,
    },
    {
      name: "saving fails",
      stage: "full",
      names: "long",
      path: paths.items(),
      isAlone: true,
      before: failing("**/api/items/*"),
      expectedErrors: FAILING_ERRORS,
      steps: all(
        press(LONG_NAME),
        type("Name", "Spülmaschinentabs"),
        press("Save Changes"),
        see("Failed to update item"),
      ),
    },
    {
      name: "selecting",
      stage: "full",
      path: paths.items(),
      before: forecasting(someSoon),
      steps: all(press("Select"), press("Select All")),
      hasEnd: true,
      isMain: true,
    },
    ...loadingAndError({
      stage: "full",
      reads: INVENTORY_READS,
      link: "Items",
      error: /could not be loaded/,
    }),
    offline({ stage: "full", path: paths.items() }),
  ],
  "recently-deleted": [
    { name: "none", stage: "empty", path: paths.recentlyDeleted() },
    { name: "deletions", stage: "full", path: paths.recentlyDeleted(), isMain: true },
  ],
} as const satisfies Partial<Record<Segment, readonly Entry[]>>;
