import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { forgetPreferences } from "@/lib/client/preferences";
import { path, posted, title } from "../count/count-page";
import { jam, oil, renderCheck, salt, tea } from "../household";
import { field, OIL, rest, server, SHEET, ticked, toast, unknown } from "./sheet-page";

beforeEach(() => {
  forgetPreferences();
});

describe("confirming the rest", () => {
  test("the button The rest is as shown counts pending items as shown, skips items that were never counted, and replaces no count", async () => {
    const { user, calls } = renderCheck(SHEET, {
      ...server(),
      "GET /api/items": { body: [oil, tea, { ...salt, ...unknown }, jam] },
    });
    await title("Kitchen");
    await user.click(screen.getByRole("button", { name: "One less: Olive oil" }));
    await user.click(rest(1));
    await waitFor(() =>
      expect(posted(calls)).toMatchObject([
        { itemId: 11, newStock: 1 },
        { itemId: 12, newStock: tea.currentStock, onlyIfPending: true },
      ]),
    );
    expect(toast().textContent).toContain("1 item counted as shown");
    expect(screen.getByText("Choose the amount of 1 more item.")).toBeTruthy();
    expect(screen.queryByRole("checkbox", { name: "Sea salt counted" })).toBeNull();
  });

  test("the button of a sheet on which nothing is counted names all items, and after the first count only the rest", async () => {
    const { user } = renderCheck(SHEET, server());
    await title("Kitchen");
    expect(screen.getByRole("button", { name: "All 3 are as shown" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "One less: Olive oil" }));
    expect(screen.getByRole("button", { name: "The rest is as shown (2)" })).toBeTruthy();
  });

  test("Undo in the toast makes the items that The rest is as shown has counted pending again, except an item that was counted later", async () => {
    const { user, calls } = renderCheck(SHEET, server());
    await title("Kitchen");
    await user.click(rest(3));
    expect(await screen.findByText("Nothing left to count")).toBeTruthy();
    expect(screen.getByText("All can still be changed.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "One more: Olive oil" }));
    await user.tab();
    await waitFor(() => expect(posted(calls)).toHaveLength(4));
    await user.click(within(toast()).getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("2 to count")).toBeTruthy();
    expect(ticked("Olive oil")).toBe(true);
    expect(field(OIL).value).toBe("3");
    expect(ticked("Black tea")).toBe(false);
  });

  test("after the rest is confirmed, the same button opens the sheet of the next location, but ignores the second tap of a double tap", async () => {
    const { user, calls } = renderCheck(SHEET, server());
    await title("Kitchen");
    await user.dblClick(rest(3));
    await waitFor(() => expect(posted(calls)).toHaveLength(3));
    expect(path()).toBe(SHEET);
    await user.click(await screen.findByRole("button", { name: "Count Cellar" }));
    await title("Cellar");
    expect(path()).toBe("/location-sheet/3");
    await user.click(rest(1));
    // The button beside the progress has the same name.
    const actions = within(screen.getByRole("region", { name: "Actions" }));
    await user.click(await actions.findByRole("button", { name: "Finish check" }));
    expect(path()).toBe("/inventory-complete/5");
  });
});
