import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStore } from "@/lib/client/pending-writes/write-store";
import { forgetPreferences } from "@/lib/client/preferences";
import { makeQueryClient } from "@/lib/client/query-client";
import { forecastAnswer, MOMENT, soonAnswer } from "@/tests/support/answers";
import { isolatedWriteQueue } from "@/tests/support/isolated-write-queue";
import { withoutTimersOf } from "@/tests/support/without-timers-of";
import { posted, title } from "../count/count-page";
import { counted, jam, oil, renderCheck, salt, tea } from "../household";
import { field, folded, OIL, rest, row, server, SHEET, ticked, toast, unknown } from "./sheet-page";

beforeEach(() => {
  forgetPreferences();
});

describe("the sheet of a location", () => {
  test("the sheet shows each item of the location with its recorded stock, and an item that was never counted as empty", async () => {
    renderCheck(SHEET, { "GET /api/items": { body: [oil, tea, { ...salt, ...unknown }, jam] } });
    await title("Kitchen");
    expect(screen.getByText("3 to count")).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(field(OIL).value).toBe("2");
    expect(row("Olive oil").getByText("Last time 2 of 3 bottles")).toBeTruthy();
    expect(field("Sea salt, bags").value).toBe("");
    expect(row("Sea salt").getByText("Target 2 · Not counted yet")).toBeTruthy();
    // Without an amount there is nothing to tick.
    expect(row("Sea salt").queryByRole("checkbox")).toBeNull();
    expect(rest(2)).toBeTruthy();
  });

  test("the sheet names what was bought since the last check", async () => {
    const bought = { lineId: 4, itemId: 11, quantity: 1, at: MOMENT, by: "ben" };
    const counted = { newStock: 1, partialAmount: 0 };
    renderCheck(SHEET, {
      "GET /api/purchases": { body: { listId: 3, putAway: [{ ...bought, counted }] } },
    });
    await title("Kitchen");
    expect(await row("Olive oil").findByText("2 (1 + 1 bought), target 3")).toBeTruthy();
  });

  test("an item that no earlier check has counted has the label First count as soon as an amount is typed", async () => {
    const { user } = renderCheck(SHEET, {
      "POST /api/inventory-items": () => new Promise(() => undefined),
      "GET /api/items": { body: [oil, tea, { ...salt, ...unknown }, jam] },
    });
    await title("Kitchen");
    await user.type(field("Sea salt, bags"), "2");
    expect(row("Sea salt").getByText("Target 2 · First count")).toBeTruthy();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(row("Sea salt").getByText("Target 2 · First count")).toBeTruthy());
    expect(row("Sea salt").queryByText(/Not counted yet/)).toBeNull();
  });

  test("the sheet lists its items in the order of the shelf", async () => {
    renderCheck(SHEET, { "GET /api/items": { body: [oil, { ...tea, shelfOrder: 0 }, jam] } });
    await title("Kitchen");
    const rows = screen.getAllByRole("listitem").map((one) => one.textContent);
    expect([rows[0], rows[1]]).toEqual([
      expect.stringContaining(tea.name),
      expect.stringContaining(oil.name),
    ]);
  });

  test("the sheet shows the forecast of an item with enough history", async () => {
    const forecast = soonAnswer(11, { word: "weeks", usePerDay: 100 });
    renderCheck(SHEET, {
      "GET /api/forecast": { body: forecastAnswer({ items: [forecast] }) },
    });
    await title("Kitchen");
    expect(await row("Olive oil").findByText("Probably empty now")).toBeTruthy();
    expect(row("Black tea").queryByText(/now/i)).toBeNull();
  });

  test("several quick taps on a row of the sheet record one count", async () => {
    const { calls } = renderCheck(SHEET, server());
    await title("Kitchen");
    const more = screen.getByRole("button", { name: "One more: Olive oil" });
    const half = screen.getByRole("button", { name: "½ Olive oil" });
    // The two taps have no delay between them, because a row is recorded once no tap has followed for a moment.
    act(() => more.click());
    act(() => half.click());
    expect(field(OIL).value).toBe("3½");
    expect(ticked("Olive oil")).toBe(true);
    await waitFor(() =>
      expect(posted(calls)).toMatchObject([{ itemId: 11, newStock: 3, partialAmount: 0.5 }]),
    );
    expect(posted(calls)).not.toHaveProperty("0.onlyIfPending");
  });

  test("a changed amount is recorded at once when another row is changed, the page is hidden or another screen opens", async () => {
    const { user, calls } = renderCheck(SHEET, server());
    await title("Kitchen");
    withoutTimersOf(800);
    await user.click(screen.getByRole("button", { name: "One more: Olive oil" }));
    await user.click(screen.getByRole("button", { name: "One more: Black tea" }));
    await waitFor(() => expect(posted(calls)).toMatchObject([{ itemId: 11, newStock: 3 }]));
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(posted(calls)).toHaveLength(2));
    await user.click(screen.getByRole("button", { name: "One more: Sea salt" }));
    await user.click(screen.getByRole("link", { name: "Go back" }));
    await waitFor(() => expect(posted(calls)).toHaveLength(3));
  });

  test("an amount with a partial amount can be typed, and Enter records it and focuses the field of the next row", async () => {
    const { user, calls } = renderCheck(SHEET, server());
    await title("Kitchen");
    await user.click(field(OIL));
    await user.keyboard("1,5{Enter}");
    expect(document.activeElement).toBe(field("Black tea, boxes"));
    expect(field(OIL).value).toBe("1½");
    await user.keyboard("{ArrowUp}{ArrowUp}{Enter}");
    await waitFor(() =>
      expect(posted(calls)).toMatchObject([
        { itemId: 11, newStock: 1, partialAmount: 0.5 },
        { itemId: 12, newStock: tea.currentStock + 2 },
      ]),
    );
  });

  test("the button One more replaces a typed text that is no amount by the recorded stock plus one", async () => {
    const { user } = renderCheck(SHEET, server());
    await title("Kitchen");
    await user.type(field(OIL), "many");
    await user.click(screen.getByRole("button", { name: "One more: Olive oil" }));
    expect(field(OIL).value).toBe("3");
    expect(field(OIL).getAttribute("aria-invalid")).toBe("false");
  });

  test("a typed amount is recorded after a pause although its field has the focus, and can be typed further", async () => {
    const { user, calls } = renderCheck(SHEET, server());
    await title("Kitchen");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.type(field(OIL), "0");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(posted(calls)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await waitFor(() => expect(posted(calls)).toMatchObject([{ newStock: 0, partialAmount: 0 }]));
    expect(document.activeElement).toBe(field(OIL));
    await user.keyboard(".5{Enter}");
    await waitFor(() => expect(posted(calls).at(-1)).toMatchObject({ partialAmount: 0.5 }));
  });

  test("a typed text that is no amount shows an alert and is not recorded, not even by the button The rest is as shown", async () => {
    const { user, calls } = renderCheck(SHEET, server());
    await title("Kitchen");
    await user.type(field(OIL), "0.25");
    expect(field(OIL).getAttribute("aria-invalid")).toBe("false");
    await user.tab();
    expect(field(OIL).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("alert").textContent).toBe("Must be 0 to 9,999, with ⅓, ½ or ⅔");
    expect(screen.getByRole("checkbox", { name: "Olive oil counted" })).toHaveProperty(
      "disabled",
      true,
    );
    await user.click(rest(2));
    await waitFor(() => expect(posted(calls)).toMatchObject([{ itemId: 12 }, { itemId: 13 }]));
  });

  test("a toast reports a count or an undo that the device cannot store, and the row keeps its amount", async () => {
    const store = memoryStore();
    const queue = isolatedWriteQueue(store);
    const { user, calls } = renderCheck(SHEET, server(), "assistant", makeQueryClient(), queue);
    await title("Kitchen");
    const add = vi.spyOn(store, "add").mockRejectedValueOnce(new Error("disk full"));
    await user.click(screen.getByRole("button", { name: "One more: Olive oil" }));
    await waitFor(() => expect(toast().textContent).toContain("An error occurred while updating"));
    expect(field(OIL).value).toBe("3");
    await user.click(screen.getByRole("button", { name: "One more: Olive oil" }));
    await waitFor(() => expect(posted(calls)).toMatchObject([{ itemId: 11, newStock: 4 }]));
    add.mockRejectedValueOnce(new Error("disk full"));
    await waitFor(() => expect(ticked("Olive oil")).toBe(true));
    await user.click(screen.getByRole("checkbox", { name: "Olive oil counted" }));
    await waitFor(() => expect(toast().textContent).toContain("The count could not be undone"));
    expect(ticked("Olive oil")).toBe(true);
  });

  test("ticking a row of the sheet counts its item as shown, and unticking the row undoes the count", async () => {
    const { user, calls } = renderCheck(SHEET, server());
    await title("Kitchen");
    await user.click(screen.getByRole("checkbox", { name: "Olive oil counted" }));
    await waitFor(() => expect(posted(calls)).toMatchObject([{ itemId: 11, newStock: 2 }]));
    expect(screen.getByText("2 to count")).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: "Olive oil counted" }));
    expect(ticked("Olive oil")).toBe(false);
    await waitFor(() => expect(posted(calls).at(-1)).toMatchObject({ updateId: 5, itemId: 11 }));
  });

  test("items with assumed entries follow the pending items of the sheet, are not among those to count, and can be counted", async () => {
    const assumed = { ...counted(11, 2), basis: "assumed" as const };
    const { user, calls } = renderCheck(SHEET, {
      ...server(),
      "GET /api/inventory-updates/5/items": { body: [assumed] },
    });
    await title("Kitchen");
    expect(screen.getByText("2 to count")).toBeTruthy();
    expect(rest(2)).toBeTruthy();
    const rows = screen.getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Black tea"),
      expect.stringContaining("Sea salt"),
      expect.stringContaining("Olive oilTaken as recorded, not counted"),
    ]);
    expect(ticked("Olive oil")).toBe(false);
    await user.click(screen.getByRole("checkbox", { name: "Olive oil counted" }));
    await waitFor(() => expect(posted(calls)).toMatchObject([{ itemId: 11, newStock: 2 }]));
  });

  test("a sheet without pending items states how many items were taken as recorded", async () => {
    const assumed = { ...counted(11, 2), basis: "assumed" as const };
    renderCheck(SHEET, {
      ...server(),
      "GET /api/inventory-updates/5/items": { body: [assumed, counted(12, 1), counted(13, 1)] },
    });
    await title("Kitchen");
    expect(screen.getByText("1 taken as recorded")).toBeTruthy();
    expect(screen.queryByText("Nothing left to count")).toBeNull();
  });

  test("an item that is counted when the sheet opens is folded below the others until it is tapped", async () => {
    const { user } = renderCheck(SHEET, {
      "GET /api/inventory-updates/5/items": { body: [counted(11, 7)] },
    });
    await title("Kitchen");
    expect(folded("Olive oil").textContent).toBe("Olive oil7 bottlesCounted");
    expect(screen.getAllByRole("listitem").at(-1)).toBe(folded("Olive oil").parentElement);
    expect(screen.queryByLabelText(OIL)).toBeNull();
    await user.click(folded("Olive oil"));
    expect(field(OIL).value).toBe("7");
    expect(document.activeElement).toBe(screen.getAllByRole("listitem").at(-1));
  });

  test("an item that is counted on the open sheet is not folded", async () => {
    const { user, calls } = renderCheck(SHEET, server());
    await title("Kitchen");
    await user.click(screen.getByRole("checkbox", { name: "Olive oil counted" }));
    await waitFor(() => expect(posted(calls)).toHaveLength(1));
    expect(await screen.findByText("2 to count")).toBeTruthy();
    expect(screen.queryByRole("button", { expanded: false })).toBeNull();
    expect(field(OIL).value).toBe("2");
  });

  test("a row that another member has counted names that member and cannot be unticked", async () => {
    const { user } = renderCheck(SHEET, {
      "GET /api/inventory-updates/5/items": { body: [{ ...counted(11, 7), countedBy: "ben" }] },
    });
    await title("Kitchen");
    await user.click(folded("Olive oil"));
    expect(field(OIL).value).toBe("7");
    expect(row("Olive oil").getByText(/ben counted this/)).toBeTruthy();
    const box = screen.getByRole<HTMLButtonElement>("checkbox", { name: "Olive oil counted" });
    expect(box.disabled).toBe(true);
  });

  test("a member who may not count sees the amounts of the sheet without controls", async () => {
    renderCheck(SHEET, {}, "regular");
    await title("Kitchen");
    expect(row("Olive oil").getByText("2 bottles")).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: /^The rest/ })).toBeNull();
  });
});
