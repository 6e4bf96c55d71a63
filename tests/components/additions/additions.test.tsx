import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { Added, Addition } from "@/lib/features/shopping-additions/model/dto";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { itemAnswer, listAnswer, MOMENT } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { box, isTicked, latest, oil, ready, renderList } from "../shopping-lists/render-list";

const ADDITIONS = "/api/shopping-additions";

function addition(id: number, name: string, changes: Partial<Addition> = {}): Addition {
  return {
    id,
    name,
    itemId: null,
    quantity: 1,
    purchased: false,
    addedBy: "ben",
    createdAt: MOMENT,
    lineId: null,
    ...changes,
  };
}

const candles = addition(5, "Candles", { quantity: 2 });
const added = (one: Addition): Added => ({ ...one, outcome: "added" });

/** Renders the latest list with these additions. */
function renderAdditions(
  additions: readonly Addition[],
  answers: object = {},
  options?: Parameters<typeof renderList>[1],
) {
  return renderList(
    { ...latest(ready), [`GET ${ADDITIONS}`]: { body: additions }, ...answers },
    options,
  );
}

const field = () => screen.findByRole("combobox", { name: "Add to the list" });

describe("the additions of a shopping list", () => {
  test("an addition shows its quantity and who added it, and counts towards the progress", async () => {
    renderAdditions([candles, addition(6, "Matches", { purchased: true })]);
    expect(await screen.findByRole("checkbox", { name: "2x Candles added by ben" })).toBeTruthy();
    expect(isTicked("1x Matches added by ben")).toBe(true);
    expect(screen.getByRole("img", { name: "1 of 4 items purchased" })).toBeTruthy();
  });

  test("a regular member sees additions and can neither add, tick nor change them", async () => {
    renderAdditions([candles], {}, { role: "regular" });
    expect(await screen.findByText("2x Candles")).toBeTruthy();
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
    expect(await screen.findByText("1x Jam")).toBeTruthy();
    expect(screen.queryByText("2x Candles")).toBeNull();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  test("additions are below the message that there is no list yet, with their own progress", async () => {
    renderAdditions([candles], { "GET /api/shopping-lists/latest": { status: 404 } });
    const empty = await screen.findByText("No Shopping List Yet");
    const row = await screen.findByText("2x Candles");
    expect(empty.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole("img", { name: "0 of 1 items purchased" })).toBeTruthy();
  });

  test("additions are below the message of an empty list", async () => {
    renderAdditions([candles], latest(listAnswer()));
    const empty = await screen.findByText("All Stocked Up!");
    const row = await screen.findByText("2x Candles");
    expect(empty.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

test("a cleared list whose reasons have failed shows the additions and the field for a new addition", async () => {
  renderAdditions([candles], latest(listAnswer({ status: "error" })));
  expect(await screen.findByRole("checkbox", { name: "2x Candles added by ben" })).toBeTruthy();
  expect(await field()).toBeTruthy();
});

test("additions are below the lines, so that another person's addition moves no line", async () => {
  renderAdditions([candles]);
  const row = await screen.findByText("2x Candles");
  expect(screen.getByText("1x Jam").compareDocumentPosition(row)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test.each([
  ["appears", null, ready],
  ["is cleared", ready, listAnswer()],
  ["goes", ready, null],
])("a typed text and the focus of the field stay when a list %s", async (_, before, after) => {
  const { user, queryClient } = renderAdditions([], {
    "GET /api/shopping-lists/latest": before ? { body: before } : { status: 404 },
  });
  await screen.findByText(before ? "1x Jam" : "No Shopping List Yet");
  await user.type(await field(), "Candl");
  act(() => void queryClient.setQueryData(shoppingListQuery().queryKey, after));
  await screen.findByText(
    after === null ? "No Shopping List Yet" : after === ready ? "1x Jam" : "All Stocked Up!",
  );
  expect((await field()).getAttribute("value")).toBe("Candl");
  expect(document.activeElement).toBe(await field());
});

test("the first addition keeps the field at its place", async () => {
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
  await screen.findByText("1x Candles");
  expect(isAbove()).toBe(true);
  expect(document.activeElement).toBe(input);
});

describe("adding to the list", () => {
  test("a typed text with a quantity is shown before the server has answered, and the field is empty", async () => {
    const answer = deferred<{ status: number; body: unknown }>();
    const { user, calls } = renderAdditions([], { [`POST ${ADDITIONS}`]: () => answer.promise });
    await user.type(await field(), "2 × sparklers{Enter}");
    expect(await screen.findByText("2x sparklers")).toBeTruthy();
    expect(screen.getByText("added by anna")).toBeTruthy();
    expect(await screen.findByText("Added to the list")).toBeTruthy();
    expect((await field()).getAttribute("value")).toBe("");
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      name: "sparklers",
      quantity: 2,
      observedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
    answer.resolve({
      status: 201,
      body: added(addition(9, "sparklers", { quantity: 2, addedBy: "anna" })),
    });
    await waitFor(() => expect(screen.getAllByText("2x sparklers")).toHaveLength(1));
  });

  test("an item is suggested by its supermarket name and added with one tap", async () => {
    const rice = itemAnswer(11, { name: "Rice", supermarketItemName: "Basmati 1 kg" });
    const answer = added(addition(9, "Basmati 1 kg", { itemId: 11, quantity: 3 }));
    const { user, calls } = renderAdditions([], {
      "GET /api/items": { body: [rice] },
      [`POST ${ADDITIONS}`]: { status: 201, body: answer },
    });
    await user.type(await field(), "3 basm");
    await user.click(await screen.findByRole("option", { name: /Basmati 1 kg/ }));
    expect(await screen.findByText("3x Basmati 1 kg")).toBeTruthy();
    const body = calls.find(({ method }) => method === "POST")?.body;
    expect(body).toMatchObject({ itemId: 11, quantity: 3 });
  });

  test("the typed name of an item adds the item", async () => {
    const rice = itemAnswer(11, { name: "Rice", supermarketItemName: null });
    const { user, calls } = renderAdditions([], {
      "GET /api/items": { body: [rice] },
      [`POST ${ADDITIONS}`]: { status: 201, body: added(addition(9, "Rice", { itemId: 11 })) },
    });
    await user.type(await field(), "ri");
    await screen.findByRole("option", { name: "Rice" });
    await user.type(await field(), "CE{Enter}");
    await waitFor(() =>
      expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
        itemId: 11,
        quantity: 1,
      }),
    );
  });

  test("adding an item that has an open line raises the line's quantity, and a toast shows that the item is on the list", async () => {
    const item = itemAnswer(1, { name: "Olive oil", supermarketItemName: "Monini 1 l" });
    const { user } = renderAdditions([], {
      "GET /api/items": { body: [item] },
      [`POST ${ADDITIONS}`]: () => deferred<object>().promise,
    });
    await user.type(await field(), "5 olive");
    const option = await screen.findByRole("option", { name: /Monini 1 l/ });
    expect(within(option).getByText("3 on the list")).toBeTruthy();
    await user.click(option);
    expect(await screen.findByText("Already on the list")).toBeTruthy();
    expect(screen.getByText("It is there 5 times")).toBeTruthy();
    expect(screen.getByText("5x Monini 1 l")).toBeTruthy();
    expect(screen.queryByText("added by anna")).toBeNull();
  });

  test("an addition that the server refuses stays on the device until it is tried again", async () => {
    const message = "A shopping list can have up to 200 things.";
    const post = vi.fn((): object => ({ status: 409, body: { message } }));
    const { user } = renderAdditions([], { [`POST ${ADDITIONS}`]: post });
    await user.type(await field(), "Sparklers{Enter}");
    const refused = await screen.findByText(`Not added to the list: 1x Sparklers. ${message}`);
    expect(refused).toBeTruthy();
    post.mockReturnValue({ status: 201, body: added(addition(9, "Sparklers")) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("1x Sparklers")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Not added/)).toBeNull());
  });
});

describe("changing an addition", () => {
  test("a tick is shown at once, and reverted with a message when the server refuses it", async () => {
    const answer = deferred<{ status: number }>();
    const { user } = renderAdditions([candles], {
      [`PUT ${ADDITIONS}/5`]: () => answer.promise,
    });
    const name = "2x Candles added by ben";
    await screen.findByText("2x Candles");
    await user.click(box(name));
    await waitFor(() => expect(isTicked(name)).toBe(true));
    expect(screen.getByRole("img", { name: "1 of 3 items purchased" })).toBeTruthy();
    answer.resolve({ status: 404 });
    expect(await screen.findByText("Failed to update item")).toBeTruthy();
    await waitFor(() => expect(isTicked(name)).toBe(false));
  });

  test("the buttons of the dialog change the quantity of an addition", async () => {
    const { user, calls } = renderAdditions([candles], {
      [`PUT ${ADDITIONS}/5`]: { body: { ...candles, quantity: 3 } },
    });
    await user.click(await screen.findByRole("button", { name: "Change Candles" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Candles" }));
    await user.click(dialog.getByRole("button", { name: "More" }));
    expect(dialog.getByRole("textbox", { name: "Quantity" }).getAttribute("value")).toBe("3");
    await user.click(dialog.getByRole("button", { name: "Save quantity" }));
    expect(await screen.findByText("3x Candles")).toBeTruthy();
    expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({ quantity: 3 });
  });

  test("the dialog refuses a quantity of 0 with a message", async () => {
    const { user } = renderAdditions([candles]);
    await user.click(await screen.findByRole("button", { name: "Change Candles" }));
    const dialog = within(await screen.findByRole("dialog"));
    const quantity = dialog.getByRole("textbox", { name: "Quantity" });
    await user.clear(quantity);
    await user.type(quantity, "0{Enter}");
    expect(dialog.getByText("Must be a whole number from 1 to 9999")).toBeTruthy();
    expect(document.activeElement).toBe(quantity);
  });

  test("a removed addition leaves the list, and Undo brings it back with its quantity", async () => {
    const { user, calls } = renderAdditions([candles, addition(6, "Matches")], {
      [`DELETE ${ADDITIONS}/5`]: { status: 204 },
      [`POST ${ADDITIONS}/5/restore`]: { body: candles },
    });
    await user.click(await screen.findByRole("button", { name: "Change Candles" }));
    await user.click(await screen.findByRole("button", { name: "Remove from list" }));
    await waitFor(() => expect(screen.queryByText("2x Candles")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("2x Candles")).toBeTruthy();
    await waitFor(() =>
      expect(calls.filter(({ method }) => method !== "GET").map(({ method }) => method)).toEqual([
        "DELETE",
        "POST",
      ]),
    );
  });

  test("an addition that waits on the device can be ticked, and the tick is sent with the id from the server", async () => {
    const answer = deferred<{ status: number; body: unknown }>();
    const put = vi.fn(() => ({ body: addition(9, "Sparklers", { purchased: true }) }));
    const { user } = renderAdditions([], {
      [`POST ${ADDITIONS}`]: () => answer.promise,
      [`PUT ${ADDITIONS}/9`]: put,
    });
    await user.type(await field(), "Sparklers{Enter}");
    const name = "1x Sparklers added by anna";
    await user.click(await screen.findByRole("checkbox", { name }));
    await waitFor(() => expect(isTicked(name)).toBe(true));
    expect(put).not.toHaveBeenCalled();
    answer.resolve({ status: 201, body: added(addition(9, "Sparklers", { addedBy: "anna" })) });
    await waitFor(() => expect(put).toHaveBeenCalledOnce());
    await waitFor(() => expect(isTicked("1x Sparklers added by ben")).toBe(true));
  });
});

describe("clearing a list with additions", () => {
  test("clearing hides lines and ticked additions, leaves unticked ones, and Undo brings all back", async () => {
    const { user } = renderAdditions([candles, addition(6, "Matches", { purchased: true })]);
    await user.click(await screen.findByRole("button", { name: "Clear List" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/Not removed: 1 thing that was added and not bought\./)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Clear List" }));
    await waitFor(() => expect(screen.queryByText("1x Jam")).toBeNull());
    expect(screen.queryByText("1x Matches")).toBeNull();
    expect(screen.getByText("2x Candles")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("1x Jam")).toBeTruthy();
    expect(screen.getByText("1x Matches")).toBeTruthy();
  });
});

test("a printed list has the additions before the lines", async () => {
  renderAdditions([candles], latest(listAnswer({ items: [oil] })));
  await screen.findByText("2x Candles");
  window.dispatchEvent(new Event("beforeprint"));
  const rows = () =>
    [...document.querySelectorAll(".printed li")].map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()).toEqual(["2x Candles", "3x Monini 1 l (Olive oil)"]));
  window.dispatchEvent(new Event("afterprint"));
});
