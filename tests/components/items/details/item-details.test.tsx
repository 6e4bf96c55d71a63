import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ItemScreen } from "@/components/items/details/item-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { setClock } from "@/lib/core/clock";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import type { Role } from "@/lib/policy/actor";
import { locationAnswer, userAnswer } from "../../../support/answers";
import { fakeApi } from "../../../support/fake-api";
import { renderScreen } from "../../../support/render";
import { beWide, oil, refusal, renderItems } from "../items-page";

const noCheck = {
  "GET /api/inventory-updates/active": {
    status: 404,
    body: { message: "Not found", code: "not_found" },
  },
};

const count = (day: number, newStock: number) => ({
  at: `2026-03-${String(day).padStart(2, "0")}T12:00:00.000Z`,
  newStock,
  partialAmount: 0,
});
const history = {
  desiredStock: 5,
  counts: [count(1, 6), count(8, 2), count(15, 0)],
  changes: [{ at: "2026-03-16T12:00:00.000Z", kind: "put_away", quantity: 2 }],
};

beforeEach(() => setClock(new Date("2026-03-20T12:00:00.000Z")));
afterEach(() => {
  setClock(undefined);
  vi.restoreAllMocks();
});

function renderPage({
  answers = {},
  itemId = 1,
  role = "admin",
}: { answers?: Parameters<typeof fakeApi>[0]; itemId?: number; role?: Role } = {}) {
  window.history.replaceState(null, "", `/items/${itemId}`);
  const calls = fakeApi({
    "GET /api/locations": { body: [locationAnswer(1, "Kitchen")] },
    "GET /api/items": { body: [oil] },
    "GET /api/items/1/history": { body: history },
    "GET /api/target-suggestions": { body: [] },
    ...noCheck,
    ...answers,
  });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role }));
  return { ...renderScreen(<ItemScreen itemId={itemId} />, queryClient), calls };
}

