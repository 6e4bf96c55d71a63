import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { withLine } from "@/lib/features/shopping-lists/model/rules";
import { itemAnswer, lineAnswer, listAnswer, locationAnswer } from "../../support/answers";
import { box, isTicked, latest, renderList } from "./render-list";

/** Four shopping list lines: three for items of one location, one for an item of another. */
const lines = [1, 2, 3, 4].map((id) =>
  lineAnswer(id, {
    item: itemAnswer(id, { locationId: id === 4 ? 2 : 1, supermarketItemName: null }),
  }),
);
const OPENED = ["Item 1", "Item 2", "Item 3", "Item 4"];
const kitchen = locationAnswer(1, "Kitchen");
const cellar = locationAnswer(2, "Cellar");

const names = () =>
  screen.getAllByRole("listitem").map((row) => /Item \d/.exec(row.textContent)?.[0]);
const sortButton = () => screen.getByLabelText("Ticked last: move purchased lines to the end");

async function renderLines(shown = lines) {
  const ticked = (id: number) => ({ body: { ...lines[id - 1], purchased: true } });
  const view = renderList({
    ...latest(listAnswer({ items: shown })),
    "GET /api/locations": { body: [kitchen, cellar] },
    "PUT /api/shopping-lists/items/1": ticked(1),
    "PUT /api/shopping-lists/items/2": ticked(2),
    "PUT /api/shopping-lists/items/3": ticked(3),
  });
  await screen.findByRole("heading", { name: "Cellar" });
  const tick = async (id: number) => {
    await view.user.click(box(`2x Item ${id}`));
    await waitFor(() => expect(isTicked(`2x Item ${id}`)).toBe(true));
  };
  /** Updates the cached list like the refetch that follows another member's tick. */
  const tickElsewhere = async (id: number) => {
    view.queryClient.setQueryData(
      shoppingListQuery().queryKey,
      (old) => old && withLine(old, id, (line) => ({ ...line, purchased: true })),
    );
    await waitFor(() => expect(isTicked(`2x Item ${id}`)).toBe(true));
  };
  return { ...view, tick, tickElsewhere };
}

test("ticked lines and finished locations keep their positions, however long the list is not touched", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { tick } = await renderLines();
  for (const id of [1, 2, 3]) await tick(id);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
  expect(names()).toEqual(OPENED);
});

test("a tick of another member and a new order of the locations move no line", async () => {
  const { tickElsewhere, queryClient } = await renderLines();
  await tickElsewhere(1);
  act(() => void queryClient.setQueryData(locationsQuery().queryKey, [cellar, kitchen]));
  await waitFor(() => expect(sortButton().className).not.toContain("invisible"));
  expect(names()).toEqual(OPENED);
});

test("a list that is opened with ticked lines shows them at the end of their location", async () => {
  await renderLines(lines.map((line) => ({ ...line, purchased: line.id === 1 })));
  expect(names()).toEqual(["Item 2", "Item 3", "Item 1", "Item 4"]);
});

test("the button Sort moves ticked lines and finished locations to the end, and the focus to the title", async () => {
  const { user, tick } = await renderLines();
  expect(sortButton().className).toContain("invisible");
  for (const id of [1, 2, 3]) await tick(id);
  await user.click(sortButton());
  expect(names()).toEqual(["Item 4", "Item 1", "Item 2", "Item 3"]);
  expect(sortButton().className).toContain("invisible");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Shopping List" }));
});
