import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { itemAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { rowLabel } from "../../support/row-label";
import { added, addition, ADDITIONS, field, renderAdditions } from "./render-additions";

describe("adding to the list", () => {
  test("a typed text with a quantity is shown before the server has answered, and the field is empty", async () => {
    const answer = deferred<{ status: number; body: unknown }>();
    const { user, calls } = renderAdditions([], { [`POST ${ADDITIONS}`]: () => answer.promise });
    await user.type(await field(), "2 × sparklers{Enter}");
    expect(await screen.findByText(rowLabel("2x sparklers"))).toBeTruthy();
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
    await waitFor(() => expect(screen.getAllByText(rowLabel("2x sparklers"))).toHaveLength(1));
  });

  test("an item is suggested by its supermarket name and added with one tap, with the pack size that the device has cached", async () => {
    const rice = itemAnswer(11, { name: "Rice", supermarketItemName: "Basmati 1 kg", packSize: 4 });
    const answer = added(addition(9, "Basmati 1 kg", { itemId: 11, quantity: 3 }));
    const { user, calls } = renderAdditions([], {
      "GET /api/items": { body: [rice] },
      [`POST ${ADDITIONS}`]: { status: 201, body: answer },
    });
    await user.type(await field(), "3 basm");
    await user.click(await screen.findByRole("option", { name: /Basmati 1 kg/ }));
    expect(await screen.findByText(rowLabel("3x Basmati 1 kg"))).toBeTruthy();
    const body = calls.find(({ method }) => method === "POST")?.body;
    expect(body).toMatchObject({ itemId: 11, quantity: 3, packSize: 4 });
  });

  test("typing the name of an item and pressing Enter adds the item, not a text", async () => {
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
    expect(screen.getByText(rowLabel("5x Monini 1 l"))).toBeTruthy();
    expect(screen.queryByText("added by anna")).toBeNull();
  });

  test("adding packs of an item that has a line in units shows the units of the line", async () => {
    const packed = { name: "Olive oil", supermarketItemName: "Monini 1 l", packSize: 4 };
    const { user } = renderAdditions([], {
      "GET /api/items": { body: [itemAnswer(1, packed)] },
      [`POST ${ADDITIONS}`]: () => deferred<object>().promise,
    });
    await user.type(await field(), "2 olive");
    await user.click(await screen.findByRole("option", { name: /Monini 1 l/ }));
    expect(await screen.findByText("It is there 8 times")).toBeTruthy();
    expect(screen.getByText(rowLabel("8x Monini 1 l"))).toBeTruthy();
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
    expect(await screen.findByText(rowLabel("1x Sparklers"))).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Not added/)).toBeNull());
  });
});
