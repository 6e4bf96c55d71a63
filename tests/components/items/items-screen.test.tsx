import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ItemsScreen } from "@/components/items/items-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { setClock } from "@/lib/core/clock";
import { currentUserQuery } from "@/lib/features/accounts/queries";
import type { Item } from "@/lib/features/items/dto";
import type { Role } from "@/lib/policy/actor";
import {
  checkAnswer,
  countAnswer,
  itemAnswer,
  locationAnswer,
  userAnswer,
} from "../../support/answers";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

const kitchen = locationAnswer(1, "Kitchen");
const cellar = locationAnswer(2, "Cellar");
const oil = itemAnswer(1, {
  name: "Olive oil",
  currentStock: 2,
  partialAmount: 0.333,
  desiredStock: 5,
});
const jam = itemAnswer(2, { name: "Jam", unit: "jar", locationId: 2, supermarketItemName: null });
const none = { status: 404, body: { message: "Not found", code: "not_found" } };
const refusal = { status: 503, body: { message: "Not now", code: "unavailable" } };

interface Setup {
  items?: Item[];
  answers?: Parameters<typeof fakeApi>[0];
  locationId?: number;
  role?: Role;
  /** The query of the address. */
  search?: string;
}

function renderItems({
  items = [oil, jam],
  answers,
  locationId,
  role = "admin",
  search,
}: Setup = {}) {
  const calls = fakeApi({
    "GET /api/locations": { body: [kitchen, cellar] },
    "GET /api/items": () => ({ body: items }),
    "GET /api/inventory-updates/latest": none,
    ...answers,
  });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role }));
  return { ...renderScreen(<ItemsScreen locationId={locationId} />, queryClient, search), calls };
}

const card = async (name: string) => {
  const heading = await screen.findByRole("heading", { name, level: 3 });
  const article = heading.closest("article");
  if (!article) throw new Error(`${name} has no card.`);
  return within(article);
};
const names = () =>
  screen.queryAllByRole("heading", { level: 3, hidden: true }).map((name) => name.textContent);
const dialog = () => within(screen.getByRole("dialog"));

async function open(user: ReturnType<typeof renderItems>["user"], button: string) {
  await user.click(await screen.findByRole("button", { name: button }));
  await screen.findByRole("dialog");
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const sent = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ method }) => method !== "GET");

beforeEach(() => {
  setClock(new Date("2026-03-20T12:00:00.000Z"));
  window.history.replaceState(null, "", "/items");
});
afterEach(() => setClock(undefined));

