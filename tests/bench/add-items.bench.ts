import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Item } from "@/lib/features/items/model/dto";
import { unitName } from "@/lib/features/items/model/rules";
import type { Location } from "@/lib/features/locations/model/dto";
import type { DemoItem } from "@/prisma/demo/parse-room";
import { demoRooms } from "@/prisma/demo/rooms";
import { createHome, fill, signIn } from "@/tests/e2e/support/household";
import { Hand, secondsOf } from "./hand";
import { record } from "./record";

const COUNT = 40;

type Product = Pick<DemoItem, "name" | "unit" | "desiredStock"> & { location: string };

/** The first forty items of the demo household, in the order of its locations. */
const products: Product[] = demoRooms
  .flatMap(({ name: location, items }) => items.map((item) => ({ ...item, location })))
  .slice(0, COUNT);

test("Adding forty items to an empty household, estimated with 1.2 s per tap and 0.3 s per typed character", async ({
  page,
}) => {
  const home = await createHome();
  await fill(home, Object.fromEntries(products.map(({ location }) => [location, []])));
  await signIn(page, home.admin);
  await page.goto("/items");
  const hand = new Hand();
  const dialog = page.getByRole("dialog", { name: "Add New Item" });
  await hand.tap(page.getByRole("button", { name: "Add Item", exact: true }));
  await hand.tap(dialog.getByLabel("Create more"));
  let suggested = 0;
  for (const product of products) {
    if (await add(product, { hand, dialog })) suggested += 1;
  }
  await expectAdded(page);
  record("taps, a change of the focused field included", String(hand.taps));
  record("typed characters", String(hand.characters));
  record("names completed by a suggestion", `${suggested} of ${COUNT}`);
  record("together", `${hand.seconds.toFixed(0)} s (under 300)`);
});

interface Form {
  hand: Hand;
  dialog: Locator;
}

/** Adds one product in the way that takes the least time. Returns whether a suggestion completed the name. */
async function add({ name, unit, desiredStock, location }: Product, form: Form): Promise<boolean> {
  const { hand, dialog } = form;
  const place = dialog.getByLabel("Location");
  if ((await place.locator("option:checked").textContent()) !== location) {
    await hand.select(place, location);
  }
  const wasSuggested = await enterName(name, form);
  await enterQuantity(desiredStock, form);
  const field = dialog.getByLabel("Unit", { exact: true });
  if ((await field.inputValue()) !== unit) {
    const chip = dialog.getByRole("button", { name: unitName(unit), exact: true });
    if (await chip.isVisible()) await hand.tap(chip);
    else await hand.select(field, unitName(unit));
  }
  await hand.tap(dialog.getByRole("button", { name: "Add Item" }));
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("");
  return wasSuggested;
}

/** Types a name until a tap on its suggestion takes less time than typing the remaining characters. */
async function enterName(name: string, { hand, dialog }: Form): Promise<boolean> {
  const field = dialog.getByLabel("Name", { exact: true });
  const suggestion = dialog
    .getByRole("option")
    .filter({ has: dialog.page().getByText(name, { exact: true }) });
  for (const [index, character] of Array.from(name).entries()) {
    const isLong = secondsOf({ characters: name.length - index }) > secondsOf({ taps: 1 });
    if (isLong && (await suggestion.isVisible())) {
      await hand.tap(suggestion);
      return true;
    }
    await hand.type(field, character);
  }
  return false;
}

/** Sets the quantity with the stepper or by typing, whichever takes less time. */
async function enterQuantity(desired: number, { hand, dialog }: Form): Promise<void> {
  const field = dialog.getByLabel("Desired quantity");
  const text = String(desired);
  if ((await field.inputValue()) === text) return;
  const step = dialog.getByRole("button", { name: desired > 1 ? "More" : "Less" });
  const steps = Number.isInteger(desired) ? desired - 1 : desired === 0.5 ? 1 : Infinity;
  const typing = secondsOf({ taps: 1, characters: text.length });
  if (secondsOf({ taps: steps }) >= typing || !(await step.isVisible())) {
    await hand.type(field, text);
    return;
  }
  for (let tap = 0; tap < steps; tap += 1) await hand.tap(step);
  await expect(field).toHaveValue(text);
}

/** Throws if the household does not have exactly the products. */
async function expectAdded(page: Page): Promise<void> {
  const read = async <Row>(path: string) => (await page.request.get(path)).json() as Promise<Row[]>;
  const rooms = await read<Location>("/api/locations");
  const items = await read<Item>("/api/items");
  const added = items.map(({ name, unit, desiredStock, locationId }) => {
    const location = rooms.find(({ id }) => id === locationId)?.name;
    return { name, unit, desiredStock, location };
  });
  const wanted = products.map(({ name, unit, desiredStock, location }) => {
    return { name, unit, desiredStock, location };
  });
  expect(added).toEqual(wanted);
}
