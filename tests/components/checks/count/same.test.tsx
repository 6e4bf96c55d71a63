import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Count } from "@/lib/features/checks/model/dto";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { counted, oil, renderCheck } from "../household";
import { button, isChosen, path, posted, saved, title } from "./count-page";

const OIL = "/item-single-check/1/11";
const same = "Same: 2, as last time";
const undoButton = () =>
  within(screen.getByLabelText("Notifications")).getByRole("button", { name: "Undo" });

describe("the amount of last time", () => {
  test("one tap on the amount of last time records it and opens the next item", async () => {
    const { user, calls } = renderCheck(OIL, saved);
    await title("Olive oil");
    await user.click(button(same));
    await title("Black tea");
    expect(path()).toBe("/item-single-check/1/12");
    await waitFor(() =>
      expect(posted(calls)).toMatchObject([{ itemId: 11, newStock: 2, partialAmount: 0 }]),
    );
    expect(screen.getByLabelText("Notifications").textContent).toContain("2 · Olive oil");
  });

  test("recording the amount of last time discards another amount that was typed for the item", async () => {
    const { user, calls } = renderCheck(OIL, saved);
    await title("Olive oil");
    await user.click(button("7+"));
    await user.type(screen.getByLabelText("Exact quantity"), "12");
    await user.click(button(same));
    await title("Black tea");
    expect(posted(calls)).toMatchObject([{ newStock: 2 }]);
    expect(screen.queryByText("Not saved")).toBeNull();
  });
});

describe("undoing a count", () => {
  test("undoing the first count of an item opens it as pending with its former stock", async () => {
    let counts: Count[] = [];
    const { user, calls, queryClient, queue } = renderCheck(OIL, {
      "POST /api/inventory-items": () => {
        counts = [{ ...counted(11, 4), previousStock: 2, previousCountedAt: oil.lastCountedAt }];
        return { body: counts[0] };
      },
      "POST /api/inventory-items/undo": () => {
        counts = [];
        return { body: { isUndone: true } };
      },
      "GET /api/inventory-updates/5/items": () => ({ body: counts }),
    });
    await title("Olive oil");
    await user.click(button("4"));
    await user.click(button("Set & Continue"));
    await title("Black tea");
    const entries = window.history.length;
    await user.click(undoButton());
    await title("Olive oil");
    expect(path()).toBe(OIL);
    // Undo has added no history entry, so that the back button does not open the next item.
    expect(window.history.length).toBe(entries);
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
    expect(button("Set & Continue").disabled).toBe(true);
    await waitFor(() => expect(queue.get().pending).toEqual([]));
    expect(posted(calls)).toMatchObject([{ newStock: 4 }, { updateId: 5, itemId: 11 }]);
    expect(queryClient.getQueryData(itemsQuery().queryKey)?.[0]).toEqual(oil);
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
  });

  test("after undoing a count the back button leads to the screen before its item", async () => {
    const { user } = renderCheck("/location-check/1", saved);
    await title("Kitchen");
    await user.click(screen.getByRole("link", { name: "I'm here" }));
    await title("Olive oil");
    await user.click(button(same));
    await title("Black tea");
    await user.click(undoButton());
    await title("Olive oil");
    window.history.back();
    await title("Kitchen");
  });

  test("undoing a count replaces the present screen by the counted item, also when the person has gone on to a later item", async () => {
    const { user } = renderCheck(OIL, saved);
    await title("Olive oil");
    await user.click(button(same));
    await title("Black tea");
    await user.click(screen.getByRole("link", { name: /next item$/i }));
    await title("Sea salt");
    await user.click(undoButton());
    await title("Olive oil");
    window.history.back();
    await title("Black tea");
  });

  test("undoing a count without a network shows the item as pending at once", async () => {
    const { user, queue } = renderCheck(OIL, {
      "POST /api/inventory-items": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    await title("Olive oil");
    await user.click(button(same));
    await title("Black tea");
    await user.click(undoButton());
    await title("Olive oil");
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
    expect(queue.get().pending).toHaveLength(2);
  });

  test("undoing a changed count records the former amount again", async () => {
    const answers = [counted(11, 6), counted(11, 4, 0.5)];
    const { user, calls } = renderCheck(OIL, {
      "POST /api/inventory-items": () => ({ body: answers.shift() }),
      "GET /api/inventory-updates/5/items": { body: [counted(11, 4, 0.5)] },
    });
    await title("Olive oil");
    await user.click(button("6"));
    await user.click(button("Update & Continue"));
    await title("Black tea");
    await user.click(undoButton());
    await title("Olive oil");
    expect(isChosen("4")).toBe(true);
    expect(isChosen("½")).toBe(true);
    await waitFor(() =>
      expect(posted(calls)).toMatchObject([{ newStock: 6 }, { newStock: 4, partialAmount: 0.5 }]),
    );
  });

  test("undoing a confirmation that did not change the item's count opens the item and sends nothing", async () => {
    const { user, calls } = renderCheck(OIL, {
      "POST /api/inventory-items": { body: counted(11, 4) },
      "GET /api/inventory-updates/5/items": { body: [counted(11, 4)] },
    });
    await title("Olive oil");
    await user.click(button("Update & Continue"));
    await title("Black tea");
    await user.click(undoButton());
    await title("Olive oil");
    expect(posted(calls)).toHaveLength(1);
  });
});
