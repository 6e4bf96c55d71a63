import { createCheck, createItem, createLocation } from "@/tests/support/factories";
import { waitForFrames } from "./support/drag";
import { addMember, createHome, signIn } from "./support/household";
import { expect, test } from "./support/test";

const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** As long as a name may be. */
const LONG_NAME =
  "Donaudampfschifffahrtsgesellschaftskapitänsmütze, extra groß, mit Verzierung und Schirm aus Wolle";

const devices = {
  // The third size is what remains of the first one at a text size of 130 %.
  phones: [
    [360, 640],
    [360, 740],
    [277, 492],
  ],
  "tablets and desktops @both": [
    [820, 1180],
    [1024, 768],
    [1280, 800],
    [1600, 1000],
  ],
} as const;

for (const [device, sizes] of Object.entries(devices)) {
  test(`the amount keys have the same place for every item, and no bar covers them, on ${device}`, async ({
    page,
  }) => {
    const home = await createHome();
    const { id: locationId } = await createLocation({ householdId: home.householdId });
    const items = [
      await createItem({ locationId, name: "Rice" }),
      await createItem({ locationId, name: LONG_NAME, unit: "container", desiredStock: 12.25 }),
      await createItem({ locationId, name: "Tea", photo: PIXEL, currentStock: 12 }),
      await createItem({ locationId, name: `Two ${LONG_NAME.slice(4)}`, photo: PIXEL }),
    ];
    await createCheck({ householdId: home.householdId });
    await signIn(page, home.admin);
    const key = (name: string) => page.getByRole("button", { name, exact: true });

    const places = sizes.map(() => new Set<string>());
    const measure = async () => {
      for (const [index, [width, height]] of sizes.entries()) {
        await page.setViewportSize({ width, height });
        await waitForFrames(page);
        const lowest = await key("⅔").boundingBox();
        places[index]?.add(JSON.stringify([await key("None").boundingBox(), lowest]));
        const bar = await key("Set & Continue").boundingBox();
        expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      }
    };
    for (const { id, name } of items) {
      await page.goto(`/item-single-check/${locationId}/${id}`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await measure();
      await key("7+").click();
      await page.getByLabel("Exact quantity").fill("12");
      await measure();
    }
    expect(places.map(({ size }) => size)).toEqual(sizes.map(() => 1));
  });
}

test("the amount keys do not cover the name of the item on a screen of small height", async ({
  page,
}) => {
  const home = await createHome();
  const { id: locationId } = await createLocation({ householdId: home.householdId });
  const { id } = await createItem({ locationId, name: "Rice" });
  await createCheck({ householdId: home.householdId });
  await signIn(page, home.admin);
  for (const [width, height] of [
    [667, 375],
    [320, 256],
    [360, 482],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/item-single-check/${locationId}/${id}`);
    const title = page.getByRole("heading", { level: 1, name: "Rice" });
    await expect(title).toBeVisible();
    // Screen readers announce the first typed digit only if the region for typed amounts existed before it.
    const region = page.locator("form [aria-live=polite]");
    expect(await region.evaluate((element) => element.checkVisibility())).toBe(true);
    const isOnTop = await title.evaluate((heading) => {
      const { left, top, width, height } = heading.getBoundingClientRect();
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      return heading.contains(topmost);
    });
    expect(isOnTop).toBe(true);
  }
});

test("on a phone the bottom bar is hidden on an item screen with amount keys, and visible on one without them", async ({
  page,
}) => {
  const home = await createHome();
  const { id: locationId } = await createLocation({ householdId: home.householdId });
  const { id } = await createItem({ locationId, name: "Rice" });
  await createCheck({ householdId: home.householdId });
  const bar = page.getByRole("navigation", { name: "Main" });
  await signIn(page, home.admin);
  await page.goto(`/item-single-check/${locationId}/${id}`);
  await expect(page.getByRole("button", { name: "None" })).toBeVisible();
  await expect(bar).toBeHidden();
  const confirm = await page.getByRole("button", { name: "Set & Continue" }).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(height - (confirm?.y ?? 0) - (confirm?.height ?? 0)).toBeLessThan(24);
  await page.goto(`/item-single-check/${locationId}/${id + 1}`);
  await expect(page.getByRole("heading", { name: "Item not found" })).toBeVisible();
  await expect(bar).toBeVisible();
  // An open screen would notice that the session has ended, and go to the sign-in screen.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signIn(page, await addMember(home, "regular"));
  await page.goto(`/item-single-check/${locationId}/${id}`);
  await expect(page.getByRole("heading", { name: "Rice" })).toBeVisible();
  await expect(bar).toBeVisible();
});
