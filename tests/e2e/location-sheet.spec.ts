import { expect, test } from "./support/test";
import { type Device, twoPeople } from "./support/two-people";

interface Row {
  id: number;
}

/** Creates a kitchen in which the stock of three items is known and one was never counted, and begins a check. */
async function stockAndBegin({ post }: Device) {
  const kitchen = await post<Row>("/api/locations", { name: "Kitchen", photo: null });
  const add = (name: string) =>
    post<Row>("/api/items", { name, unit: "pack", locationId: kitchen.id, desiredStock: 4 });
  for (const name of ["Flour", "Honey", "Rice"]) {
    const { id } = await add(name);
    await post(`/api/items/${id}/amount`, { currentStock: 2, partialAmount: 0 });
  }
  await add("Sugar");
  const check = await post<Row>("/api/inventory-updates");
  return { kitchen, check };
}

test("a location is counted on its sheet without a network, and a count that somebody else made in the meantime is kept", async ({
  browser,
}) => {
  const [anna, ben] = await twoPeople(browser);
  const { kitchen, check } = await stockAndBegin(anna);
  const { page } = anna;
  const ticked = (name: string) => page.getByRole("checkbox", { name: `${name} counted` });
  const amount = (name: string) => page.getByRole("textbox", { name: `${name}, packs` });

  await page.goto(`/location-check/${kitchen.id}`);
  await page.getByRole("link", { name: "Count on one screen" }).click();
  await expect(page.getByText("4 to count")).toBeVisible();
  await anna.context.setOffline(true);

  await test.step("without a network the sheet counts what differs and confirms the rest", async () => {
    await page.getByRole("button", { name: "One less: Flour" }).click();
    await page.getByRole("button", { name: "½ Flour" }).click();
    await page.getByRole("button", { name: "The rest is as shown (2)" }).click();
    await expect(page.getByText("1 to count")).toBeVisible();
    await expect(ticked("Sugar")).toHaveCount(0);
    await expect(page.getByText("Offline. 3 counts wait on this device.")).toBeVisible();
  });

  const items = (await (await ben.context.request.get("/api/items")).json()) as (Row & {
    name: string;
  })[];
  const rice = items.find(({ name }) => name === "Rice");
  await ben.post("/api/inventory-items", { updateId: check.id, itemId: rice?.id, newStock: 7 });

  await test.step("after the network is back the count of the other person is shown, and a reload shows the same", async () => {
    await anna.context.setOffline(false);
    await expect(amount("Rice")).toHaveValue("7");
    const path = `/api/inventory-updates/${check.id}/items`;
    const sent = async () => ((await (await ben.context.request.get(path)).json()) as Row[]).length;
    await expect.poll(sent).toBe(3);
    await page.reload();
    await expect(page.getByText("1 to count")).toBeVisible();
    for (const name of ["Flour", "Honey", "Rice"]) {
      await page.getByRole("button", { name: new RegExp(`^${name} .*Counted`) }).click();
    }
    await expect(page.getByText(`${ben.username} counted this`)).toBeVisible();
    for (const [name, value] of Object.entries({ Flour: "1½", Honey: "2", Rice: "7", Sugar: "" })) {
      await expect(amount(name)).toHaveValue(value);
    }
  });

  await test.step("the last item is counted, and the same button ends the check", async () => {
    await amount("Sugar").fill("3");
    await amount("Sugar").press("Enter");
    await expect(ticked("Sugar")).toBeChecked();
    const actions = page.getByRole("region", { name: "Actions" });
    await actions.getByRole("button", { name: "Finish check" }).click();
    await expect(page).toHaveURL(`/inventory-complete/${check.id}`);
  });

  for (const { context } of [anna, ben]) await context.close();
});
