import { db } from "@/lib/server/db";
import { createCheck, createCount } from "@/tests/support/factories";
import { CheckPages } from "./pages/check";
import { createHome, fill, type Home, signIn } from "./support/household";
import { expect, expectAccessible, test } from "./support/test";

const SKIP = "a skipped item gets an assumed entry, and both checks appear in the history";

/** Creates a completed check in which every item was counted as three. */
async function countEverything({ householdId, admin }: Home): Promise<void> {
  const { id: userId } = await db.user.findFirstOrThrow({ where: { email: admin.email } });
  const items = await db.item.findMany({ where: { householdId } });
  const check = await createCheck({
    householdId,
    userId,
    status: "completed",
    completedAt: new Date(),
    outOfStock: 0,
    lowStock: 0,
    wellStocked: items.length,
  });
  for (const { id: itemId } of items) {
    await createCount({ updateId: check.id, itemId, newStock: 3 });
  }
  await db.item.updateMany({
    where: { householdId },
    data: { currentStock: 3, desiredStock: 5 },
  });
}

test(SKIP, async ({ page }) => {
  const home = await createHome();
  await fill(home, { Pantry: ["Flour", "Honey"], Cellar: ["Rice"] });
  await countEverything(home);
  await signIn(page, home.admin);
  const check = new CheckPages(page);
  await check.start();
  await page.getByRole("link", { name: "I'm here" }).click();
  await check.count("Flour", { whole: "5" });
  await expect(page.getByRole("heading", { name: "Honey" })).toBeVisible();
  await page.getByRole("link", { name: "Skip last item" }).click();
  await page.getByRole("button", { name: "Next location" }).click();
  await page.getByRole("link", { name: "I'm here" }).click();
  await check.count("Rice", { whole: "5" });
  await page.getByRole("button", { name: "Finish check" }).click();

  const missing = page.getByRole("region", { name: "1 item is missing" });
  await expect(missing).toBeVisible();
  await expect(page.getByRole("link", { name: /^Honey Pending check/ })).toBeVisible();
  const complete = page.getByRole("button", { name: "Complete & Generate Shopping List" });
  await expect(complete).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Take the other 1 as recorded" }).click();
  await expect(page.getByText("1 item is taken as recorded, not counted.")).toBeVisible();
  await expect(missing).toBeHidden();
  await expectAccessible(page);
  await complete.click();
  await expect(page).toHaveURL("/shopping-list");
  await expect(page.getByText("2x Honey")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  const entries = await db.inventoryItem.findMany({
    where: { householdId: home.householdId, basis: "assumed" },
    select: { previousStock: true, newStock: true, item: { select: { name: true } } },
  });
  expect(entries).toEqual([{ previousStock: 3, newStock: 3, item: { name: "Honey" } }]);

  await page.goto("/");
  await page.getByRole("link", { name: "Earlier checks" }).click();
  await expect(page).toHaveURL("/check-history");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText("1 taken as recorded");
  await expectAccessible(page);
  await cards.first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Changed since the check before" })).toBeVisible();
  const flour = page.getByRole("listitem").filter({ hasText: "Flour" });
  await expect(flour).toContainText("from 3 to 5 boxes");
  await expectAccessible(page);
});
