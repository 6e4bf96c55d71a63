import { paths } from "@/lib/core/paths";
import { db } from "@/lib/server/db";
import { createItem, createLine, createList, createLocation } from "@/tests/support/factories";
import { createHome, type Home, signIn } from "./support/household";
import { mailboxSecret } from "./support/mailbox";
import { expect, expectAccessible, test } from "./support/test";

/** Creates a ready list: milk and butter from the fridge, soap from the bath. */
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

test("clearing a list can be undone for five seconds, and ticks made offline are sent later", async ({
  page,
  context,
}) => {
  const home = await createHome();
  const list = await createShopping(home);
  await signIn(page, home.admin);
  await page.goto("/shopping-list");
  await expect(page.getByText("0 of 3 items purchased")).toBeVisible();
  const count = (where: object = {}) =>
    db.shoppingListItem.count({ where: { listId: list.id, ...where } });
  const tick = (name: string) => page.getByRole("checkbox", { name }).click();
  const nothingLeft = page.getByText("All Stocked Up!");

  await test.step("offline ticks are stored on the device and sent later", async () => {
    await context.setOffline(true);
    await tick("4x Milk");
    await tick("2x Soap");
    await expect(page.getByText("2 of 3 items purchased")).toBeVisible();
    await expect(page.getByText(/2 ticks wait on this device/)).toBeVisible();
    expect(await count({ purchased: true })).toBe(0);
    await context.setOffline(false);
    await expect.poll(() => count({ purchased: true })).toBe(2);
  });

  await test.step("clearing a list can be undone, and a clear that is not undone is sent after five seconds", async () => {
    await clear();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("4x Milk")).toBeVisible();
    expect(await count()).toBe(3);
    await clear();
    await expect.poll(count, { timeout: 15_000 }).toBe(0);
    await expect(nothingLeft).toBeVisible();
    await page.reload();
    await expect(nothingLeft).toBeVisible();
  });

  await test.step("an offline tick does not restore a line that was cleared meanwhile", async () => {
    const next = await createShopping(home);
    await page.goto("/shopping-list");
    await context.setOffline(true);
    await tick("1x Butter");
    await expect(page.getByText(/1 tick waits on this device/)).toBeVisible();
    await db.shoppingListItem.deleteMany({ where: { listId: next.id } });
    await context.setOffline(false);
    await expect(page.getByText(/on this device/)).toBeHidden();
    await expect(nothingLeft).toBeVisible();
    expect(await count({ listId: next.id })).toBe(0);
  });

  async function clear() {
    await page.getByRole("button", { name: "Clear List" }).click();
    const question = page.getByRole("alertdialog");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Clear List" }).click();
    await expect(page.getByText("Shopping list cleared")).toBeVisible();
    await expect(nothingLeft).toBeVisible();
  }
});

test("the shopping list screen shows missing, generating, failed and ready lists, opens earlier lists and mails a list", async ({
  page,
}) => {
  const home = await createHome();
  const { householdId } = home;
  await signIn(page, home.admin);
  await page.goto("/shopping-list");
  await expect(page.getByRole("heading", { name: "No Shopping List Yet" })).toBeVisible();
  await expectAccessible(page);

  const list = await createShopping(home);
  const setStatus = (status: "generating" | "error") =>
    db.shoppingList.update({ where: { id: list.id }, data: { status } });
  await setStatus("generating");
  await page.reload();
  await expect(page.getByText(/^Generating your shopping list/)).toBeVisible();
  await page.getByRole("checkbox", { name: "2x Soap" }).click();
  await expect(page.getByText("1 of 3 items purchased")).toBeVisible();
  await expectAccessible(page);
  await setStatus("error");
  const failure = page.getByText("Failed to generate shopping list");
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(failure).toBeHidden({ timeout: 20_000 });

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

  await test.step("a reopened list is mailed to the given address", async () => {
    await page.getByRole("button", { name: "Reopen this list" }).click();
    await page.getByRole("button", { name: "Email List" }).click();
    const dialog = page.getByRole("dialog", { name: "Email List" });
    await dialog.getByLabel("Email").fill("nobody");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
    await expectAccessible(page);
    const address = `shopper-${list.id}@example.org`;
    await dialog.getByLabel("Email").fill(address);
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog).toBeHidden();
    await page.goto(paths.devMailbox(await mailboxSecret()));
    await page.getByRole("link").filter({ hasText: address }).click();
    await expect(page.locator("pre")).toContainText("4x Milk");
    await page.getByRole("link", { name: "Dev mailbox" }).click();
    await expect(page.getByRole("heading", { name: "Dev mailbox" })).toBeVisible();
  });
});

test("a list of 80 lines is printed on two pages in columns, without the frame of the app @desktop", async ({
  page,
}) => {
  const { admin, householdId } = await createHome();
  const { id: locationId } = await createLocation({ householdId, name: "Cellar" });
  const { id: listId } = await createList({ householdId });
  for (let line = 1; line <= 80; line += 1) {
    const { id: itemId } = await createItem({ locationId, name: `Preserved fruit ${line}` });
    await createLine({ listId, itemId, quantity: 1, aiRationale: "None is left." });
  }
  await signIn(page, admin);
  await page.goto("/shopping-list");
  await expect(page.getByText("0 of 80 items purchased")).toBeVisible();
  // The server renders the lines before the scripts listen to the print event, so the test retries.
  await expect(async () => {
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(2);
  }).toPass();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("listitem").first()).toHaveText("1x Preserved fruit 1");
});
