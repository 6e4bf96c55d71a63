import { createItem, createLine, createList, createLocation } from "@/tests/support/factories";
import { createHome, signIn } from "./support/household";
import { expect, test } from "./support/test";

test("a toast covers no title and no control @both", async ({ page }) => {
  const { householdId, admin } = await createHome();
  const { id: locationId } = await createLocation({ householdId, name: "Fridge" });
  const list = await createList({ householdId });
  for (let index = 1; index <= 30; index += 1) {
    const item = await createItem({ locationId, name: `Extraordinarily long item name ${index}` });
    await createLine({ listId: list.id, itemId: item.id, quantity: 1 });
  }
  await signIn(page, admin);
  await page.goto("/shopping-list");
  await page.getByRole("checkbox").first().click();
  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("status");
  await expect(toast).toContainText("Item status updated");
  await expect(toast).toContainText("Extraordinarily long item name 1");
  const covered = await toast.evaluate(async (card) => {
    await Promise.all(card.getAnimations().map(({ finished }) => finished));
    const place = card.getBoundingClientRect();
    return [...document.querySelectorAll("h1, h2, a, button, [role=checkbox]")]
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const isApart =
          right <= place.left || left >= place.right || bottom <= place.top || top >= place.bottom;
        return width > 1 && !isApart && !card.contains(element) && element.checkVisibility();
      })
      .map(({ textContent }) => textContent);
  });
  expect(covered).toEqual([]);
});
