import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "@/lib/core/clock";
import { activeCheckQuery, countsQuery } from "@/lib/features/checks/client/queries";
import { undoCountWrites } from "@/lib/features/checks/client/undo-writes";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { putAwayWrites } from "@/lib/features/purchases/client/pending-writes";
import { checkAnswer, countAnswer, itemAnswer } from "../../support/answers";
import { recordSavedFiles } from "../../support/saved-files";
import { jam, names, oil, renderItems, row } from "./items-page";

beforeEach(() => {
  setClock(new Date("2026-03-20T12:00:00.000Z"));
  window.history.replaceState(null, "", "/items");
});
afterEach(() => setClock(undefined));

describe("the list of items", () => {
  test("the items screen shows each item with its stock under its location", async () => {
    renderItems();
    const oilRow = await row("Olive oil");
    expect(oilRow.getByText("Stock: 2⅓/5 bottles")).toBeTruthy();
    expect(oilRow.getByText("Low stock")).toBeTruthy();
    expect(oilRow.queryByText("Missing supermarket item name")).toBeNull();
    const jamRow = await row("Jam");
    expect(jamRow.getByText("Out of stock")).toBeTruthy();
    expect(jamRow.getByText("Missing supermarket item name")).toBeTruthy();
    const cellarItems = within(screen.getByRole("region", { name: "Cellar" }));
    expect(cellarItems.getByText("Jam")).toBeTruthy();
    expect(cellarItems.queryByText("Olive oil")).toBeNull();
  });

  test("while the undo of a sent count is a pending write, its item shows the stock from before the check", async () => {
    const { queue, queryClient } = renderItems();
    const check = checkAnswer({ id: 5 });
    const count = { ...countAnswer(oil.id), newStock: 2, partialAmount: 0.333, previousStock: 4 };
    act(() => {
      queryClient.setQueryData(activeCheckQuery().queryKey, check);
      queryClient.setQueryData(countsQuery(check.id).queryKey, [count]);
    });
    const oilRow = await row("Olive oil");
    expect(oilRow.getByText("Stock: 2⅓/5 bottles")).toBeTruthy();
    const body = { updateId: check.id, itemId: oil.id, undoneAt: "2026-03-20T11:00:00.000Z" };
    await act(() => queue.add(undoCountWrites.create(body, { locationId: 1 })));
    expect(oilRow.getByText("Stock: 4/5 bottles")).toBeTruthy();
  });

  test("while putting a purchase away is a pending write, its item shows the stock with the purchase", async () => {
    const { queue } = renderItems({
      answers: { "GET /api/purchases": { body: { listId: 3, putAway: [] } } },
    });
    const oilRow = await row("Olive oil");
    const at = "2026-03-20T11:00:00.000Z";
    const line = { lineId: 7, quantity: 2 };
    const place = { listId: 3, at, lines: [{ ...line, itemId: oil.id, name: oil.name }] };
    await act(() => queue.add(putAwayWrites.create({ lines: [line], observedAt: at }, place)));
    expect(await oilRow.findByText("Stock: 4⅓/5 bottles")).toBeTruthy();
  });

  test("an item that was never counted is marked beside its stock badge, and the URL filter for such items finds it", async () => {
    renderItems({ items: [oil, { ...jam, lastCountedAt: null }], search: "stock=uncounted" });
    const jamRow = await row("Jam");
    expect(jamRow.getByText("Out of stock")).toBeTruthy();
    // This text explains why the badge is "Out of stock" and the stock is 0.
    expect(jamRow.getByText("Not counted yet, so 0")).toBeTruthy();
    expect(names()).toEqual(["Jam"]);
    fireEvent.click(screen.getByRole("button", { name: "Not counted yet", pressed: true }));
    const oilRow = await row("Olive oil");
    expect(oilRow.queryByText(/Not counted yet/)).toBeNull();
  });

  test("each badge of an item besides its stock has a text, and a tooltip because a narrow row truncates it", async () => {
    renderItems({
      items: [{ ...jam, currentStock: 2, desiredStock: 5, reorderPoint: 1 }],
      answers: {
        "GET /api/inventory-updates/latest": {
          body: checkAnswer({ completedAt: "2026-03-19T12:00:00.000Z" }),
        },
        "GET /api/inventory-updates/5/items": { body: [countAnswer(2)] },
      },
    });
    const jamRow = await row("Jam");
    await jamRow.findByText("Recently updated");
    const badges = ["Low, not yet to buy", "Recently updated", "Missing supermarket item name"];
    expect(badges.map((text) => jamRow.getByTitle(text).textContent)).toEqual(badges);
  });

  test.each([
    [[oil, jam], false],
    [[oil, { ...jam, lastCountedAt: null }], true],
  ])(
    "with the items %j the items screen has a filter for items that were never counted: %s",
    async (items, isOffered) => {
      renderItems({ items });
      await row("Jam");
      const filters = screen.queryAllByRole("button", { name: "Not counted yet", pressed: false });
      expect(filters.length > 0).toBe(isOffered);
    },
  );

  test("the items screen of one location has the location's name in its title, and a link to all items", async () => {
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

  test("a malformed location id in the URL of the items screen is not removed", async () => {
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
      const oilRow = await row("Olive oil");
      if (isMarked) expect(await oilRow.findByText("Recently updated")).toBeTruthy();
      else expect(oilRow.queryByText("Recently updated")).toBeNull();
      expect((await row("Jam")).queryByText("Recently updated")).toBeNull();
      expect(calls.some(({ path }) => path === "/api/inventory-updates/5/items")).toBe(isMarked);
    },
  );

  test.each(["assistant", "regular"] as const)(
    "the items screen shows the role %s no buttons to add or select items",
    async (role) => {
      renderItems({ role });
      expect(await screen.findByRole("searchbox", { name: "Search items" })).toBeTruthy();
      const jamRow = await row("Jam");
      expect(jamRow.queryByRole("button")).toBeNull();
      for (const name of ["Select", "Add item", "Add item to Cellar", "Import Items"])
        expect(screen.queryByRole("button", { name })).toBeNull();
    },
  );

  test.each([
    ["admin", "with", [oil]],
    ["assistant", "with", [oil]],
    ["regular", "with", [oil]],
    ["admin", "without", []],
  ] as const)(
    "the items screen lets the role %s export a household %s items as a CSV file",
    async (role, _, items) => {
      const saved = recordSavedFiles();
      const { user } = renderItems({
        role,
        items: [...items],
        answers: { "GET /api/export/csv": { body: "Location,Item" } },
      });
      await user.click(await screen.findByRole("button", { name: "Export Items" }));
      expect(await screen.findByText("Items exported successfully")).toBeTruthy();
      expect(saved).toHaveLength(1);
    },
  );

  test.each([
    ["with items", [oil]],
    ["without items", []],
  ])(
    "the button Import Items of the items screen %s opens the import from a file",
    async (_, items) => {
      const { user } = renderItems({ items });
      await user.click(await screen.findByRole("button", { name: "Import Items" }));
      expect(await screen.findByRole("dialog", { name: "Import from CSV" })).toBeTruthy();
    },
  );

  test("an import dialog that was opened in an empty list of items stays open when the first item arrives", async () => {
    const { user, queryClient } = renderItems({ items: [] });
    await user.click(await screen.findByRole("button", { name: "Import Items" }));
    await screen.findByRole("dialog", { name: "Import from CSV" });
    act(() => void queryClient.setQueryData(itemsQuery().queryKey, [oil]));
    expect(await screen.findByText("Olive oil")).toBeTruthy();
    expect(screen.getByRole("dialog", { name: "Import from CSV" })).toBeTruthy();
  });

  test("the items screen of a household without locations links to adding a location", async () => {
    renderItems({ items: [], answers: { "GET /api/locations": { body: [] } } });
    expect(await screen.findByText("No items found. Add your first item!")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Add a location first" });
    expect(link.getAttribute("href")).toBe("/locations");
    expect(screen.queryByRole("button", { name: "Export Items" })).toBeNull();
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
    await row("Leek");
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

  test("a filter that was just selected is written to the URL at once when the person taps elsewhere, because that tap can navigate", async () => {
    renderItems();
    await row("Olive oil");
    fireEvent.click(screen.getByRole("button", { name: "Low stock" }));
    expect(window.location.search).toBe("");
    fireEvent.click(screen.getByRole("heading", { level: 1 }));
    expect(window.location.search).toBe("?stock=low");
  });

  test("the items screen applies the filter of the URL when it opens, and a button shows all items", async () => {
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

  test("a filter that the URL does not contain yet does not replace the URL of another screen", async () => {
    const { user } = renderItems();
    await user.type(await screen.findByRole("searchbox"), "jam");
    window.history.replaceState(null, "", "/locations");
    await user.click(document.body);
    expect(window.location.pathname).toBe("/locations");
  });

  test("a URL change that arrives late does not overwrite newer text in the search field", async () => {
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
test("a URL with the id of an item shows only that item, and a button shows all items", async () => {
  const { user } = renderItems({ search: "item=2" });
  expect(await screen.findByText("1 of 2 items")).toBeTruthy();
  expect(names()).toEqual(["Jam"]);
  await user.click(screen.getByRole("button", { name: "Show all items" }));
  await waitFor(() => expect(names()).toEqual(["Olive oil", "Jam"]));
});
