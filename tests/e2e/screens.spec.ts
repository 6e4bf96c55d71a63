import type { Browser } from "@playwright/test";
import { findViolations } from "@/tests/screens/find-violations";
import { scrollToEnd } from "@/tests/screens/scroll-to-end";
import { settle } from "@/tests/screens/settle";
import { listStates, type State, stateOf } from "@/tests/screens/table";
import { type View, viewName } from "@/tests/screens/view";
import { enlargeText, Visitor } from "@/tests/screens/visitor";
import { expect, test } from "./support/test";

/** The narrowest window without horizontal scrolling that WCAG 1.4.10 requires. */
const NARROW_PHONE = { width: 320, height: 640 };
const SMALL_PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 800 };

/** The number of pages that are open at once. The test mostly waits until pages do not change any more. */
const AT_ONCE = 3;

type Seen = Omit<View, "theme">;

interface Options {
  /** The first view is that in which a page is opened. The page is then resized for the others. */
  views?: readonly [Seen, ...Seen[]];
  /** Whether axe inspects the pages too. On phones other browser tests run it. */
  hasAxe?: boolean;
}

/** Gives all households long names, and returns the violations at the top and at the end of each state's page. Each one names its screen and state. */
async function violationsOf(
  browser: Browser,
  states: readonly State[],
  { views = [{ size: SMALL_PHONE, text: 100 }], hasAxe = false }: Options = {},
) {
  const visitor = new Visitor(browser, "long");
  const found: string[] = [];
  const [first, ...others] = views;
  const open = [...states];
  const inspectAll = async (): Promise<void> => {
    for (let next = open.shift(); next; next = open.shift()) {
      const { screen, entry } = next;
      const visit = await visitor.open(entry, { ...first, theme: "light" });
      const inspect = async (view: Seen, isAtEnd: boolean) => {
        const asked = { ...visit, isAtEnd, hasAxe, shifts: view === first ? visit.shifts : [] };
        const violations = await findViolations(visit.page, asked);
        const where = `${screen}: ${entry.name}, ${viewName({ ...view, theme: "light" })}`;
        found.push(...violations.map((violation) => `${where}: ${violation}`));
      };
      const inspectBothEnds = async (view: Seen) => {
        await inspect(view, false);
        if (await scrollToEnd(visit, entry)) await inspect(view, true);
      };
      await inspectBothEnds(first);
      for (const view of others) {
        await visit.page.setViewportSize(view.size);
        await enlargeText(visit.page, view.text);
        await visit.page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        await settle(visit.page, visit.pending);
        await inspectBothEnds(view);
      }
      await visit.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, inspectAll));
  } finally {
    await visitor.close();
  }
  return [...new Set(found)];
}

// Main states with an open dialog, menu or toast are left out, because other browser tests open them.
const mainStates = listStates().filter(
  ({ entry: { isMain, steps, hasEnd } }) => isMain && (!steps || hasEnd),
);

test("no main state of a screen breaks a rule of layout on a small phone", async ({ browser }) => {
  test.setTimeout(600_000);
  expect(await violationsOf(browser, mainStates)).toEqual([]);
});

const narrowStates = [
  stateOf("", "200 items"),
  stateOf("locations", "12 locations"),
  stateOf("items", "200 items"),
  stateOf("inventory-check", "running"),
  stateOf("shopping-list", "24 lines, half ticked"),
  stateOf("settings", "admin"),
  stateOf("location-check", "nothing counted"),
  stateOf("location-sheet", "17 items"),
  stateOf("item-check", "first item"),
  stateOf("item-check", "last item"),
  stateOf("inventory-complete", "items missing"),
  stateOf("inventory-complete", "all counted"),
];

test("the screens of the navigation and of a check break no rule of layout at a width of 320 px and at 200 % text size", async ({
  browser,
}) => {
  const views = [
    { size: NARROW_PHONE, text: 100 },
    { size: SMALL_PHONE, text: 200 },
  ] as const;
  expect(await violationsOf(browser, narrowStates, { views })).toEqual([]);
});

test("the screens that other browser tests open on phones only break no rule of layout or accessibility on a desktop @desktop", async ({
  browser,
}) => {
  const states = [
    stateOf("login", "login"),
    stateOf("register", "registration"),
    stateOf("location-sheet", "half counted"),
    stateOf("shopping-list", "24 lines, half ticked"),
    stateOf("settings", "admin"),
    stateOf("account", "account"),
    stateOf("data-management", "admin"),
    stateOf("privacy-policy", "text"),
  ];
  expect(
    await violationsOf(browser, states, { views: [{ size: DESKTOP, text: 100 }], hasAxe: true }),
  ).toEqual([]);
});
