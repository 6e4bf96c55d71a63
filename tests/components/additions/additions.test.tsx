import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { itemAnswer, listAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { eventually } from "../../support/eventually";
import { comeNear, placeElements } from "../../support/nearness";
import { rowLabel } from "../../support/row-label";
import { isTicked, latest, oil, ready } from "../shopping-lists/render-list";
import { addition, ADDITIONS, candles, field, renderAdditions } from "./render-additions";

beforeEach(() => placeElements("far"));

describe("the additions of a shopping list", () => {
  test("an addition shows its quantity and who added it, and counts towards the progress", async () => {
    renderAdditions([candles, addition(6, "Matches", { purchased: true })]);
    expect(await screen.findByRole("checkbox", { name: "2x Candles added by ben" })).toBeTruthy();
    expect(isTicked("1x Matches added by ben")).toBe(true);
    expect(screen.getByRole("img", { name: "1 of 4 items purchased" })).toBeTruthy();
  });

  test("an addition near the viewport has the photo of its item, which is no part of the name of its checkbox", async () => {
    const items = { "GET /api/items": { body: [itemAnswer(1, { photo: "photo-1" })] } };
    const { calls } = renderAdditions([{ ...candles, itemId: 1 }], items);
    const box = await screen.findByRole("checkbox", { name: "2x Candles added by ben" });
    const row = within(box.closest("li") ?? document.body);
    expect(calls.some(({ path }) => path === "/api/items")).toBe(false);
    comeNear();
    const photo = await row.findByRole<HTMLImageElement>("img", { hidden: true });
    expect(photo.src).toContain("photo-1");
    expect(screen.getByRole("checkbox", { name: "2x Candles added by ben" })).toBe(box);
  });

  test("a regular member sees additions and can neither add, tick nor change them", async () => {
    renderAdditions([candles], {}, { role: "regular" });
    expect(await screen.findByText(rowLabel("2x Candles"))).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Change Candles" })).toBeNull();
  });

  test("an earlier list shows no additions", async () => {
    renderAdditions(
      [candles],
      {
        ...latest(listAnswer({ id: 4 })),
        "GET /api/shopping-lists/3": { body: ready },
      },
      { listId: 3 },
    );
    expect(await screen.findByText(rowLabel("1x Jam"))).toBeTruthy();
    expect(screen.queryByText(rowLabel("2x Candles"))).toBeNull();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  test("additions are above the message that there is no list yet, with their own progress", async () => {
    renderAdditions([candles], { "GET /api/shopping-lists/latest": { status: 404 } });
    const empty = await screen.findByText("No Shopping List Yet");
    const row = await screen.findByText(rowLabel("2x Candles"));
    expect(row.compareDocumentPosition(empty)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole("img", { name: "0 of 1 items purchased" })).toBeTruthy();
  });

  test("additions are shown between the message that the list was cleared and the number of low items", async () => {
    const cleared = listAnswer({ clearedAt: new Date().toISOString(), clearedBy: "ben" });
    renderAdditions([candles], { ...latest(cleared), "GET /api/items": { body: [itemAnswer(1)] } });
    const low = await screen.findByRole("heading", { name: /below the desired stock$/ });
    const row = await screen.findByText(rowLabel("2x Candles"));
    const message = screen.getByText(/^List cleared by ben/);
    expect(screen.getAllByText("All Stocked Up!")).toHaveLength(1);
    expect(row.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(row.compareDocumentPosition(low)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await screen.findByRole("link", { name: "Earlier lists" })).toBeTruthy();
  });

  test("below additions, a list without lines does not state that there is nothing to buy", async () => {
    const full = itemAnswer(1, { currentStock: 9, desiredStock: 1 });
    const items = { "GET /api/items": { body: [full] } };
    renderAdditions([candles], { ...latest(listAnswer()), ...items });
    expect(await screen.findByText(/^No item is low\./)).toBeTruthy();
    expect(screen.queryByText(/nothing to buy/)).toBeNull();
  });
});

test("a list without lines and with the status error shows the additions and the field for a new addition", async () => {
  renderAdditions([candles], latest(listAnswer({ status: "error" })));
  expect(await screen.findByRole("checkbox", { name: "2x Candles added by ben" })).toBeTruthy();
  expect(await field()).toBeTruthy();
});

test("additions are below the lines, so that another person's addition moves no line", async () => {
  renderAdditions([candles]);
  const row = await screen.findByText(rowLabel("2x Candles"));
  expect(screen.getByText(rowLabel("1x Jam")).compareDocumentPosition(row)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test.each([
  ["appears", null, ready],
  ["is cleared", ready, listAnswer()],
  ["disappears", ready, null],
])("a typed text and the focus of the field stay when a list %s", async (_, before, after) => {
  const { user, queryClient } = renderAdditions([], {
    "GET /api/shopping-lists/latest": before ? { body: before } : { status: 404 },
  });
  await screen.findByText(before ? rowLabel("1x Jam") : "No Shopping List Yet");
  await user.type(await field(), "Candl");
  act(() => void queryClient.setQueryData(shoppingListQuery().queryKey, after));
  await screen.findByText(
    after === null
      ? "No Shopping List Yet"
      : after === ready
        ? rowLabel("1x Jam")
        : "All Stocked Up!",
  );
  expect((await field()).getAttribute("value")).toBe("Candl");
  expect(document.activeElement).toBe(await field());
});

test("the field for additions keeps its place and the focus when the first addition is added", async () => {
  const { user } = renderAdditions([], {
    "GET /api/shopping-lists/latest": { status: 404 },
    [`POST ${ADDITIONS}`]: () => deferred<object>().promise,
  });
  const empty = await screen.findByText("No Shopping List Yet");
  const input = await field();
  const isAbove = () =>
    input.compareDocumentPosition(empty) === Node.DOCUMENT_POSITION_FOLLOWING && input.isConnected;
  expect(isAbove()).toBe(true);
  await user.type(input, "Candles{Enter}");
  await screen.findByText(rowLabel("1x Candles"));
  expect(isAbove()).toBe(true);
  expect(document.activeElement).toBe(input);
});

describe("clearing a list with additions", () => {
  test("clearing hides lines and ticked additions, leaves unticked ones, and Undo brings all back", async () => {
    const { user } = renderAdditions([candles, addition(6, "Matches", { purchased: true })]);
    await user.click(await screen.findByRole("button", { name: "Clear List" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/Not removed: 1 thing that was added and not bought\./)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Clear List" }));
    await waitFor(() => expect(screen.queryByText(rowLabel("1x Jam"))).toBeNull());
    expect(screen.queryByText(rowLabel("1x Matches"))).toBeNull();
    expect(screen.getByText(rowLabel("2x Candles"))).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText(rowLabel("1x Jam"))).toBeTruthy();
    expect(screen.getByText(rowLabel("1x Matches"))).toBeTruthy();
  });
});

test("a printed list has the additions before the lines", async () => {
  renderAdditions([candles], latest(listAnswer({ items: [oil] })));
  await screen.findByText(rowLabel("2x Candles"));
  const rows = () =>
    [...document.querySelectorAll(".printed li")].map(({ textContent }) => textContent);
  // The list for printing is loaded after the screen.
  await eventually(() => {
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(rows()).toEqual(["2x Candles", "3x Monini 1 l (Olive oil)"]);
  });
  act(() => void window.dispatchEvent(new Event("afterprint")));
});
