import { CheckPages } from "./pages/check";
import { expect, expectAccessible, test } from "./support/test";
import { type Device, twoPeople } from "./support/two-people";

/**
 * Timeout for the other person's change to appear. It is shorter than the polling interval, so that only the
 * event stream can be the cause.
 */
const TOLD = { timeout: 4_000 };

interface Row {
  id: number;
}

/** Creates a kitchen with flour and honey, and a cellar with potatoes. */
async function stock({ post }: Device) {
  const kitchen = await post<Row>("/api/locations", { name: "Kitchen", photo: null });
  const cellar = await post<Row>("/api/locations", { name: "Cellar", photo: null });
  const add = (name: string, unit: string, { id }: Row) =>
    post<Row>("/api/items", { name, unit, locationId: id, desiredStock: 9 });
  const flour = await add("Flour", "pack", kitchen);
  const honey = await add("Honey", "jar", kitchen);
  const potatoes = await add("Potatoes", "bag", cellar);
  return { kitchen, cellar, flour, honey, potatoes };
}

async function close(...devices: Device[]): Promise<void> {
  for (const { context, errors } of devices) {
    await context.close();
    expect(errors).toEqual([]);
  }
}

test("two members in one check see where the other one is, and the other's counts, ticks and changes of items and locations", async ({
  browser,
}) => {
  const [anna, ben] = await twoPeople(browser);
  const { kitchen, cellar, honey, potatoes } = await stock(anna);
  const check = await anna.post<Row>("/api/inventory-updates");

  await test.step("the check of a location shows the other member who is in it", async () => {
    await ben.page.goto(`/location-check/${kitchen.id}`);
    await expect(ben.page.getByText("Pending check")).toHaveCount(2);
    await anna.page.goto(`/location-check/${kitchen.id}`);
    await expect(ben.page.getByText(`${anna.username} is here`)).toBeVisible(TOLD);
    await expectAccessible(ben.page);
  });

  await test.step("a count is shown on the other device with the member who made it", async () => {
    await anna.page.getByRole("link", { name: "I'm here" }).click();
    const counted = anna.page.waitForResponse(/inventory-items/);
    await new CheckPages(anna.page).count("Flour", { whole: "2", part: "½" });
    await counted;
    const start = Date.now();
    await expect(ben.page.getByText("Current: 2 + ½ packs")).toBeVisible(TOLD);
    test.info().annotations.push({ type: "told after (ms)", description: `${Date.now() - start}` });
    await expect(ben.page.getByText(`${anna.username} counted this just now`)).toBeVisible();
    await expectAccessible(ben.page);
  });

  await test.step("the later count of an item replaces the earlier one, and the other member sees a toast", async () => {
    await ben.page.getByRole("link", { name: /Flour/ }).click();
    await expect(ben.page.getByText(`${anna.username} counted 2½`)).toBeVisible();
    await ben.page.getByRole("button", { name: "½", exact: true }).click();
    await ben.page.getByRole("button", { name: "5", exact: true }).click();
    await ben.page.getByRole("button", { name: "Update & Continue" }).click();
    const notice = `${ben.username} counted Flour after you: 5 packs`;
    await expect(anna.page.getByText(notice)).toBeVisible(TOLD);
    await expectAccessible(anna.page);
    await expect(ben.page.getByText("counted Flour after you")).toHaveCount(0);
  });

  await test.step("a member who moves to another location of a running check is shown at the new location", async () => {
    await ben.page.goto("/inventory-check");
    await expect(ben.page.getByText(`${anna.username} is in Kitchen`)).toBeVisible();
    await anna.page.goto(`/location-check/${cellar.id}`);
    await expect(ben.page.getByText(`${anna.username} is in Cellar`)).toBeVisible(TOLD);
    await ben.page.goto("/");
    await expect(ben.page.getByText(`${anna.username} is in Cellar`)).toBeVisible();
    await expect(ben.page.getByText("1 of 3 items checked")).toBeVisible();
    await expectAccessible(ben.page);
    const body = { updateId: check.id, itemId: honey.id, newStock: 1 };
    await anna.post("/api/inventory-items", body);
    await expect(ben.page.getByText("2 of 3 items checked")).toBeVisible(TOLD);
  });

  await test.step("the completion screen leads to the shopping list when another member completes the check", async () => {
    await ben.page.goto(`/inventory-complete/${check.id}`);
    const complete = ben.page.getByRole("button", { name: "Complete & Generate Shopping List" });
    await expect(complete).toBeDisabled();
    const body = { updateId: check.id, itemId: potatoes.id, newStock: 1 };
    await anna.post("/api/inventory-items", body);
    await expect(complete).toBeEnabled(TOLD);
    await anna.page.goto(`/inventory-complete/${check.id}`);
    await anna.page.getByRole("button", { name: "Complete & Generate Shopping List" }).click();
    await expect(anna.page).toHaveURL("/shopping-list");
    await expect(ben.page.getByText(`${anna.username} has completed this check.`)).toBeVisible(
      TOLD,
    );
    await expectAccessible(ben.page);
    await ben.page.getByRole("link", { name: "Go to shopping list" }).click();
    await expect(ben.page).toHaveURL("/shopping-list");
  });

  await test.step("a tick of a list line is shown on the other device", async () => {
    const line = /4x Flour/;
    await ben.page.getByRole("checkbox", { name: line }).click();
    await expect(anna.page.getByRole("checkbox", { name: line })).toBeChecked(TOLD);
    await expect(anna.page.getByText("1 of 3 items purchased")).toBeVisible();
  });

  await test.step("items, locations and the check are updated after changes of the other member", async () => {
    const next = await anna.post<Row>("/api/inventory-updates");
    await ben.page.goto(`/location-check/${kitchen.id}`);
    await expect(ben.page.getByText("Pending check")).toHaveCount(2);

    const item = { name: "Sugar", unit: "pack", locationId: kitchen.id };
    await anna.post("/api/items", item);
    await expect(ben.page.getByRole("link", { name: /Sugar/ })).toBeVisible(TOLD);
    await anna.context.request.put(`/api/items/${potatoes.id}`, {
      data: { locationId: kitchen.id },
    });
    await expect(ben.page.getByRole("link", { name: /Potatoes/ })).toBeVisible(TOLD);

    await ben.page.getByRole("link", { name: /Honey/ }).click();
    await expect(ben.page.getByText("How many jars are there?")).toBeVisible();
    await anna.context.request.delete(`/api/items/${honey.id}`);
    await expect(ben.page.getByRole("heading", { name: "Item not found" })).toBeVisible(TOLD);
    await anna.context.request.delete(`/api/locations/${kitchen.id}`);
    await ben.page.goto("/inventory-check");
    await expect(ben.page.getByText("0 of 0 items checked")).toBeVisible();
    await expect(ben.page.getByText("0%")).toBeVisible();

    await anna.post("/api/items", { ...item, name: "Rice", locationId: cellar.id });
    await ben.page.goto(`/location-check/${cellar.id}`);
    // The page of the other member shows the new item Pasta only once its event stream is connected. The
    // stream must be connected before the check ends, because only the realtime change contains the person
    // who has cancelled the check.
    await anna.post("/api/items", { ...item, name: "Pasta", locationId: cellar.id });
    await expect(ben.page.getByRole("link", { name: /Pasta/ })).toBeVisible(TOLD);
    await expect(ben.page.getByRole("link", { name: /Rice/ })).toBeVisible(TOLD);
    await anna.context.request.delete(`/api/inventory-updates/${next.id}`);
    await expect(ben.page.getByText(`${anna.username} has cancelled this check.`)).toBeVisible(
      TOLD,
    );
  });

  await close(anna, ben);
});

test("without an event stream the screens poll and redirect when the session has ended", async ({
  browser,
}) => {
  const [anna, ben] = await twoPeople(browser);
  const { kitchen, flour } = await stock(anna);
  const check = await anna.post<Row>("/api/inventory-updates");
  await ben.context.route("**/api/events*", (route) => route.fulfill({ status: 204 }));
  await ben.page.goto(`/location-check/${kitchen.id}`);
  await expect(ben.page.getByText("Pending check")).toHaveCount(2);
  const body = { updateId: check.id, itemId: flour.id, newStock: 3 };
  await anna.post("/api/inventory-items", body);
  await expect(ben.page.getByText("Current: 3 packs")).toBeVisible();
  await ben.context.clearCookies();
  await expect(ben.page).toHaveURL("/auth");
  await close(anna, ben);
});
