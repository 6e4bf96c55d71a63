import type { Locator } from "@playwright/test";
import { stateOf } from "@/tests/screens/table";
import { Visitor } from "@/tests/screens/visitor";
import { expect, test } from "./support/test";

const DESKTOP = { width: 1280, height: 800 };

const backgroundOf = (locator: Locator) =>
  locator.first().evaluate((element) => getComputedStyle(element).backgroundColor);

test("with forced colours, the chosen amount, the current entry and the progress have a background of their own @desktop", async ({
  browser,
}) => {
  const visitor = new Visitor(browser);
  try {
    const { entry } = stateOf("item-check", "counted item");
    const { page } = await visitor.open(entry, { size: DESKTOP, theme: "light", text: 100 });
    await page.emulateMedia({ forcedColors: "active" });

    const chosen = page.locator("[data-amount-key][aria-pressed=true]");
    const others = page.locator("[data-amount-key][aria-pressed=false]");
    expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(others));

    const navigation = page.getByRole("navigation", { name: "Main" });
    const current = navigation.locator("a[aria-current]");
    const rest = navigation.locator("a:not([aria-current])");
    expect(await backgroundOf(current)).not.toBe(await backgroundOf(rest));

    const progress = page.getByRole("progressbar");
    expect(await backgroundOf(progress.locator("> *"))).not.toBe(await backgroundOf(progress));
  } finally {
    await visitor.close();
  }
});
