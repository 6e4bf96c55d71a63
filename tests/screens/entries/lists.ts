import type { Page } from "@playwright/test";
import { paths } from "@/lib/core/paths";
import type { Segment } from "@/lib/core/screens";
import type { Entry } from "../entry";
import { all, failing, FAILING_ERRORS, NOT_FOUND, press, see, type } from "../steps";
import { allSoon, forecasting, someSoon } from "./forecast";
import { loadingAndError, offline } from "./loading-and-error";

const READS = ["**/api/shopping-lists*/**"];
const list = paths.shoppingList();

/** Waits until the page has been scrolled to its title. */
const isAtTop = (page: Page) => page.waitForFunction(() => scrollY === 0);

const clear = all(press("Clear List"), see(/^Every item will be removed/), (page) =>
  page.getByRole("alertdialog").getByRole("button", { name: "Clear List" }).click(),
);

/** Opens the dialog of a line, which is given by its position among the lines. */
const openLine = (index: number) => (page: Page) =>
  page.getByTitle("Quantity, not available, remove").nth(index).click();

/** Presses a button in the dialog of a line. */
const changeLine = (index: number, name: string) => all(openLine(index), press(name));

/** The states of the latest shopping list and of earlier lists. */
export const listEntries = {
  "shopping-list": [
    { name: "none", stage: "empty", path: list, isMain: true },
    { name: "1 line", stage: "oneLine", path: list },
    { name: "24 lines, half ticked", stage: "full", path: list, isMain: true },
    { name: "24 lines, assistant", stage: "full", role: "assistant", path: list },
    { name: "24 lines, regular", stage: "full", names: "long", role: "regular", path: list },
    { name: "all ticked", stage: "bought", path: list, isMain: true },
    { name: "nothing to buy", stage: "nothingToBuy", path: list },
    { name: "cleared", stage: "cleared", path: list },
    { name: "generating", stage: "generating", path: list, isMain: true },
    { name: "generating failed", stage: "failed", path: list, isMain: true },
    {
      name: "in the order of the shop",
      stage: "full",
      path: list,
      steps: all(press("By shop"), see(/^Learned from|^The order is learned/)),
      isMain: true,
    },
    {
      name: "changing the order of the shop",
      stage: "full",
      path: list,
      steps: all(press("By shop"), press("Change order"), see("Order of the shop")),
      isMain: true,
    },
    {
      name: "shopping mode",
      stage: "full",
      path: list,
      steps: all(press("Shopping mode"), (page) => page.getByRole("dialog").waitFor()),
      isMain: true,
    },
    {
      name: "shopping mode, long names",
      stage: "full",
      names: "long",
      path: list,
      steps: all(press("Shopping mode"), (page) => page.getByRole("dialog").waitFor()),
    },
    {
      name: "reason",
      stage: "full",
      path: list,
      steps: all(press(/^Why /), see("What the last checks counted")),
      isMain: true,
    },
    {
      name: "reason, with what is expected",
      stage: "full",
      path: list,
      before: forecasting(allSoon),
      // The first line is an item of which nothing is left.
      steps: all(press(/^Why .*San Marzano/), see(/^Next shopping/)),
      isMain: true,
    },
    {
      name: "running out",
      stage: "full",
      path: list,
      before: forecasting(someSoon),
      isMain: true,
    },
    {
      name: "running out, one added",
      stage: "oneLine",
      names: "long",
      isAlone: true,
      path: list,
      before: forecasting(allSoon),
      steps: all(press(/^Add .+/), press(/^Undo adding/), press(/^Add .+/), see("Added")),
      hasEnd: true,
    },
    {
      name: "sharing, with the open link of another member",
      stage: "full",
      path: list,
      steps: all(press("Share"), see(/^until /)),
      isMain: true,
    },
    {
      name: "sharing, with open links that could not be loaded",
      stage: "full",
      path: list,
      before: failing("**/api/shopping-links"),
      steps: all(press("Share"), see("The open links could not be loaded")),
      expectedErrors: FAILING_ERRORS,
    },
    {
      name: "a new shopping link",
      stage: "full",
      path: list,
      isAlone: true,
      steps: all(press("Share"), see(/^until /), press("Make link"), see(/^Your link works/)),
    },
    {
      name: "ending a shopping link",
      stage: "full",
      path: list,
      steps: all(press("Share"), press(/^End link/), see(/^Whoever has it/)),
    },
    {
      name: "changing a line",
      stage: "full",
      path: list,
      steps: all(openLine(0), see("Remove from list")),
      isMain: true,
    },
    {
      name: "changing a line to a wrong quantity",
      stage: "full",
      names: "long",
      path: list,
      steps: all(
        openLine(0),
        (page) => page.getByRole("dialog").getByRole("textbox").fill("1/2"),
        press("Save quantity"),
        see(/^Must be a whole number/),
      ),
    },
    {
      name: "changed lines",
      stage: "full",
      isAlone: true,
      path: list,
      steps: all(
        openLine(0),
        press("More"),
        press("Save quantity"),
        see(/^Changed by/),
        changeLine(1, "Not available"),
        see(/^Not available \(/),
        changeLine(2, "Remove from list"),
        see("Removed"),
        // A click that waits for the end of an animation scrolls the page.
        (page) => page.evaluate(() => scrollTo(0, 0)),
      ),
      isMain: true,
    },
    {
      name: "mailing",
      stage: "full",
      path: list,
      steps: all(press("Email List"), (page) => page.getByRole("dialog").waitFor()),
    },
    {
      name: "clearing",
      stage: "full",
      path: list,
      steps: all(press("Clear List"), see(/^Every item will be removed/)),
    },
    {
      name: "just cleared",
      stage: "full",
      isAlone: true,
      path: list,
      steps: all(clear, see("Undo"), isAtTop),
      isMain: true,
      hasEnd: true,
    },
    {
      name: "adding",
      stage: "full",
      path: list,
      steps: all(type("Add to the list", "2 a"), (page) =>
        page.getByRole("option").first().waitFor(),
      ),
    },
    {
      name: "changing an addition",
      stage: "full",
      path: list,
      steps: all(press("Change Matches"), (page) => page.getByRole("dialog").waitFor()),
    },
    { name: "additions without a list", stage: "added", path: list },
    {
      name: "putting away",
      stage: "bought",
      path: list,
      steps: all(press("Put away 8 things"), see(/^Adds these amounts/)),
      isMain: true,
    },
    {
      name: "putting away a wrong amount",
      stage: "bought",
      names: "long",
      path: list,
      steps: all(
        press("Put away 8 things"),
        (page) => page.getByRole("dialog").getByRole("textbox").first().fill("1/2"),
        (page) =>
          page
            .getByRole("dialog")
            .getByRole("button", { name: /^Put away/ })
            .click(),
        see(/^Must be a whole number/),
      ),
    },
    {
      name: "put away",
      stage: "bought",
      isAlone: true,
      path: list,
      steps: all(
        press("Put away 8 things"),
        (page) =>
          page
            .getByRole("dialog")
            .getByRole("button", { name: /^Put away/ })
            .click(),
        see(/^8 things by you/),
      ),
      isMain: true,
    },
    {
      name: "earlier",
      stage: "full",
      names: "long",
      path: ({ earlierListId }) => paths.shoppingList(earlierListId),
    },
    {
      name: "earlier, reopened",
      stage: "full",
      path: ({ earlierListId }) => paths.shoppingList(earlierListId),
      steps: all(press("Reopen this list"), see("This earlier list is open again.")),
    },
    { name: "not found", stage: "full", path: paths.shoppingList(1), expectedErrors: NOT_FOUND },
    ...loadingAndError({
      stage: "full",
      reads: READS,
      link: "Shopping List",
      error: "The shopping list could not be loaded",
    }),
    offline({ stage: "full", path: list }),
  ],
  "shopping-lists": [
    { name: "none", stage: "empty", path: paths.shoppingLists() },
    { name: "2 lists", stage: "full", path: paths.shoppingLists(), isMain: true },
  ],
} as const satisfies Partial<Record<Segment, readonly Entry[]>>;
