import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dismissToast, toastStore } from "@/lib/client/toast";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { appliedWritesQuery } from "@/lib/features/stock/client/queries";
import { checkAnswer, itemAnswer } from "../../support/answers";
import { beWide, names, renderItems, row, type Setup } from "../items/items-page";

const oil = itemAnswer(1, {
  name: "Olive oil",
  currentStock: 2,
  partialAmount: 0.5,
  desiredStock: 4,
  unit: "bottle",
});
const jam = itemAnswer(2, { name: "Jam", unit: "jar", locationId: 2 });
const noCheck = { "GET /api/inventory-updates/active": { status: 404, body: {} } };

/**
 * Returns stubbed API answers. A call to a path in `stocks` sets the stock of the oil to the given values.
 */
function server(stocks: Record<string, [currentStock: number, partialAmount: number]>) {
  let present = oil;
  const store = (currentStock: number, partialAmount: number) => () => ({
    body: (present = { ...oil, currentStock, partialAmount }),
  });
  return {
    "GET /api/items": () => ({ body: [present, jam] }),
    ...Object.fromEntries(
      Object.entries(stocks).map(([path, stock]) => [`POST /api/items/1/${path}`, store(...stock)]),
    ),
  };
}

const OPEN = "Used one or set amount: Olive oil";

function show({ answers, ...setup }: Setup = {}) {
  return renderItems({ items: [oil, jam], ...setup, answers: { ...noCheck, ...answers } });
}

