import { ItemsPage } from "./pages/items";
import { createHome, fillRoom, signIn } from "./support/household";
import { expect, test } from "./support/test";

/** What the page is allowed to weigh with 500 items (docs/decisions/0019). */
const MOST_NODES = 4_000;

/** A page that shifts less counts as good (https://web.dev/articles/cls). */
const MOST_SHIFT = 0.1;

test("500 items are as light a page as ten", async ({ page }) => {
  const home = await createHome();
  await fillRoom(home, 500);
  await signIn(page, home.admin);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const items = new ItemsPage(page);
  const isAlive = page.waitForResponse("**/api/events*");
  await items.open();
  await expect(page.getByText("500 items").first()).toBeVisible();
  await expect(items.card("Item 1")).toBeVisible();
  await isAlive;

  expect(await countNodes()).toBeLessThan(MOST_NODES);
  // Everything came with the page: nothing is asked for a second time, only listened for.
  expect(calls.filter((path) => /^\/api\/(?!avatars\/)/.test(path))).toEqual(["/api/events"]);

  for (let turn = 0; turn < 20; turn += 1) {
    await page.mouse.wheel(0, 1_500);
    expect(await countNodes()).toBeLessThan(MOST_NODES);
  }
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(MOST_SHIFT);

  function countNodes() {
    return page.evaluate(() => document.querySelectorAll("*").length);
  }
});

interface Shift {
  value: number;
}
