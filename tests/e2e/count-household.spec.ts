import { deferred } from "../support/deferred";
import { COUNTED_ROOMS, countHousehold } from "./support/count-household";
import { createHome, fill, signIn } from "./support/household";
import { expect, test } from "./support/test";

const HOUSEHOLD = "sixty items in eight rooms are counted while the server answers no count";

test(HOUSEHOLD, async ({ page }) => {
  const home = await createHome();
  await fill(home, COUNTED_ROOMS);
  await signIn(page, home.admin);

  // The server answers no count until all counts are entered. The test hangs if a screen waits for an answer.
  const release = deferred<undefined>();
  await page.route("**/api/inventory-items", async (route) => {
    await release.promise;
    await route.continue();
  });
  const taps = await countHousehold(page, COUNTED_ROOMS);
  expect(taps).toHaveLength(60);

  await expect(page.getByText("Connecting. 60 counts wait on this device.")).toBeVisible();
  const complete = page.getByRole("button", { name: "Complete & Generate Shopping List" });
  await complete.click();
  await expect(page.getByRole("button", { name: "Waiting for counts..." })).toBeVisible();
  release.resolve(undefined);
  await expect(page).toHaveURL("/shopping-list", { timeout: 60_000 });
  await expect(page.getByText(/on this device/)).toHaveCount(0);
  const checks = (await (await page.request.get("/api/inventory-updates/completed")).json()) as {
    id: number;
  }[];
  const counts = await page.request.get(`/api/inventory-updates/${checks[0]?.id}/items`);
  expect(await counts.json()).toHaveLength(60);
});
