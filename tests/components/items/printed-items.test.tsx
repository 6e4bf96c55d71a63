import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setClock } from "@/lib/core/clock";
import { jam, oil, renderItems } from "./items-page";

beforeEach(() => setClock(new Date("2026-03-20T12:00:00.000Z")));
afterEach(() => setClock(undefined));

test("while the browser prints, the shown items are a table with an empty column for a count by hand", async () => {
  renderItems({
    items: [
      { ...oil, lastCountedAt: "2026-03-18T12:00:00.000Z" },
      { ...jam, lastCountedAt: null },
    ],
  });
  await screen.findByRole("heading", { name: "Olive oil" });
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ["Item", "Stock", "Target", "Counted"],
    ["Kitchen"],
    ["Olive oil", "2⅓", "5 bottles", ""],
    ["Cellar"],
    ["Jam", "Not counted yet", "2 jars", ""],
  ]);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByRole("table")).toBeNull();
});