describe("the list", () => {
  test("shows each item under its location with its stock", async () => {
    renderItems();
    const oilCard = await card("Olive oil");
    expect(oilCard.getByText("Stock: 2⅓/5 bottles")).toBeTruthy();
    expect(oilCard.getByText("Low stock")).toBeTruthy();
    expect(oilCard.queryByText("Missing supermarket item name")).toBeNull();
    const jamCard = await card("Jam");
    expect(jamCard.getByText("Out of stock")).toBeTruthy();
    expect(jamCard.getByText("Missing supermarket item name")).toBeTruthy();
    const cellarItems = within(screen.getByRole("region", { name: "Cellar" }));
    expect(cellarItems.getByText("Jam")).toBeTruthy();
    expect(cellarItems.queryByText("Olive oil")).toBeNull();
  });

  test("of one location has its title and a way back to all", async () => {
    renderItems({ locationId: 2 });
    expect(await screen.findByRole("heading", { name: "Items in Cellar", level: 1 })).toBeTruthy();
    expect(names()).toEqual(["Jam"]);
    expect(screen.getByRole("link", { name: "All items" }).getAttribute("href")).toBe("/items");
  });

  test.each([77, Number.NaN])("says that location %s is not there", async (locationId) => {
    renderItems({ locationId });
    expect(await screen.findByText("Location not found")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Add item" })).toBeNull();
  });

  test.each([
    ["2026-03-19T12:00:00.000Z", true],
    ["2026-03-19T11:59:59.999Z", false],
  ])("marks what a check completed at %s covered: %s", async (completedAt, isMarked) => {
    const { calls } = renderItems({
      answers: {
        "GET /api/inventory-updates/latest": { body: checkAnswer({ completedAt }) },
        "GET /api/inventory-updates/5/items": { body: [countAnswer(1)] },
      },
    });
    const oilCard = await card("Olive oil");
    if (isMarked) expect(await oilCard.findByText("Recently updated")).toBeTruthy();
    else expect(oilCard.queryByText("Recently updated")).toBeNull();
    expect((await card("Jam")).queryByText("Recently updated")).toBeNull();
    expect(calls.some(({ path }) => path === "/api/inventory-updates/5/items")).toBe(isMarked);
  });

  test("offers those who may only look nothing to change", async () => {
    renderItems({ role: "assistant" });
    const jamCard = await card("Jam");
    expect(jamCard.queryByRole("button")).toBeNull();
    for (const name of ["Select", "Add item", "Add item to Cellar"])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });

  test("without a location leads to adding one first", async () => {
    renderItems({ items: [], answers: { "GET /api/locations": { body: [] } } });
    expect(await screen.findByText("No items found. Add your first item!")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Add a location first" });
    expect(link.getAttribute("href")).toBe("/locations");
  });
});

describe("narrowing", () => {
  const leek = itemAnswer(3, {
    name: "Leek",
    currentStock: 9,
    supermarketItemName: "Crème de porro",
  });
  const all = [oil, jam, leek];

  test("by what is typed, in names and supermarket names, and by stock", async () => {
    const { user } = renderItems({ items: all });
    await card("Leek");
    const field = screen.getByRole("searchbox", { name: "Search items" });
    await user.type(field, "PORRO creme");
    await waitFor(() => expect(names()).toEqual(["Leek"]));
    expect(screen.getByText("1 of 3 items")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Out of stock" }));
    expect(await screen.findByText("No items match")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await waitFor(() => expect(names()).toEqual(["Jam"]));
    await user.click(screen.getByRole("button", { name: "Low stock" }));
    await waitFor(() => expect(names()).toEqual(["Olive oil", "Jam"]));
    await waitFor(() => expect(window.location.search).toBe("?stock=low&stock=out"));
  });

  test("begins as the address says, and shows everything again when asked", async () => {
    const { user } = renderItems({ items: all, search: "q=nothing&stock=nonsense" });
    expect(await screen.findByText("0 of 3 items")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show all items" }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });
});

describe("selecting", () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

  async function select(setup: Setup = {}) {
    const view = renderItems(setup);
    await view.user.click(await screen.findByRole("button", { name: "Select" }));
    return view;
  }

  test("counts, selects all and none, and forgets when turned off", async () => {
    const { user } = await select();
    const remove = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Delete \(/ });
    expect(remove().disabled).toBe(true);
    await user.click(box("Select Jam"));
    expect(screen.getByText("1 of 2 selected")).toBeTruthy();
    expect(remove().textContent).toBe("Delete (1)");
    await user.click(screen.getByRole("button", { name: "Select All" }));
    expect(screen.getByText("2 of 2 selected")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Deselect All" }));
    await user.click(box("Select Jam"));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("checkbox")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Select" }));
    expect(screen.getByText("0 of 2 selected")).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("takes in only what the search shows", async () => {
    const { user } = await select();
    await user.click(screen.getByRole("button", { name: "Select All" }));
    await user.type(screen.getByRole("searchbox"), "jam");
    expect(await screen.findByText("1 of 1 selected")).toBeTruthy();
  });

  test("deletes after asking, and leaves the mode", async () => {
    let items = [oil, jam];
    const { user, calls } = await select({
      answers: {
        "GET /api/items": () => ({ body: items }),
        "POST /api/items/bulk-delete": () => {
          items = [];
          return { body: { deleted: 2 } };
        },
      },
    });
    await user.click(screen.getByRole("button", { name: "Select All" }));
    await user.click(screen.getByRole("button", { name: "Delete (2)" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete 2 items?" }));
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("2 items deleted successfully")).toBeTruthy();
    expect(sent(calls).map(({ body }) => body)).toEqual([{ ids: [1, 2] }]);
    expect(await screen.findByText("No items found. Add your first item!")).toBeTruthy();
    expect(screen.queryByRole("toolbar")).toBeNull();
  });

  test("keeps the selection when the server refuses", async () => {
    const { user } = await select({ answers: { "POST /api/items/bulk-delete": refusal } });
    await user.click(box("Select Jam"));
    await user.click(screen.getByRole("button", { name: "Delete (1)" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete 1 item?" }));
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete selected items")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(box("Select Jam").checked).toBe(true);
  });
});

describe("adding", () => {
  test("from the button of a location: sends what the form says and closes", async () => {
    const items = [oil];
    const { user, calls } = renderItems({
      items,
      answers: {
        "POST /api/items": () => {
          items.push(jam);
          return { status: 201, body: jam };
        },
      },
    });
    await open(user, "Add item to Cellar");
    await user.type(screen.getByLabelText("Name"), " Jam ");
    await user.clear(screen.getByLabelText("Desired quantity"));
    await user.type(screen.getByLabelText("Desired quantity"), "0.5");
    await user.selectOptions(screen.getByLabelText("Unit"), "Jar");
    await user.click(dialog().getByRole("button", { name: "Add Item" }));
    expect(await screen.findByText("Item added successfully")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(names()).toEqual(["Olive oil", "Jam"]);
    expect(sent(calls).map(({ body }) => body)).toEqual([
      {
        ...{ name: "Jam", locationId: 2, desiredStock: 0.5, unit: "jar" },
        ...{ supermarketItemName: null, photo: null },
      },
    ]);
  });

  test("with Create more retains location and unit for the next", async () => {
    const { user } = renderItems({
      answers: { "POST /api/items": { status: 201, body: jam } },
    });
    await open(user, "Add item");
    await user.type(screen.getByLabelText("Name"), "Jam");
    await user.selectOptions(screen.getByLabelText("Location"), "Cellar");
    await user.type(screen.getByLabelText("Desired quantity"), "2");
    await user.selectOptions(screen.getByLabelText("Unit"), "Jar");
    await user.click(screen.getByLabelText("Create more"));
    await user.click(dialog().getByRole("button", { name: "Add Item" }));
    await screen.findByText("Item added successfully");
    expect(["Name", "Desired quantity", "Supermarket item name (optional)"].map(valueOf)).toEqual([
      "",
      "1",
      "",
    ]);
    expect(["Location", "Unit"].map(valueOf)).toEqual(["2", "jar"]);
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  });

  test("says what is missing, the first of it focused", async () => {
    const { user, calls } = renderItems({ items: [] });
    await open(user, "Add Item");
    await user.click(dialog().getByRole("button", { name: "Add Item" }));
    expect(await screen.findByText("Item name is required")).toBeTruthy();
    expect(screen.getByText("Location is required")).toBeTruthy();
    expect(screen.getByText("Unit is required")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
    expect(sent(calls)).toEqual([]);
  });

  test("keeps what was typed when refused", async () => {
    const { user } = renderItems({ locationId: 1, answers: { "POST /api/items": refusal } });
    await open(user, "Add item");
    await user.type(screen.getByLabelText("Name"), "Vinegar");
    await user.selectOptions(screen.getByLabelText("Unit"), "Bottle");
    await user.click(dialog().getByRole("button", { name: "Add Item" }));
    expect(await screen.findByText("Failed to create item")).toBeTruthy();
    expect(valueOf("Name")).toBe("Vinegar");
    expect(valueOf("Location")).toBe("1");
  });
});

describe("editing", () => {
  async function openOil(answers: Setup["answers"]) {
    const view = renderItems({ answers });
    await open(view.user, "Olive oil");
    return view;
  }

  test("shows the change at once, and takes it back when refused", async () => {
    const answer = deferred<typeof refusal>();
    const { user, calls } = await openOil({ "PUT /api/items/1": () => answer.promise });
    expect(["Name", "Location", "Desired quantity", "Unit"].map(valueOf)).toEqual([
      "Olive oil",
      "1",
      "5",
      "bottle",
    ]);
    await user.type(screen.getByLabelText("Name"), ", mild");
    await user.clear(screen.getByLabelText("Supermarket item name (optional)"));
    await user.click(dialog().getByRole("button", { name: "Save Changes" }));
    expect(dialog().getByRole("button", { name: "Saving..." })).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(["Olive oil, mild", "Jam"]));
    expect(screen.getAllByText("Missing supermarket item name")).toHaveLength(2);
    answer.resolve(refusal);
    expect(await screen.findByText("Failed to update item")).toBeTruthy();
    expect(names()).toEqual(["Olive oil", "Jam"]);
    expect(valueOf("Name")).toBe("Olive oil, mild");
    expect(sent(calls)[0]?.body).toMatchObject({ desiredStock: 5, supermarketItemName: null });
  });

  test("saves and says so", async () => {
    const { user } = await openOil({ "PUT /api/items/1": { body: oil } });
    await user.click(dialog().getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Item updated successfully")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("deletes after asking", async () => {
    const { user, calls } = await openOil({ "DELETE /api/items/1": { status: 204 } });
    await user.click(dialog().getByRole("button", { name: "Delete" }));
    const question = within(screen.getByRole("alertdialog", { name: "Are you sure?" }));
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Item deleted successfully")).toBeTruthy();
    expect(sent(calls)).toMatchObject([{ method: "DELETE", path: "/api/items/1" }]);
  });

  test("brings the item back when its deletion is refused", async () => {
    const answer = deferred<typeof refusal>();
    const { user } = await openOil({ "DELETE /api/items/1": () => answer.promise });
    await user.click(dialog().getByRole("button", { name: "Delete" }));
    await user.click(within(screen.getByRole("alertdialog")).getByText("Delete"));
    await waitFor(() => expect(names()).toEqual(["Jam"]));
    answer.resolve(refusal);
    expect(await screen.findByText("Failed to delete item")).toBeTruthy();
    expect(names()).toEqual(["Olive oil", "Jam"]);
  });
});
