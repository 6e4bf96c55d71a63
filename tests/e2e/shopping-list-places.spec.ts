import { db } from "@/lib/server/db";
import { createItem, createLine, createList, createLocation } from "@/tests/support/factories";
import { createHome, signIn } from "./support/household";
import { expect, test } from "./support/test";

const LINES = 14;

test("no line of the open shopping list moves when lines are ticked, marked, changed or removed", async ({
  page,
}) => {
  const { admin, householdId } = await createHome();
  const { id: locationId } = await createLocation({ householdId, name: "Cellar" });
  const { id: listId } = await createList({ householdId });
  for (let line = 1; line <= LINES; line += 1) {
    // Every third name needs two lines of text on a phone.
    const name = line % 3 === 0 ? `Whole grain spaghetti number ${line}` : `Rice ${line}`;
    const { id: itemId } = await createItem({ locationId, name });
    await createLine({ listId, itemId, quantity: 1, aiRationale: "None is left." });
  }
  await signIn(page, admin);
  await page.goto("/shopping-list");
  await expect(page.getByText(`0 of ${LINES} items purchased`)).toBeVisible();
  const rows = page.getByRole("main").getByRole("listitem");
  const tops = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  // Rows outside of the window have an estimated height until they were rendered once.
  await rows.last().scrollIntoViewIfNeeded();
  await rows.first().scrollIntoViewIfNeeded();
  const before = await tops();

  for (const index of [1, 2, 3]) await rows.nth(index).getByRole("checkbox").click();
  const ticked = () => db.shoppingListItem.count({ where: { listId, purchased: true } });
  await expect.poll(ticked).toBe(3);
  const ids = (
    await db.shoppingListItem.findMany({ where: { listId }, orderBy: { id: "asc" } })
  ).map(({ id }) => id);
  await page.evaluate(
    async ([second, marked, changed, removed]) => {
      const send = (method: string, path: string, body: object) =>
        fetch(`/api/shopping-lists/items/${path}`, {
          method,
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        });
      await send("PUT", `${second}`, { purchased: false });
      await send("PUT", `${marked}`, { notAvailable: true });
      await send("PUT", `${changed}`, { quantity: 3 });
      await send("DELETE", `${removed}`, {});
    },
    [ids[1], ids[4], ids[5], ids[6]],
  );
  await expect(page.getByText("Removed", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Not available \(/)).toBeVisible();
  await expect(page.getByText(/^Changed by/)).toBeVisible();
  expect(await tops()).toEqual(before);
});
