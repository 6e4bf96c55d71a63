import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { counted, oil, renderCheck } from "../household";
import { button, isChosen, path, posted, saved, title } from "./count-page";

describe("the screen of one item in a check", () => {
  test("the item screen shows location, desired stock, previous amount and position", async () => {
    renderCheck("/item-single-check/1/11");
    await title("Olive oil");
    expect(screen.getByText("Kitchen")).toBeTruthy();
    expect(screen.getByText("No photo available")).toBeTruthy();
    expect(screen.getByText("3 bottles")).toBeTruthy();
    expect(screen.getByText("Last time:").nextSibling?.textContent).toBe("2");
    expect(screen.getByText("Item 1 of 3")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "How many bottles are there?" })).toBeTruthy();
    expect(document.title).toBe("Olive oil · Larder");
  });

  test("the item screen shows how many items of the whole check are counted", async () => {
    renderCheck("/item-single-check/1/12", {
      "GET /api/inventory-updates/5/items": { body: [counted(11, 2), counted(21, 1)] },
    });
    await title("Black tea");
    expect(screen.getByText("Item 2 of 3")).toBeTruthy();
    const bar = screen.getByRole("progressbar", { name: "2 of 4 items counted" });
    expect(bar.getAttribute("aria-valuenow")).toBe("50");
  });

  test("the location's name on the item screen links to the check of the location", async () => {
    const { user } = renderCheck("/item-single-check/1/11");
    await title("Olive oil");
    await user.click(screen.getByRole("link", { name: "Back to Kitchen" }));
    await title("Kitchen");
    expect(path()).toBe("/location-check/1");
  });

  test("the item screen selects no amount at first and disables the confirm button", async () => {
    renderCheck("/item-single-check/1/11");
    await title("Olive oil");
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
    expect(button("Set & Continue").disabled).toBe(true);
  });

  test("an amount key has a check mark only while it is chosen", async () => {
    const { user } = renderCheck("/item-single-check/1/13");
    await title("Sea salt");
    const marked = () =>
      [...document.querySelectorAll("[data-amount-key]:has(svg)")].map((key) => key.textContent);
    expect(marked()).toEqual([]);
    await user.click(button("3"));
    await user.click(button("½"));
    // The drawn digits of a fraction, and its sign for screen readers.
    expect(marked()).toEqual(["3", "1⁄2½"]);
    await user.click(button("3"));
    expect(marked()).toEqual(["1⁄2½"]);
  });

  test("the amount key 7+ has the description Type a larger amount", async () => {
    renderCheck("/item-single-check/1/11");
    await title("Olive oil");
    const key = screen.getByRole("button", { name: "7+", description: "Type a larger amount" });
    expect(key.title).toBe("Type a larger amount");
  });

  test.each([
    ["before its first count", [], "Not counted yet"],
    ["after its first count", [{ ...counted(11, 3), previousCountedAt: null }], "Never"],
  ])(
    "%s an item that no earlier check has counted has no amount of last time, and the = key selects nothing",
    async (_, counts, lastTime) => {
      const { user } = renderCheck("/item-single-check/1/11", {
        "GET /api/items": { body: [{ ...oil, currentStock: 0, lastCountedAt: null }] },
        "GET /api/inventory-updates/5/items": { body: counts },
      });
      await title("Olive oil");
      expect(screen.getByText("Last time:").nextSibling?.textContent).toBe(lastTime);
      expect(screen.queryByRole("button", { name: /^Same/ })).toBeNull();
      expect(screen.getByText("Or type 12, 1.5 or 1 1/2, Enter to confirm.")).toBeTruthy();
      const pressed = () => screen.queryAllByRole("button", { pressed: true }).length;
      const before = pressed();
      await user.keyboard("=");
      expect(pressed()).toBe(before);
      expect(screen.queryByText(/^Typed/)).toBeNull();
    },
  );

  test("the keys of the item screen are disabled while it is loading", () => {
    renderCheck("/item-single-check/1/11");
    for (const name of ["None", "1", "6", "½", "Set & Continue"]) {
      expect(button(name).disabled).toBe(true);
    }
  });

  test("the item screen selects the amount that this check has counted", async () => {
    renderCheck("/item-check/1/11", {
      "GET /api/inventory-updates/5/items": { body: [counted(11, 12, 0.5)] },
    });
    await title("Olive oil");
    expect(isChosen("12")).toBe(true);
    expect(isChosen("½")).toBe(true);
    expect(button("Update & Continue").disabled).toBe(false);
  });

  test("a second tap on a selected amount key of the item screen deselects the amount", async () => {
    const { user } = renderCheck("/item-check/1/11");
    await title("Olive oil");
    await user.click(button("2"));
    await user.click(button("⅓"));
    expect(button("Set 2⅓").disabled).toBe(false);
    await user.click(button("2"));
    expect(button("Set ⅓").disabled).toBe(false);
    await user.click(button("⅓"));
    expect(button("Set").disabled).toBe(true);
  });

  test("an amount over six is typed on the item screen and confirmed by Enter", async () => {
    const { user, calls } = renderCheck("/item-single-check/1/11", saved);
    await title("Olive oil");
    await user.click(button("7+"));
    await user.type(screen.getByLabelText("Exact quantity"), "24{Enter}");
    await title("Black tea");
    expect(posted(calls)).toEqual([
      expect.objectContaining({ itemId: 11, newStock: 24, partialAmount: 0 }),
    ]);
  });

  test("a fraction that is typed in the field of an exact quantity selects the key of that fraction", async () => {
    const { user, calls } = renderCheck("/item-single-check/1/11", saved);
    await title("Olive oil");
    await user.click(button("7+"));
    await user.type(screen.getByLabelText("Exact quantity"), "7.5");
    expect(isChosen("½")).toBe(true);
    await user.keyboard("{Enter}");
    await title("Black tea");
    expect(posted(calls)).toMatchObject([{ newStock: 7, partialAmount: 0.5 }]);
  });
});

