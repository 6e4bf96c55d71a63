import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { checkAnswer, itemAnswer, listAnswer } from "../../support/answers";
import { rowLabel } from "../../support/row-label";
import { box, isTicked, jam, latest, oil, ready, renderList } from "./render-list";

/** Waits for the actions of the list, which are in a chunk of their own. Every role has the link to earlier lists. */
const actionsAreLoaded = () => screen.findByRole("link", { name: "Earlier lists" });

const running = { "GET /api/inventory-updates/active": { body: checkAnswer() } };

describe("the views of the shopping list screen", () => {
  test("the shopping list screen shows that it is loading, and then that there is no list", async () => {
    renderList({ "GET /api/shopping-lists/latest": { status: 404, body: {} } });
    expect(screen.getByText("Loading shopping list")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "No Shopping List Yet" })).toBeTruthy();
    const link = screen.getByRole("link", { name: "Start Inventory Check" });
    expect(link.getAttribute("href")).toBe("/inventory-check");
  });

  test("without a list, the screen states how many items are low and links to them", async () => {
    renderList({
      "GET /api/shopping-lists/latest": { status: 404, body: {} },
      "GET /api/items": { body: [itemAnswer(1, { currentStock: 0 })] },
    });
    expect(await screen.findByText("1 item is below the desired stock")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Show what is low" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "No Shopping List Yet" })).toBeTruthy();
  });

  test("the screen of a shopping list with an unknown id shows that the list was not found", async () => {
    renderList({ "GET /api/shopping-lists/8": { status: 404, body: {} } }, { listId: 8 });
    expect(await screen.findByRole("heading", { name: "Shopping list not found" })).toBeTruthy();
  });

  test("a shopping list that could not be loaded offers a retry", async () => {
    let isDown = true;
    const { user } = renderList({
      "GET /api/shopping-lists/latest": () =>
        isDown ? { status: 503, body: {} } : { body: ready },
    });
    const again = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText(rowLabel("3x Monini 1 l"))).toBeTruthy();
  });

  test("an empty shopping list shows that everything is in stock and has no clear button", async () => {
    renderList(latest(listAnswer()));
    expect(await screen.findByRole("heading", { name: "All Stocked Up!" })).toBeTruthy();
    await actionsAreLoaded();
    expect(screen.queryByRole("button", { name: "Clear List" })).toBeNull();
  });

  test.each([
    ["1 item is", [itemAnswer(1, { currentStock: 0 })]],
    ["2 items are", [itemAnswer(1, { currentStock: 0 }), itemAnswer(2, { desiredStock: 9 })]],
  ])(
    "an empty shopping list states that %s below the desired stock and links to these items",
    async (text, items) => {
      renderList({ ...latest(listAnswer()), "GET /api/items": { body: items } });
      await screen.findByText(new RegExp(`${text} below the desired stock`));
      expect(screen.getByRole("heading", { name: "All Stocked Up!" })).toBeTruthy();
      expect(screen.queryByText(/nothing to buy/)).toBeNull();
      const link = screen.getByRole("link", { name: "Show what is low" });
      expect(link.getAttribute("href")).toBe("/items?stock=low&stock=out");
    },
  );

  test("an empty list without low items states that there is nothing to buy", async () => {
    const full = itemAnswer(1, { currentStock: 9, desiredStock: 1 });
    renderList({ ...latest(listAnswer()), "GET /api/items": { body: [full] } });
    await screen.findByText(/^There is nothing to buy/);
    expect(screen.queryByRole("link", { name: "Show what is low" })).toBeNull();
  });

  test("an empty list states that there is nothing to buy if the only low item is not below its reorder point", async () => {
    const low = itemAnswer(1, { currentStock: 4, desiredStock: 6, reorderPoint: 3 });
    renderList({ ...latest(listAnswer()), "GET /api/items": { body: [low] } });
    await screen.findByText(/^There is nothing to buy/);
    expect(screen.queryByRole("link", { name: "Show what is low" })).toBeNull();
  });

  test("an empty list does not state that an item that was never counted is low, or that there is nothing to buy", async () => {
    const items = [itemAnswer(1, { lastCountedAt: null })];
    renderList({ ...latest(listAnswer()), "GET /api/items": { body: items } });
    await screen.findByText("Nothing is on this list. The next inventory check makes a new list.");
    expect(screen.queryByRole("link", { name: "Show what is low" })).toBeNull();
  });

  test("a cleared list names who cleared it and when, and does not state that nothing is low", async () => {
    const cleared = listAnswer({ clearedAt: new Date().toISOString(), clearedBy: "ben" });
    const full = itemAnswer(1, { currentStock: 9, desiredStock: 1 });
    renderList({ ...latest(cleared), "GET /api/items": { body: [full] } });
    const text = await screen.findByText(/^List cleared by ben.* makes a new list/);
    expect(text.textContent).toMatch(
      /^List cleared by ben just now\. +The next inventory check makes a new list\.$/,
    );
    expect(screen.getByRole("heading", { name: "All Stocked Up!" })).toBeTruthy();
    expect(screen.queryByText(/nothing to buy/)).toBeNull();
  });

  test("a cleared list states how many items are low", async () => {
    const cleared = listAnswer({ clearedAt: new Date().toISOString(), clearedBy: "ben" });
    renderList({ ...latest(cleared), "GET /api/items": { body: [itemAnswer(1)] } });
    const link = await screen.findByRole("link", { name: "Show what is low" });
    expect(link.getAttribute("href")).toBe("/items?stock=low&stock=out");
    expect(screen.getByText("1 item is below the desired stock")).toBeTruthy();
    expect(screen.getByText(/^List cleared by ben/)).toBeTruthy();
  });

  test("the shopping list screen states that a check is running and links to it", async () => {
    renderList({ ...latest(listAnswer()), ...running });
    const link = await screen.findByRole("link", { name: "A check is running" });
    expect(link.getAttribute("href")).toBe("/inventory-check");
    expect(screen.getByRole("link", { name: "Continue Inventory Check" })).toBeTruthy();
    expect(screen.queryByText(/^Made/)).toBeNull();
  });

  test("when a generating list becomes ready, the notice about its generation remains with a changed text", async () => {
    let list = listAnswer({ status: "generating", items: [jam] });
    renderList({ "GET /api/shopping-lists/latest": () => ({ body: list }) });
    const notice = (await screen.findByText(/^Generating/)).closest("[role=status]");
    const before = box("1x Jam");
    list = { ...list, status: "ready" };
    await waitFor(() => expect(screen.queryByText(/^Generating/)).toBeNull());
    expect(screen.getByText("Your shopping list is ready.").closest("[role=status]")).toBe(notice);
    expect(box("1x Jam")).toBe(before);
  });

  test("a list that was ready from the start has no notice about its generation", async () => {
    renderList(latest(ready));
    await screen.findByText(rowLabel("1x Jam"));
    expect(screen.queryByText("Your shopping list is ready.")).toBeNull();
  });

  test("a generating list can be used and is polled until it is ready", async () => {
    let list = listAnswer({ status: "generating", items: [jam] });
    renderList({ "GET /api/shopping-lists/latest": () => ({ body: list }) });
    expect(await screen.findByText(/^Generating/)).toBeTruthy();
    expect(isTicked("1x Jam")).toBe(false);
    list = ready;
    await waitFor(() => expect(screen.queryByText(/^Generating/)).toBeNull());
    expect(screen.getByText(rowLabel("3x Monini 1 l"))).toBeTruthy();
  });

  test("a list that failed to generate can be used and offers a retry and a new check", async () => {
    let list = listAnswer({ status: "error", items: [oil] });
    const { user } = renderList({
      "GET /api/shopping-lists/latest": () => ({ body: list }),
      "POST /api/shopping-lists/3/retry": () => {
        list = { ...list, status: "generating" };
        return { body: list };
      },
    });
    const title = "Failed to generate shopping list";
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(box("3x Monini 1 l Olive oil")).toBeTruthy();
    const newCheck = screen.getByRole("link", { name: "New check" });
    expect(newCheck.getAttribute("href")).toBe("/inventory-check");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/^Generating/)).toBeTruthy();
  });
});

