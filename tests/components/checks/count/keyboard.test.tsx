import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { changePreferences, forgetPreferences } from "@/lib/client/preferences";
import { counted, renderCheck } from "../household";
import { button, isChosen, path, posted, saved, title } from "./count-page";

describe("keyboard input on the item screen", () => {
  test.each([
    ["12{Enter}", { newStock: 12, partialAmount: 0 }],
    ["1,5{Enter}", { newStock: 1, partialAmount: 0.5 }],
    ["1 1/3{Enter}", { newStock: 1, partialAmount: 0.333 }],
    ["28{Backspace}{Enter}", { newStock: 2, partialAmount: 0 }],
  ])(
    "typing %s on the item screen confirms the count with the expected amount",
    async (keys, amounts) => {
      const { user, calls } = renderCheck("/item-single-check/1/11", saved);
      await title("Olive oil");
      await user.keyboard(keys);
      await title("Black tea");
      expect(posted(calls)).toEqual([expect.objectContaining(amounts)]);
    },
  );

  test("the = key on the item screen selects the amount of last time, and Enter confirms that amount", async () => {
    const { user, calls } = renderCheck("/item-single-check/1/11", saved);
    await title("Olive oil");
    await user.click(button("5"));
    await user.keyboard("=");
    expect(isChosen("2")).toBe(true);
    await user.keyboard("{Enter}");
    await title("Black tea");
    expect(posted(calls)).toEqual([expect.objectContaining({ newStock: 2, partialAmount: 0 })]);
  });

  test("holding a digit or slash key on the item screen types it once, and holding Backspace repeats it", async () => {
    const { user } = renderCheck("/item-single-check/1/11");
    await title("Olive oil");
    await user.keyboard("{5>3/}");
    expect(screen.getByText("Typed 5: 5")).toBeTruthy();
    await user.keyboard("12{Backspace>2/}");
    expect(screen.getByText("Typed 5: 5")).toBeTruthy();
  });

  test("removing the whole typed text selects the amount that this check has counted", async () => {
    const { user } = renderCheck("/item-single-check/1/11", {
      "GET /api/inventory-updates/5/items": { body: [counted(11, 4)] },
    });
    await title("Olive oil");
    await user.keyboard("3{Backspace}");
    expect(isChosen("4")).toBe(true);
  });

  test("after a refused count the next digit on the item screen starts a new amount", async () => {
    const { user } = renderCheck("/item-single-check/1/11", {
      "POST /api/inventory-items": { status: 403, body: { message: "Ask an admin." } },
    });
    await title("Olive oil");
    await user.keyboard("3{Enter}");
    await screen.findByText("Ask an admin.");
    await user.keyboard("4");
    expect(screen.getByText("Typed 4: 4")).toBeTruthy();
  });

  test("a tap on an amount key replaces the typed amount, and later digits start a new one", async () => {
    const { user } = renderCheck("/item-single-check/1/11");
    await title("Olive oil");
    await user.keyboard("14");
    expect(screen.getByText("Typed 14: 14")).toBeTruthy();
    await user.click(button("3"));
    expect(screen.queryByText(/^Typed/)).toBeNull();
    await user.keyboard("5");
    expect(isChosen("5")).toBe(true);
    await user.click(button("3"));
    await user.click(button("5"));
    await user.keyboard("2");
    expect(isChosen("2")).toBe(true);
    await user.keyboard("=4");
    expect(isChosen("4")).toBe(true);
  });

  test("while a text is typed, Space does not click the focused amount key, and Enter on an incomplete fraction sends nothing", async () => {
    const { user, calls } = renderCheck("/item-single-check/1/11");
    await title("Olive oil");
    button("6").focus();
    await user.keyboard("1 1/{Enter}");
    expect(screen.getByText(/^Typed 1 1\/: no amount yet/)).toBeTruthy();
    expect(isChosen("6")).toBe(false);
    expect(posted(calls)).toEqual([]);
  });

  test("ArrowRight on the item screen opens the next item", async () => {
    const { user } = renderCheck("/item-single-check/1/11");
    await title("Olive oil");
    await user.keyboard("{ArrowRight}");
    await title("Black tea");
  });

  test("ArrowLeft on the item screen opens the previous item, and on the first item the location's screen", async () => {
    const { user } = renderCheck("/item-single-check/1/12");
    await title("Black tea");
    await user.keyboard("{ArrowLeft}");
    await title("Olive oil");
    await user.keyboard("{ArrowLeft}");
    await title("Kitchen");
    expect(path()).toBe("/location-check/1");
  });

  test("Enter on the item screen without a selected amount asks for a quantity and sends nothing", async () => {
    const { user, calls } = renderCheck("/item-single-check/1/11");
    await title("Olive oil");
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Select quantity")).toBeTruthy();
    expect(screen.getByText("Please select how many items you have")).toBeTruthy();
    expect(posted(calls)).toEqual([]);
  });

  test("Enter follows a focused link and Space clicks a focused button while an amount is typed", async () => {
    const { user, calls } = renderCheck("/item-single-check/1/11", saved);
    await title("Olive oil");
    await user.keyboard("4");
    screen.getByRole("link", { name: /next item$/i }).focus();
    await user.keyboard("{Enter}");
    await title("Black tea");
    expect(posted(calls)).toEqual([]);
    await user.keyboard("5");
    button("Set & Continue").focus();
    await user.keyboard(" ");
    await title("Sea salt");
    expect(posted(calls)).toEqual([expect.objectContaining({ itemId: 12, newStock: 5 })]);
  });

  test("Enter on a focused amount key of the item screen selects its amount and does not confirm", async () => {
    const { user } = renderCheck("/item-single-check/1/11");
    await title("Olive oil");
    button("6").focus();
    await user.keyboard("{Enter}");
    expect(isChosen("6")).toBe(true);
    expect(path()).toBe("/item-single-check/1/11");
  });
});

describe("the item screen while single keys are turned off", () => {
  afterEach(forgetPreferences);

  test("digits and = select no amount, and no hint explains how to type one", async () => {
    changePreferences({ keys: false });
    const { user } = renderCheck("/item-single-check/1/11", saved);
    await title("Olive oil");
    expect(screen.queryByText(/^Or type 12/)).toBeNull();
    await user.keyboard("3=");
    expect(screen.queryByText(/^Typed/)).toBeNull();
    expect(isChosen("3")).toBe(false);
    expect(isChosen("2")).toBe(false);
  });

  test("digits can be typed in the field of an exact quantity, and Enter confirms a selected amount", async () => {
    changePreferences({ keys: false });
    const { user, calls } = renderCheck("/item-single-check/1/11", saved);
    await title("Olive oil");
    await user.click(button("7+"));
    await user.type(screen.getByLabelText("Exact quantity"), "24{Enter}");
    await title("Black tea");
    await user.click(button("4"));
    await user.keyboard("{Enter}");
    await title("Sea salt");
    expect(posted(calls)).toMatchObject([{ newStock: 24 }, { newStock: 4 }]);
  });
});
