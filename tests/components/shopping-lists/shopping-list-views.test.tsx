import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { itemAnswer, listAnswer } from "../../support/answers";
import { box, isTicked, jam, latest, oil, ready, renderList } from "./render-list";

describe("the views of the shopping list screen", () => {
  test("the shopping list screen shows that it is loading, and then that there is no list", async () => {
    renderList({ "GET /api/shopping-lists/latest": { status: 404, body: {} } });
    expect(screen.getByText("Loading shopping list")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "No Shopping List Yet" })).toBeTruthy();
    const link = screen.getByRole("link", { name: "Start Inventory Check" });
    expect(link.getAttribute("href")).toBe("/inventory-check");
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
    isDown = false;
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("3x Monini 1 l")).toBeTruthy();
  });

  test("an empty shopping list shows that everything is in stock and has no clear button", async () => {
    renderList(latest(listAnswer()));
    expect(await screen.findByRole("heading", { name: "All Stocked Up!" })).toBeTruthy();
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

  test("a generating list can be used and is polled until it is ready", async () => {
    let list = listAnswer({ status: "generating", items: [jam] });
    renderList({ "GET /api/shopping-lists/latest": () => ({ body: list }) });
    expect(await screen.findByText(/^Generating/)).toBeTruthy();
    expect(isTicked("1x Jam")).toBe(false);
    list = ready;
    await waitFor(() => expect(screen.queryByText(/^Generating/)).toBeNull(), { timeout: 3_000 });
    expect(screen.getByText("3x Monini 1 l")).toBeTruthy();
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
    expect(screen.getByRole("link", { name: "Start New Inventory Check" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/^Generating/)).toBeTruthy();
  });
});
describe("the shopping list by role", () => {
  test("an assistant can tick and mail a shopping list but not clear it", async () => {
    renderList(latest(ready), { role: "assistant" });
    await screen.findByText("1x Jam");
    expect(screen.getAllByRole("checkbox")).toHaveLength(2);
    expect(screen.getByRole("button", { name: "Email List" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Clear List" })).toBeNull();
  });

  test("a regular member sees the state of each line without checkboxes and buttons", async () => {
    const bought = listAnswer({ items: [{ ...oil, purchased: true }, jam] });
    renderList(latest(bought), { role: "regular" });
    await screen.findByText("1x Jam");
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: /List$/ })).toBeNull();
    expect(screen.getByText("Purchased:")).toBeTruthy();
    expect(screen.getByText("Not purchased:")).toBeTruthy();
  });
});