const boughtWith = (listId: number) => ({
  [`GET /api/shopping-lists/${listId}/additions`]: {
    body: [
      { id: 5, itemId: 4, name: "Candles", quantity: 2, packSize: 10, boughtBy: "ben" },
      { id: 6, itemId: null, name: "Matches", quantity: 1, packSize: 1, boughtBy: null },
    ],
  },
});

describe("an earlier shopping list", () => {
  const earlier = {
    ...latest(listAnswer({ id: 9 })),
    "GET /api/shopping-lists/3": { body: ready },
  };

  test("an earlier list has its date in the heading and is read-only until it is reopened", async () => {
    const { user } = renderList(earlier, { listId: 3 });
    const title = /^Shopping List of (January 1, 2026|December 31, 2025)$/;
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    const controls = () => [
      screen.queryAllByRole("checkbox").length,
      screen.queryAllByText("Clear List").length,
    ];
    expect(screen.getByText(rowLabel("1x Jam"))).toBeTruthy();
    await actionsAreLoaded();
    expect(controls()).toEqual([0, 0]);
    await user.click(await screen.findByRole("button", { name: "Reopen this list" }));
    expect(controls()).toEqual([2, 1]);
    await user.click(box("1x Jam"));
    expect(isTicked("1x Jam")).toBe(true);
    await user.click(screen.getByRole("button", { name: "Close it again" }));
    expect(controls()).toEqual([0, 0]);
  });

  test("a regular member sees no button that reopens an earlier list", async () => {
    renderList(earlier, { listId: 3, role: "regular" });
    expect(await screen.findByRole("link", { name: "Latest list" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Reopen this list" })).toBeNull();
  });

  test("an earlier list without lines links to the latest list and states nothing about the stock", async () => {
    renderList(
      {
        ...latest(ready),
        "GET /api/shopping-lists/2": { body: listAnswer({ id: 2 }) },
        "GET /api/items": { body: [itemAnswer(1)] },
      },
      { listId: 2 },
    );
    const link = await screen.findByRole("link", { name: "Go to the latest list" });
    expect(link.getAttribute("href")).toBe("/shopping-list");
    expect(screen.getByText("Nothing was on this list.")).toBeTruthy();
  });

  test("an earlier list shows what was added and bought with it, read-only also while the list is reopened", async () => {
    const { user } = renderList({ ...earlier, ...boughtWith(3) }, { listId: 3 });
    const added = within(await screen.findByRole("region", { name: "Added" }));
    expect(added.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      "Purchased:2x Candlespack of 10, bought by ben",
      "Purchased:1x MatchesLink shopper",
    ]);
    await user.click(await screen.findByRole("button", { name: "Reopen this list" }));
    expect(screen.getAllByRole("checkbox")).toHaveLength(2);
    expect(added.queryByRole("checkbox")).toBeNull();
    expect(added.queryByRole("button")).toBeNull();
    expect(screen.getByText("0 of 2 items purchased")).toBeTruthy();
  });

  test("an earlier list without lines shows what was added and bought with it", async () => {
    const answers = { "GET /api/shopping-lists/2": { body: listAnswer({ id: 2 }) } };
    renderList({ ...latest(ready), ...answers, ...boughtWith(2) }, { listId: 2 });
    await screen.findByText(rowLabel("2x Candles"));
    expect(screen.getByText("Nothing was on this list.")).toBeTruthy();
    expect(screen.queryByText("An earlier list. A newer one has replaced it.")).toBeNull();
  });

  test("an earlier list has no section of additions if none were bought with it", async () => {
    const { calls } = renderList(
      { ...earlier, "GET /api/shopping-lists/3/additions": { body: [] } },
      { listId: 3 },
    );
    await waitFor(() =>
      expect(calls.some(({ path }) => path === "/api/shopping-lists/3/additions")).toBe(true),
    );
    expect(screen.queryByRole("heading", { name: "Added" })).toBeNull();
  });

  test("an earlier list whose additions could not be loaded offers a retry", async () => {
    let isDown = true;
    const { user } = renderList(
      {
        ...earlier,
        "GET /api/shopping-lists/3/additions": () =>
          isDown ? { status: 503, body: {} } : boughtWith(3)["GET /api/shopping-lists/3/additions"],
      },
      { listId: 3 },
    );
    await screen.findByText("What was added to this list could not be loaded.");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(rowLabel("2x Candles"))).toBeTruthy();
  });

  test("the latest list can be ticked when it is opened by the URL with its id", async () => {
    renderList({ ...latest(ready), "GET /api/shopping-lists/3": { body: ready } }, { listId: 3 });
    expect(await screen.findAllByRole("checkbox")).toHaveLength(2);
    expect(screen.getByRole("heading", { level: 1, name: "Shopping List" })).toBeTruthy();
  });
});

describe("the shopping list by role", () => {
  test("an assistant can tick and mail a shopping list but not clear it", async () => {
    renderList(latest(ready), { role: "assistant" });
    await screen.findByText(rowLabel("1x Jam"));
    expect(screen.getAllByRole("checkbox")).toHaveLength(2);
    expect(await screen.findByRole("button", { name: "Email List" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Clear List" })).toBeNull();
  });

  test("a regular member sees the state of each line without checkboxes and buttons", async () => {
    const bought = listAnswer({ items: [{ ...oil, purchased: true }, jam] });
    renderList(latest(bought), { role: "regular" });
    await screen.findByText(rowLabel("1x Jam"));
    await actionsAreLoaded();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: /List$/ })).toBeNull();
    expect(screen.getByText("Purchased:")).toBeTruthy();
    expect(screen.getByText("Not purchased:")).toBeTruthy();
  });
});