describe("the page of an item", () => {
  test("the page of an item shows the stock, the location, how often the item was found empty and its use per week", async () => {
    renderPage();
    expect(await screen.findByRole("heading", { level: 1, name: "Olive oil" })).toBeTruthy();
    expect(screen.getByText("2⅓ of 5 bottles")).toBeTruthy();
    expect(await screen.findByText("Kitchen")).toBeTruthy();
    expect(await screen.findByText("1 of 3 times")).toBeTruthy();
    expect(screen.getByText("About 3 bottles a week")).toBeTruthy();
  });

  test('the page of a low item that is not below its reorder point shows "Low, not yet to buy" and the reorder point', async () => {
    const later = { ...oil, reorderPoint: 1.5 };
    renderPage({ answers: { "GET /api/items": { body: [later] } } });
    expect(await screen.findByText("Low, not yet to buy")).toBeTruthy();
    expect(screen.getByText("Buy when below").nextElementSibling?.textContent).toBe("1½ bottles");
  });

  test('the page of a low item without a reorder point shows neither "Low, not yet to buy" nor "Buy when below"', async () => {
    renderPage();
    await screen.findByText("2⅓ of 5 bottles");
    expect(screen.queryByText("Low, not yet to buy")).toBeNull();
    expect(screen.queryByText("Buy when below")).toBeNull();
  });

  test("the stock chart on the page of an item has a label with a summary, and a table with a row for each change of the stock", async () => {
    const recorded = { ...oil, currentStock: 2, partialAmount: 0 };
    renderPage({ answers: { "GET /api/items": { body: [recorded] } } });
    const chart = await screen.findByRole("img", { name: /^Stock over time/ });
    expect(chart.getAttribute("aria-label")).toMatch(
      /6 bottles on .*2026, 2 bottles now, not counted\. Lowest 0, highest 6, target 5\.$/,
    );
    const rows = within(screen.getByRole("table", { name: "Stock over time" })).getAllByRole("row");
    expect(rows.slice(1).map((row) => within(row).getAllByRole("cell")[1]?.textContent)).toEqual([
      "6 bottles",
      "2 bottles",
      "0 bottles",
      "2 bottles",
    ]);
    expect(rows.at(-1)?.textContent).toContain("Recorded");
  });

  test("the stock chart on the page of an item ends at the stock that the page shows, also if the history differs", async () => {
    renderPage();
    expect(await screen.findByText("2⅓ of 5 bottles")).toBeTruthy();
    const name = /2⅓ bottles now, not counted\. Lowest/;
    expect(await screen.findByRole("img", { name })).toBeTruthy();
  });

  test("an item that was never counted has no chart, and the page explains when its history begins", async () => {
    renderPage({
      answers: {
        "GET /api/items/1/history": { body: { desiredStock: 5, counts: [], changes: [] } },
      },
    });
    expect(await screen.findByText(/Its history begins with the first count/)).toBeTruthy();
    expect(screen.queryByRole("img", { name: /^Stock over time/ })).toBeNull();
  });

  test("when the history of an item cannot be fetched, the page of the item shows the reason and its other parts", async () => {
    let answer: object = refusal;
    const { user } = renderPage({ answers: { "GET /api/items/1/history": () => answer } });
    expect(await screen.findByText("Not now")).toBeTruthy();
    expect(screen.getByText("2⅓ of 5 bottles")).toBeTruthy();
    answer = { body: history };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("1 of 3 times")).toBeTruthy();
  });

  test("a regular member sees the history on the page of an item, but no buttons that change the item", async () => {
    renderPage({ role: "regular" });
    expect(await screen.findByText("1 of 3 times")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^(Edit|Used one)/ })).toBeNull();
  });

  test("on the page of an item an assistant can change the stock, but not edit the item", async () => {
    renderPage({ role: "assistant" });
    expect(await screen.findByRole("button", { name: "Used one or set amount" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  });

  test("the page of an unknown item shows that it was not found", async () => {
    renderPage({ itemId: 9 });
    expect(await screen.findByText("Item not found")).toBeTruthy();
  });

  test("when its item is deleted, an item page shows Item deleted and leaves no open dialog in the browser history", async () => {
    let items = [oil];
    const remove = () => {
      items = [];
      return { status: 204 };
    };
    const { user } = renderPage({
      answers: { "DELETE /api/items/1": remove, "GET /api/items": () => ({ body: items }) },
    });
    await user.click(await screen.findByRole("button", { name: "Edit" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await user.click(within(screen.getByRole("alertdialog")).getByText("Delete"));
    expect(await screen.findByText("Item deleted")).toBeTruthy();
    await waitFor(() => expect(JSON.stringify(window.history.state)).not.toContain("openDialogs"));
  });

  test("the button Used one or set amount on the page of an item opens the dialog that changes the stock", async () => {
    const { user } = renderPage();
    await user.click(await screen.findByRole("button", { name: "Used one or set amount" }));
    expect(await screen.findByRole("heading", { name: "How much is there?" })).toBeTruthy();
  });
});

describe("opening an item from the list", () => {
  test("a tap on a row of the items screen opens the dialog that edits the item for admins", async () => {
    const { user } = renderItems();
    await user.click(await screen.findByRole("button", { name: "Olive oil" }));
    expect(await screen.findByRole("dialog", { name: "Edit Item" })).toBeTruthy();
  });

  test("on a phone a tap on a row of the items screen opens the page of the item for members who may not edit it", async () => {
    const { user } = renderItems({ role: "regular" });
    await user.click(await screen.findByRole("link", { name: "Olive oil" }));
    await waitFor(() => expect(window.location.pathname).toBe("/items/1"));
  });

  test("on a phone a tap on the picture in a row opens the page of the item for admins", async () => {
    const { user } = renderItems();
    await user.click(await screen.findByRole("link", { name: "History of Olive oil" }));
    await waitFor(() => expect(window.location.pathname).toBe("/items/1"));
  });

  test("in a wide window a click on the picture opens the item in a panel, and the back button closes the panel", async () => {
    beWide();
    const { user } = renderItems({ answers: { "GET /api/items/1/history": { body: history } } });
    await user.click(await screen.findByRole("link", { name: "History of Olive oil" }));
    const panel = within(await screen.findByRole("dialog", { name: "Olive oil" }));
    expect(await panel.findByText("1 of 3 times")).toBeTruthy();
    expect(window.location.pathname).toBe("/items");
    window.history.back();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("on a phone the dialog that edits an item links to its page, and an edited form asks before its input is discarded", async () => {
    const { user } = renderItems();
    await user.click(await screen.findByRole("button", { name: "Olive oil" }));
    await user.type(await screen.findByLabelText("Name"), "s");
    await user.click(screen.getByRole("link", { name: "Stock and history" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText("Discard your changes?")).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Keep editing" }));
    expect(window.location.pathname).toBe("/items");
    await user.type(screen.getByLabelText("Name"), "{Backspace}");
    await user.click(screen.getByRole("link", { name: "Stock and history" }));
    await waitFor(() => expect(window.location.pathname).toBe("/items/1"));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("after its input was discarded, the dialog that edits an item opens the page of the item", async () => {
    const { user } = renderItems();
    await user.click(await screen.findByRole("button", { name: "Olive oil" }));
    await user.type(await screen.findByLabelText("Name"), "s");
    await user.click(screen.getByRole("link", { name: "Stock and history" }));
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(window.location.pathname).toBe("/items/1"));
  });

  test("in a wide window the dialog that edits an item opens its panel, whose dialog Edit Item has no link to it", async () => {
    beWide();
    const { user } = renderItems({ answers: { "GET /api/items/1/history": { body: history } } });
    await user.click(await screen.findByRole("button", { name: "Olive oil" }));
    await user.click(await screen.findByRole("link", { name: "Stock and history" }));
    expect(await screen.findByRole("dialog", { name: "Olive oil" })).toBeTruthy();
    expect(screen.queryByRole("dialog", { name: "Edit Item" })).toBeNull();
    expect(window.location.pathname).toBe("/items");
    await user.click(screen.getByRole("button", { name: "Edit" }));
    await screen.findByRole("dialog", { name: "Edit Item" });
    expect(screen.queryByRole("link", { name: "Stock and history" })).toBeNull();
  });

  test("the stock chart in the panel of an item ends at the stock after a use that waits on the device", async () => {
    beWide();
    const answers = { ...noCheck, "GET /api/items/1/history": { body: history } };
    const { user } = renderItems({ answers });
    await user.click(await screen.findByRole("link", { name: "History of Olive oil" }));
    await user.click(await screen.findByRole("button", { name: "Used one or set amount" }));
    await user.click(await screen.findByRole("button", { name: /^Used one \(/ }));
    expect(await screen.findByRole("img", { name: /1⅓ bottles now, not counted/ })).toBeTruthy();
  });

  test("in a wide window the picture of a row links to the item's page", async () => {
    beWide();
    renderItems();
    const link = await screen.findByRole<HTMLAnchorElement>("link", {
      name: "History of Olive oil",
    });
    expect(new URL(link.href).pathname).toBe("/items/1");
  });

  test("deleting an item in its panel beside the table closes the panel", async () => {
    beWide();
    const { user } = renderItems({ answers: { "DELETE /api/items/1": { status: 204 } } });
    await user.click(await screen.findByRole("link", { name: "History of Olive oil" }));
    await user.click(await screen.findByRole("button", { name: "Edit" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await user.click(within(screen.getByRole("alertdialog")).getByText("Delete"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
