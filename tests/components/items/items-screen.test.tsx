import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "@/lib/core/clock";
import { checkAnswer, countAnswer, itemAnswer } from "../../support/answers";
import { card, jam, names, oil, refusal, renderItems, sent, type Setup } from "./items-page";

beforeEach(() => {
  setClock(new Date("2026-03-20T12:00:00.000Z"));
  window.history.replaceState(null, "", "/items");
});
afterEach(() => setClock(undefined));

describe("the list of items", () => {
  test("the items screen shows each item with its stock under its location", async () => {
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

  test("an item that was never counted is marked beside its stock badge, and found by a link to such items", async () => {
    renderItems({ items: [oil, { ...jam, lastCountedAt: null }], search: "stock=uncounted" });
    const jamCard = await card("Jam");
    expect(jamCard.getByText("Out of stock")).toBeTruthy();
    expect(jamCard.getByText("Not counted yet")).toBeTruthy();
    expect(names()).toEqual(["Jam"]);
    fireEvent.click(screen.getByRole("button", { name: "Not counted yet", pressed: true }));
    const oilCard = await card("Olive oil");
    expect(oilCard.queryByText("Not counted yet")).toBeNull();
  });

  test.each([
    [[oil, jam], false],
    [[oil, { ...jam, lastCountedAt: null }], true],
  ])(
    "of the items %j the filter for items that were never counted is offered: %s",
    async (items, isOffered) => {
      renderItems({ items });
      await card("Jam");
      const filters = screen.queryAllByRole("button", { name: "Not counted yet", pressed: false });
      expect(filters.length > 0).toBe(isOffered);
    },
  );

  test("the items screen of one location has its title and a link to all items", async () => {
    renderItems({ search: "locationId=2" });
    expect(await screen.findByRole("heading", { name: "Items in Cellar", level: 1 })).toBeTruthy();
    expect(names()).toEqual(["Jam"]);
    expect(screen.getByRole("link", { name: "All items" }).getAttribute("href")).toBe("/items");
  });

  test.each(["77", "abc", "NaN", "-1", ""])(
    'the items screen reports that the location "%s" of the URL is not found',
    async (id) => {
      renderItems({ search: `locationId=${id}` });
      expect(await screen.findByText("Location not found")).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Add item" })).toBeNull();
    },
  );

  test("the items screen leaves a malformed location id in the URL", async () => {
    const { user } = renderItems({ search: "locationId=abc" });
    await user.click(await screen.findByText("Location not found"));
    expect(window.location.search).toBe("?locationId=abc");
  });

  test.each([
    ["2026-03-19T12:00:00.000Z", true],
    ["2026-03-19T11:59:59.999Z", false],
  ])(
    "the items screen marks items counted in a check completed at %s as recently updated: %s",
    async (completedAt, isMarked) => {
      const { calls } = renderItems({
        answers: {
          "GET /api/inventory-updates/latest": { body: checkAnswer({ completedAt }) },
          "GET /api/inventory-updates/5/items": {
            // The jam has an assumed entry, so its card must not be marked as recently updated.
            body: [countAnswer(1), { ...countAnswer(2), basis: "assumed" }],
          },
        },
      });
      const oilCard = await card("Olive oil");
      if (isMarked) expect(await oilCard.findByText("Recently updated")).toBeTruthy();
      else expect(oilCard.queryByText("Recently updated")).toBeNull();
      expect((await card("Jam")).queryByText("Recently updated")).toBeNull();
      expect(calls.some(({ path }) => path === "/api/inventory-updates/5/items")).toBe(isMarked);
    },
  );

  test.each(["assistant", "regular"] as const)(
    "the items screen shows the role %s no buttons to add or select items",
    async (role) => {
      renderItems({ role });
      expect(await screen.findByRole("searchbox", { name: "Search items" })).toBeTruthy();
      const jamCard = await card("Jam");
      expect(jamCard.queryByRole("button")).toBeNull();
      for (const name of ["Select", "Add item", "Add item to Cellar"])
        expect(screen.queryByRole("button", { name })).toBeNull();
    },
  );

  test("the items screen of a household without locations links to adding a location", async () => {
    renderItems({ items: [], answers: { "GET /api/locations": { body: [] } } });
    expect(await screen.findByText("No items found. Add your first item!")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Add a location first" });
    expect(link.getAttribute("href")).toBe("/locations");
  });
});

describe("the filter of the items screen", () => {
  const leek = itemAnswer(3, {
    name: "Leek",
    currentStock: 9,
    supermarketItemName: "Crème de porro",
  });
  const all = [oil, jam, leek];

  test("items are filtered by words in their names and by stock", async () => {
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

  test("the filter of items is written to the URL before a tap that can navigate", async () => {
    renderItems();
    await card("Olive oil");
    fireEvent.click(screen.getByRole("button", { name: "Low stock" }));
    expect(window.location.search).toBe("");
    fireEvent.click(screen.getByRole("heading", { level: 1 }));
    expect(window.location.search).toBe("?stock=low");
  });

  test("the items screen starts with the filter in the URL and can show all items", async () => {
    const { user } = renderItems({ items: all, search: "q=nothing&stock=nonsense" });
    expect(await screen.findByText("0 of 3 items")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show all items" }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });
});

describe("changes of the URL of the items screen", () => {
  const everything = ["Olive oil", "Jam"];

  /** Searches for Jam and waits until the URL contains the search. */
  async function searchForJam() {
    const view = renderItems();
    await view.user.type(await screen.findByRole("searchbox"), "jam");
    await waitFor(() => expect(window.location.search).toBe("?q=jam"));
    await waitFor(() => expect(names()).toEqual(["Jam"]));
    const go = (query: string) => {
      window.history.replaceState(null, "", `/items${query}`);
      view.show(query);
    };
    return { ...view, go };
  }

  test("a changed URL sets the search and the filter of the items screen", async () => {
    const { go } = await searchForJam();
    go("");
    await waitFor(() => expect(names()).toEqual(everything));
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
    go("?q=olive&stock=low");
    await waitFor(() => expect(names()).toEqual(["Olive oil"]));
    expect(window.location.search).toBe("?q=olive&stock=low");
  });

  test("a late URL change does not overwrite newer input in the search field", async () => {
    const { user, show } = await searchForJam();
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "oil");
    show("?q=jam");
    await waitFor(() => expect(window.location.search).toBe("?q=oil"));
    show("?q=o");
    await waitFor(() => expect(names()).toEqual(["Olive oil"]));
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("oil");
  });
});

describe("selecting items", () => {
  const box = (name: string) => screen.getByRole("checkbox", { name });

  async function select(setup: Setup = {}) {
    const view = renderItems(setup);
    await view.user.click(await screen.findByRole("button", { name: "Select" }));
    return view;
  }

  test("selected items are counted, and leaving the select mode clears the selection", async () => {
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

  test("the selection contains only items that match the search", async () => {
    const { user } = await select();
    await user.click(screen.getByRole("button", { name: "Select All" }));
    await user.type(screen.getByRole("searchbox"), "jam");
    expect(await screen.findByText("1 of 1 selected")).toBeTruthy();
  });

  test("selected items are deleted after a confirmation, which ends the select mode", async () => {
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

  test.each([
    [2, "2 items restored successfully"],
    [1, "Item restored successfully"],
    [0, "The items were restored already"],
  ])(
    "Undo of a bulk deletion is one call; when it restores %i items, the toast reads: %s",
    async (restored, toast) => {
      const { user, calls } = await select({
        answers: {
          "POST /api/items/bulk-delete": { body: { deleted: 2 } },
          "POST /api/items/bulk-restore": { body: { restored } },
        },
      });
      await user.click(screen.getByRole("button", { name: "Select All" }));
      await user.click(screen.getByRole("button", { name: "Delete (2)" }));
      const question = within(await screen.findByRole("alertdialog"));
      await user.click(question.getByRole("button", { name: "Delete" }));
      await user.click(await screen.findByRole("button", { name: "Undo" }));
      expect(await screen.findByText(toast)).toBeTruthy();
      expect(sent(calls)[1]).toMatchObject({
        path: "/api/items/bulk-restore",
        body: { ids: [1, 2] },
      });
    },
  );

  test("a refused deletion keeps the selection of items", async () => {
    const { user } = await select({ answers: { "POST /api/items/bulk-delete": refusal } });
    await user.click(box("Select Jam"));
    await user.click(screen.getByRole("button", { name: "Delete (1)" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete 1 item?" }));
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete selected items")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(box("Select Jam").ariaChecked).toBe("true");
  });

  test("after another member has deleted a selected item, the other items remain selected", async () => {
    let items = [oil, jam];
    const { user } = await select({
      answers: {
        "GET /api/items": () => ({ body: items }),
        "POST /api/items/bulk-delete": () => {
          items = [jam];
          return { status: 404, body: { message: "Item not found", code: "not_found" } };
        },
      },
    });
    await user.click(screen.getByRole("button", { name: "Select All" }));
    await user.click(screen.getByRole("button", { name: "Delete (2)" }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete selected items")).toBeTruthy();
    expect(await screen.findByText("1 of 1 selected")).toBeTruthy();
    expect(names()).toEqual(["Jam"]);
  });
});

test("a link to an item shows that item alone, with a way to all items", async () => {
  const { user } = renderItems({ search: "item=2" });
  expect(await screen.findByText("1 of 2 items")).toBeTruthy();
  expect(names()).toEqual(["Jam"]);
  await user.click(screen.getByRole("button", { name: "Show all items" }));
  await waitFor(() => expect(names()).toEqual(["Olive oil", "Jam"]));
});

test("in select mode the keyboard reaches the actions before the items", async () => {
  const { user } = renderItems();
  await user.click(await screen.findByRole("button", { name: "Select" }));
  const toolbar = screen.getByRole("toolbar");
  const list = screen.getByRole("heading", { name: "Jam", level: 3 });
  expect(toolbar.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
