import { paths } from "@/lib/core/paths";
import { db } from "@/lib/server/db";
import { createItem, createLine, createList, createLocation } from "@/tests/support/factories";
import { addMember, createHome, type Home, signIn } from "./support/household";
import { mailboxSecret } from "./support/mailbox";
import { expect, expectAccessible, test } from "./support/test";

/** A ready list: milk and butter from the fridge, soap from the bath. */
async function createShopping({ householdId }: Home) {
  const fridge = await createLocation({ householdId, name: "Fridge" });
  const bath = await createLocation({ householdId, name: "Bath" });
  const list = await createList({ householdId });
  const add = async (locationId: number, name: string, quantity: number) => {
    const { id: itemId } = await createItem({ locationId, name });
    const aiRationale = `No ${name.toLowerCase()} is left.`;
    await createLine({ listId: list.id, itemId, quantity, aiRationale });
  };
  await add(fridge.id, "Milk", 4);
  await add(fridge.id, "Butter", 1);
  await add(bath.id, "Soap", 2);
  return list;
}

test("ticked lines sink in their room, and stay ticked", { tag: "@both" }, async ({ page }) => {
  const home = await createHome();
  await createShopping(home);
  await signIn(page, home.admin);
  await page.goto("/shopping-list");
  const fridge = page.getByRole("list", { name: "Fridge" });
  await expect(fridge.getByRole("listitem")).toHaveText([/4x Milk/, /1x Butter/]);
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "4x Milk" }).click();
  await expect(page.getByText("Item status updated")).toBeVisible();
  await expect(fridge.getByRole("listitem")).toHaveText([/1x Butter/, /4x Milk/]);
  await expect(page.getByText("1 of 3 items purchased")).toBeVisible();
  await page.getByRole("checkbox", { name: "1x Butter" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Bath", "Fridge"]);
  await page.getByRole("button", { name: "Why Soap?" }).click();
  await expect(page.getByRole("dialog")).toContainText("No soap is left.");
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByText("2 of 3 items purchased")).toBeVisible();
});

test("a clear can be undone, is sent when the time has passed, and brings nothing back", async ({
  page,
}) => {
  const home = await createHome();
  const list = await createShopping(home);
  await signIn(page, home.admin);
  await page.goto("/shopping-list");
  const lines = () => db.shoppingListItem.count({ where: { listId: list.id } });

  await clear();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("4x Milk")).toBeVisible();
  expect(await lines()).toBe(3);

  await clear();
  await expect.poll(lines, { timeout: 15_000 }).toBe(0);
  await expect(page.getByText("All Stocked Up!")).toBeVisible();
  await page.reload();
  await expect(page.getByText("All Stocked Up!")).toBeVisible();

  async function clear() {
    await page.getByRole("button", { name: "Clear List" }).click();
    const question = page.getByRole("alertdialog");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Clear List" }).click();
    await expect(page.getByText("Shopping list cleared")).toBeVisible();
    await expect(page.getByText("All Stocked Up!")).toBeVisible();
  }
});

test("ticks made without a network arrive when it is back, and bring no cleared line back", async ({
  page,
  context,
}) => {
  const home = await createHome();
  const list = await createShopping(home);
  await signIn(page, home.admin);
  await page.goto("/shopping-list");
  await expect(page.getByText("0 of 3 items purchased")).toBeVisible();
  const ticked = () => db.shoppingListItem.count({ where: { listId: list.id, purchased: true } });
  const tick = (name: string) => page.getByRole("checkbox", { name }).click();

  await context.setOffline(true);
  await tick("4x Milk");
  await tick("2x Soap");
  await expect(page.getByText("2 of 3 items purchased")).toBeVisible();
  await expect(page.getByText(/2 ticks wait on this device/)).toBeVisible();
  expect(await ticked()).toBe(0);
  await context.setOffline(false);
  await expect.poll(ticked).toBe(2);

  await context.setOffline(true);
  await tick("1x Butter");
  await expect(page.getByText(/1 tick waits on this device/)).toBeVisible();
  await db.shoppingListItem.deleteMany({ where: { listId: list.id } });
  await context.setOffline(false);
  await expect(page.getByText(/on this device/)).toBeHidden();
  await expect(page.getByText("All Stocked Up!")).toBeVisible();
  expect(await db.shoppingListItem.count({ where: { listId: list.id } })).toBe(0);
});

test("the list is mailed to the address that is given", async ({ page }) => {
  const home = await createHome();
  const list = await createShopping(home);
  await signIn(page, home.admin);
  await page.goto("/shopping-list");
  await page.getByRole("button", { name: "Email List" }).click();
  const dialog = page.getByRole("dialog", { name: "Email List" });
  await expect(dialog.getByLabel("Email")).toHaveValue(home.admin.email);
  await dialog.getByLabel("Email").fill("nobody");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessible(page);
  const address = `shopper-${list.id}@example.org`;
  await dialog.getByLabel("Email").fill(address);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Shopping list sent to your email")).toBeVisible();
  await expect(dialog).toBeHidden();
  const { emailedTo } = await db.shoppingList.findUniqueOrThrow({ where: { id: list.id } });
  expect(emailedTo).toBe(address);

  await page.goto(paths.devMailbox(await mailboxSecret()));
  await page.getByRole("link").filter({ hasText: address }).click();
  await expect(page.locator("pre")).toContainText("4x Milk");
  await page.getByRole("link", { name: "Dev mailbox" }).click();
  await expect(page.getByRole("heading", { name: "Dev mailbox" })).toBeVisible();

  await page.goto(paths.devMailbox("a-wrong-secret"));
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

test("every other state of the list: none, generating, failed, nothing to buy, not there", async ({
  page,
}) => {
  const home = await createHome();
  const { householdId } = home;
  await signIn(page, home.admin);
  await page.goto("/shopping-list");
  await expect(page.getByRole("heading", { name: "No Shopping List Yet" })).toBeVisible();
  await expectAccessible(page);

  const list = await createShopping(home);
  await db.shoppingList.update({ where: { id: list.id }, data: { status: "generating" } });
  await page.reload();
  await expect(page.getByText(/^Generating your shopping list/)).toBeVisible();
  await page.getByRole("checkbox", { name: "2x Soap" }).click();
  await expect(page.getByText("1 of 3 items purchased")).toBeVisible();
  await expectAccessible(page);

  await db.shoppingList.update({ where: { id: list.id }, data: { status: "error" } });
  await expect(page.getByText("Failed to generate shopping list")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start New Inventory Check" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Failed to generate shopping list")).toBeHidden({ timeout: 20_000 });

  await createList({ householdId });
  await page.goto("/shopping-list");
  await expect(page.getByRole("heading", { name: "All Stocked Up!" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Earlier lists" }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("link", { name: /1 of 3 items purchased/ }).click();
  await expect(page).toHaveURL(`/shopping-list/${list.id}`);
  await page.goto(`/shopping-list?listId=${list.id}`);
  await expect(page).toHaveURL(`/shopping-list/${list.id}`);
  await page.goto("/shopping-list/999999999");
  await expect(page.getByRole("heading", { name: "Shopping list not found" })).toBeVisible();
});

test("an assistant shops but does not clear; a regular user only reads", async ({ page }) => {
  const home = await createHome();
  await createShopping(home);
  await signIn(page, await addMember(home, "assistant"));
  await page.goto("/shopping-list");
  await expect(page.getByRole("checkbox")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Email List" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear List" })).toHaveCount(0);
  await signIn(page, await addMember(home, "regular"));
  await page.goto("/shopping-list");
  await expect(page.getByText("4x Milk")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /List$/ })).toHaveCount(0);
});
