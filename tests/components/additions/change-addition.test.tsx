import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { deferred } from "../../support/deferred";
import { rowLabel } from "../../support/row-label";
import { box, isTicked } from "../shopping-lists/render-list";
import { added, addition, ADDITIONS, candles, field, renderAdditions } from "./render-additions";

describe("changing an addition", () => {
  test("a tick is shown at once, and reverted with a message when the server refuses it", async () => {
    const answer = deferred<{ status: number }>();
    const { user } = renderAdditions([candles], {
      [`PUT ${ADDITIONS}/5`]: () => answer.promise,
    });
    const name = "2x Candles added by ben";
    await screen.findByText(rowLabel("2x Candles"));
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
    expect(await screen.findByText(rowLabel("3x Candles"))).toBeTruthy();
    expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({ quantity: 3 });
  });

  test("the dialog of an addition in packs has a quantity in packs, and sends it with the pack size", async () => {
    const eggs = addition(5, "Eggs", { itemId: 3, packSize: 10 });
    const { user, calls } = renderAdditions([eggs], { [`PUT ${ADDITIONS}/5`]: { body: eggs } });
    await user.click(await screen.findByRole("button", { name: "Change Eggs" }));
    expect(await screen.findByRole("textbox", { name: "Quantity in packs of 10" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "More" }));
    await user.click(screen.getByRole("button", { name: "Save quantity" }));
    const body = { quantity: 2, packSize: 10 };
    await waitFor(() =>
      expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject(body),
    );
  });

  test("the dialog of an addition shows an error for a quantity of 0", async () => {
    const { user } = renderAdditions([candles]);
    await user.click(await screen.findByRole("button", { name: "Change Candles" }));
    const dialog = within(await screen.findByRole("dialog"));
    const quantity = dialog.getByRole("textbox", { name: "Quantity" });
    await user.clear(quantity);
    await user.type(quantity, "0{Enter}");
    expect(dialog.getByRole("alert").textContent).toBe("Must be a whole number from 1 to 9999");
    expect(document.activeElement).toBe(quantity);
  });

  test("a removed addition leaves the list, and Undo brings it back with its quantity", async () => {
    const { user, calls } = renderAdditions([candles, addition(6, "Matches")], {
      [`DELETE ${ADDITIONS}/5`]: { status: 204 },
      [`POST ${ADDITIONS}/5/restore`]: { body: candles },
    });
    await user.click(await screen.findByRole("button", { name: "Change Candles" }));
    await user.click(await screen.findByRole("button", { name: "Remove from list" }));
    await waitFor(() => expect(screen.queryByText(rowLabel("2x Candles"))).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText(rowLabel("2x Candles"))).toBeTruthy();
    await waitFor(() =>
      expect(calls.filter(({ method }) => method !== "GET").map(({ method }) => method)).toEqual([
        "DELETE",
        "POST",
      ]),
    );
  });

  test("an addition that the server has not answered yet can be ticked, and the tick is sent with the id from the server", async () => {
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