async function openStock(user: ReturnType<typeof show>["user"], name = OPEN) {
  await user.click(await screen.findByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
}

const sentTo = (calls: ReturnType<typeof show>["calls"]) =>
  calls.filter(({ method }) => method === "POST").map(({ path, body }) => ({ path, body }));

// Removes the toast of the previous test.
beforeEach(() => dismissToast(toastStore.get()?.id ?? 0));
afterEach(() => void vi.restoreAllMocks());

describe("the stock of an item between two checks", () => {
  test("using one unit changes the shown stock at once, also while the server cannot be reached, and can be undone", async () => {
    const { user, calls } = show();
    const dialog = await openStock(user);
    await user.click(dialog.getByRole("button", { name: "Used one (1½ bottles left)" }));
    const oilRow = await row("Olive oil");
    expect(await oilRow.findByText("Stock: 1½/4 bottles")).toBeTruthy();
    expect(await screen.findByText("1½ bottles left")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await oilRow.findByText("Stock: 2½/4 bottles")).toBeTruthy();
    expect(sentTo(calls)[0]).toMatchObject({ path: "/api/items/1/used", body: { quantity: 1 } });
  });

  test("the stock dialog closes even if the panel of the item was opened and closed before", async () => {
    beWide();
    const { user } = show();
    await user.click(await screen.findByRole("link", { name: "History of Olive oil" }));
    await user.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click((await openStock(user)).getByRole("button", { name: /^Used one/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("a check that starts while the stock dialog is open disables its buttons, keeps the chosen amount and links to the item in the check", async () => {
    const { user, queryClient } = show();
    const dialog = await openStock(user);
    await user.click(dialog.getByRole("button", { name: "3" }));
    act(() => void queryClient.setQueryData(activeCheckQuery().queryKey, checkAnswer()));
    expect((await dialog.findByRole("alert")).textContent).toContain("Count the item in the check");
    const isDisabled = (name: RegExp) =>
      dialog.getByRole<HTMLButtonElement>("button", { name }).disabled;
    expect([isDisabled(/^Used one/), isDisabled(/^Set amount: 3/)]).toEqual([true, true]);
    const link = dialog.getByRole("link", { name: "Count in the check" });
    expect(link.getAttribute("href")).toBe("/item-single-check/1/1");
  });

  test("pressing Used one and then Undo sends the use first and the undo second", async () => {
    const { user, calls } = show({
      answers: server({ used: [1, 0.5], "used/reverse": [2, 0.5] }),
    });
    await user.click((await openStock(user)).getByRole("button", { name: /^Used one/ }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(sentTo(calls).map(({ path }) => path)).toEqual([
        "/api/items/1/used",
        "/api/items/1/used/reverse",
      ]),
    );
    expect(await (await row("Olive oil")).findByText("Stock: 2½/4 bottles")).toBeTruthy();
  });

  test("while the device deletes an accepted use from its pending writes, the use is not subtracted from the stock twice", async () => {
    const { user, queue, queryClient } = show();
    await user.click((await openStock(user)).getByRole("button", { name: /^Used one/ }));
    const oilRow = await row("Olive oil");
    expect(await oilRow.findByText("Stock: 1½/4 bottles")).toBeTruthy();
    const keys = queue.get().pending.map(({ key }) => key);
    act(() => void queryClient.setQueryData(appliedWritesQuery().queryKey, keys));
    expect(await oilRow.findByText("Stock: 2½/4 bottles")).toBeTruthy();
  });

  test("an amount with a partial amount can be set", async () => {
    const { user, calls } = show({ answers: server({ amount: [3, 0.667] }) });
    const dialog = await openStock(user);
    const submit = () => dialog.getByRole<HTMLButtonElement>("button", { name: /^Set amount/ });
    expect(submit().disabled).toBe(true);
    await user.click(dialog.getByRole("button", { name: "3" }));
    await user.click(dialog.getByRole("button", { name: "⅔" }));
    expect(submit().textContent).toBe("Set amount: 3⅔ bottles");
    await user.click(submit());
    expect(await (await row("Olive oil")).findByText("Stock: 3⅔/4 bottles")).toBeTruthy();
    await waitFor(() =>
      expect(sentTo(calls)).toMatchObject([
        { path: "/api/items/1/amount", body: { currentStock: 3, partialAmount: 0.667 } },
      ]),
    );
  });

  test("Undo after setting an amount sets the earlier amount, also while the server cannot be reached", async () => {
    const { user } = show();
    const dialog = await openStock(user);
    await user.click(dialog.getByRole("button", { name: "3" }));
    await user.click(dialog.getByRole("button", { name: /^Set amount/ }));
    const oilRow = await row("Olive oil");
    expect(await oilRow.findByText("Stock: 3/4 bottles")).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await oilRow.findByText("Stock: 2½/4 bottles")).toBeTruthy();
  });

  test("when the server refuses an amount, the earlier stock is shown again, and a message names the item and the reason", async () => {
    const message = "An inventory check is running. Count the item in the check instead.";
    const { user } = show({
      answers: { "POST /api/items/1/amount": { status: 409, body: { message } } },
    });
    const dialog = await openStock(user);
    await user.click(dialog.getByRole("button", { name: "3" }));
    await user.click(dialog.getByRole("button", { name: /^Set amount/ }));
    expect(await screen.findByText("Amount not saved")).toBeTruthy();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await (await row("Olive oil")).findByText("Stock: 2½/4 bottles")).toBeTruthy();
  });

  test("the button Used one is disabled for an item without a stock", async () => {
    const { user } = show();
    const dialog = await openStock(user, "Used one or set amount: Jam");
    const used = dialog.getByRole<HTMLButtonElement>("button", { name: "Used one" });
    expect(used.disabled).toBe(true);
  });

  test("an assistant changes the stock, but cannot edit the item", async () => {
    beWide();
    const { user } = show({ role: "assistant" });
    expect(await openStock(user)).toBeTruthy();
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("link", { name: "Olive oil" }));
    await screen.findByRole("dialog", { name: "Olive oil" });
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  });

  test.each([
    ["somebody may only look", { role: "regular" as const }],
    ["a check runs", { answers: { "GET /api/inventory-updates/active": { body: checkAnswer() } } }],
  ])("the stock cannot be changed while %s", async (_, setup) => {
    const { queryClient } = show(setup);
    await row("Olive oil");
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(names()).toEqual(["Olive oil", "Jam"]);
    expect(screen.queryByRole("button", { name: OPEN })).toBeNull();
  });

  test("in select mode the rows have no button for the stock", async () => {
    const { user } = show();
    await screen.findByRole("button", { name: OPEN });
    await user.click(screen.getByRole("button", { name: "Select" }));
    expect(screen.queryByRole("button", { name: OPEN })).toBeNull();
  });
});
