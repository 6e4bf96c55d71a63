import type { Browser } from "@playwright/test";
import { findViolations } from "@/tests/screens/find-violations";
import { listStates, type State } from "@/tests/screens/table";
import { Visitor } from "@/tests/screens/visitor";
import { expect, test } from "./support/test";

const SMALL_PHONE = { width: 360, height: 640 };

/** Returns the violations of states, named by screen and state. The other browser tests run axe. */
async function violationsOf(browser: Browser, states: readonly State[], text: number) {
  const visitor = new Visitor(browser);
  const found: string[] = [];
  for (const { screen, entry } of states) {
    const view = { size: SMALL_PHONE, theme: "light", text } as const;
    const { page, consoleErrors, shifts, close } = await visitor.open(entry, view);
    const asked = { isAtEnd: false, consoleErrors, shifts, hasAxe: false };
    const violations = await findViolations(page, asked);
    found.push(...violations.map((violation) => `${screen}: ${entry.name}: ${violation}`));
    await close();
  }
  await visitor.close();
  return found;
}

// Other browser tests open the dialogs. With them this file would take more than 30 seconds of processor time.
const mainStates = listStates().filter(({ entry }) => entry.isMain && !entry.steps);

test("no screen breaks a rule of layout on a small phone", async ({ browser }) => {
  test.setTimeout(300_000);
  expect(await violationsOf(browser, mainStates, 100)).toEqual([]);
});

test("the screens of the navigation break no rule of layout at 130 % text size", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const names = ["home", "locations", "items", "inventory-check", "shopping-list", "settings"];
  const largest = names.flatMap(
    (name) => mainStates.findLast(({ screen }) => screen === name) ?? [],
  );
  expect(await violationsOf(browser, largest, 130)).toEqual([]);
});