test("while the exact quantity of a counted item is empty or invalid, the confirm button is disabled, and a partial amount replaces the invalid part", async () => {
  const { user } = renderCheck("/item-check/1/11", {
    "GET /api/inventory-updates/5/items": { body: [counted(11, 3)] },
  });
  await title("Olive oil");
  await user.click(button("7+"));
  expect(button("Update & Continue").disabled).toBe(true);
  await user.type(screen.getByLabelText("Exact quantity"), "7.25");
  expect(screen.getByText("Must be 0 to 9,999, with ⅓, ½ or ⅔")).toBeTruthy();
  expect(button("Update & Continue").disabled).toBe(true);
  await user.click(button("⅓"));
  expect(screen.queryByText("Must be 0 to 9,999, with ⅓, ½ or ⅔")).toBeNull();
  expect([isChosen("7"), isChosen("⅓")]).toEqual([true, true]);
  expect(button("Update & Continue").disabled).toBe(false);
});

test.each([
  ["not counted", "/item-check/1/11", "Skip to the next item", [], "Olive oil"],
  ["counted", "/item-check/1/11", "Next item", [counted(11, 3)], "Olive oil"],
  ["not counted and the last", "/item-check/1/13", "Skip last item", [], "Sea salt"],
] as const)(
  "the link after an item that is %s (%s) is named %j",
  async (_, address, name, body, item) => {
    renderCheck(address, { "GET /api/inventory-updates/5/items": { body } });
    await title(item);
    expect(await screen.findByRole("link", { name })).toBeTruthy();
  },
);

describe("item screens without a count", () => {
  test("the screen of an unknown item links to the location in its URL", async () => {
    renderCheck("/item-check/1/99");
    await title("Item not found");
    const back = screen.getByRole("link", { name: "Return to location" });
    expect(back.getAttribute("href")).toBe("/location-check/1");
  });

  test("a malformed URL of an item screen shows an error at once", () => {
    renderCheck("/item-check/1/one");
    expect(screen.getByRole("heading", { name: "Invalid URL parameters" })).toBeTruthy();
  });

  test("a role that cannot count sees the item and its count without buttons", async () => {
    renderCheck(
      "/item-single-check/1/11",
      { "GET /api/inventory-updates/5/items": { body: [counted(11, 2, 0.333)] } },
      "regular",
    );
    await title("Olive oil");
    expect(screen.getByText("2⅓ bottles")).toBeTruthy();
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByRole("link", { name: /next item$/i })).toBeTruthy();
  });
});
