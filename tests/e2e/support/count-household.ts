import type { Page } from "@playwright/test";
import { CheckPages } from "../pages/check";
import { expect } from "./test";

/** 60 items in eight locations, about the size of the demo household. */
export const COUNTED_ROOMS: Record<string, string[]> = Object.fromEntries(
  ["Kitchen", "Fridge", "Freezer", "Pantry", "Cellar", "Bathroom", "Laundry", "Garage"].map(
    (room, index) => [
      room,
      Array.from({ length: index < 4 ? 8 : 7 }, (_, place) => `${room} thing ${place + 1}`),
    ],
  ),
);

/** Measures in the page how long each confirmed count took until the next heading was painted. */
async function watchTaps(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const times: number[] = [];
    let tapped: number | undefined;
    Object.assign(window, { tapTimes: times });
    document.addEventListener(
      "click",
      ({ target, timeStamp }) => {
        const button = target instanceof Element ? target.closest("button") : null;
        if (button?.textContent.endsWith("& Continue")) tapped = timeStamp;
      },
      { capture: true },
    );
    let heading = document.querySelector("h1")?.textContent;
    new MutationObserver(() => {
      const shown = document.querySelector("h1")?.textContent;
      if (!shown || shown === heading) return;
      heading = shown;
      if (tapped === undefined) return;
      const since = tapped;
      tapped = undefined;
      requestAnimationFrame(() => times.push(performance.now() - since));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { tapTimes: number[] }).tapTimes);
}

/**
 * Counts all items, location after location, and ends at the completion screen.
 * @returns milliseconds from each tap on the confirm button to the next paint of a heading
 */
export async function countHousehold(
  page: Page,
  rooms: Record<string, readonly string[]>,
): Promise<number[]> {
  const check = new CheckPages(page);
  await check.start();
  const taps = await watchTaps(page);
  const names = Object.keys(rooms);
  for (const [index, room] of names.entries()) {
    await expect(page.getByRole("heading", { level: 1, name: room })).toBeVisible();
    await page.getByRole("link", { name: "I'm here" }).click();
    for (const [place, item] of (rooms[room] ?? []).entries()) {
      await check.count(item, { whole: String((place % 6) + 1) });
    }
    const onward = index === names.length - 1 ? "Finish check" : "Next location";
    await page.getByRole("button", { name: onward }).last().click();
  }
  await expect(page.getByRole("heading", { name: "Inventory Check Complete" })).toBeVisible();
  return taps();
}
