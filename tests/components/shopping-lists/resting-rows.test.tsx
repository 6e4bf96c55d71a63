import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { withTick } from "@/lib/features/shopping-lists/model/rules";
import { itemAnswer, lineAnswer, listAnswer, locationAnswer } from "../../support/answers";
import { box, isTicked, latest, renderList } from "./render-list";

/** Four shopping list lines: three for items of one location, one for an item of another. */
const lines = [1, 2, 3, 4].map((id) =>
  lineAnswer(id, {
    item: itemAnswer(id, { locationId: id === 4 ? 2 : 1, supermarketItemName: null }),
  }),
);
const list = listAnswer({ items: lines });

// The fake clock also advances with real time, in steps of 20 ms, because fetches and the queue need it.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const names = () =>
  screen.getAllByRole("listitem").map((row) => /Item \d/.exec(row.textContent)?.[0]);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function renderLines() {
  const ticked = (id: number) => ({
    body: { ...lines[id - 1], purchased: true },
  });
  const view = renderList({
    ...latest(list),
    "GET /api/locations": { body: [locationAnswer(1, "Kitchen"), locationAnswer(2, "Cellar")] },
    "PUT /api/shopping-lists/items/1": ticked(1),
    "PUT /api/shopping-lists/items/2": ticked(2),
    "PUT /api/shopping-lists/items/4": ticked(4),
  });
  await screen.findByRole("heading", { name: "Cellar" });
  const tick = async (id: number) => {
    await view.user.click(box(`2x Item ${id}`));
    await waitFor(() => expect(isTicked(`2x Item ${id}`)).toBe(true));
  };
  /** Changes the cache like the fetch after a realtime change of another member's tick. */
  const tickElsewhere = async (id: number) => {
    view.queryClient.setQueryData(
      shoppingListQuery().queryKey,
      (old) => old && withTick(old, id, true),
    );
    await waitFor(() => expect(isTicked(`2x Item ${id}`)).toBe(true));
  };
  return { ...view, tick, tickElsewhere };
}

test("a ticked line stays at its position until two seconds after the last tap", async () => {
  const { tick } = await renderLines();
  await tick(1);
  await pass(1_200);
  await tick(2);
  await pass(1_000);
  expect(names()).toEqual(["Item 1", "Item 2", "Item 3", "Item 4"]);
  await pass(1_100);
  expect(names()).toEqual(["Item 3", "Item 1", "Item 2", "Item 4"]);
});

test("a location with only ticked lines stays at its position until two seconds after the last tap", async () => {
  const { tick, tickElsewhere } = await renderLines();
  await tick(2);
  await tickElsewhere(3);
  await tick(1);
  expect(names()).toEqual(["Item 1", "Item 2", "Item 3", "Item 4"]);
  await pass(2_100);
  expect(names()).toEqual(["Item 4", "Item 1", "Item 2", "Item 3"]);
});

test("a tick of another member moves no line within two seconds after a tap", async () => {
  const { user, tickElsewhere } = await renderLines();
  await user.pointer({ keys: "[MouseLeft>]", target: box("2x Item 3") });
  await tickElsewhere(1);
  await pass(1_000);
  expect(names()).toEqual(["Item 1", "Item 2", "Item 3", "Item 4"]);
  await pass(1_100);
  expect(names()).toEqual(["Item 2", "Item 3", "Item 1", "Item 4"]);
});

test("a tick of another member moves its line two seconds after the tick when this person taps nothing", async () => {
  const { tickElsewhere } = await renderLines();
  await pass(3_000);
  await tickElsewhere(1);
  await pass(1_500);
  expect(names()).toEqual(["Item 1", "Item 2", "Item 3", "Item 4"]);
  await pass(600);
  expect(names()).toEqual(["Item 2", "Item 3", "Item 1", "Item 4"]);
});

test("after a tick by keyboard no line moves until the focus has left the list", async () => {
  const { user } = await renderLines();
  box("2x Item 1").focus();
  await user.keyboard(" ");
  await waitFor(() => expect(isTicked("2x Item 1")).toBe(true));
  await pass(10_000);
  expect(names()).toEqual(["Item 1", "Item 2", "Item 3", "Item 4"]);
  expect(document.activeElement).toBe(box("2x Item 1"));
  act(() => box("2x Item 1").blur());
  await pass(2_100);
  expect(names()).toEqual(["Item 2", "Item 3", "Item 1", "Item 4"]);
});

test("after a tap the lines move again although a line that was ticked by keyboard has the focus", async () => {
  const { user, tick } = await renderLines();
  box("2x Item 1").focus();
  await user.keyboard(" ");
  await waitFor(() => expect(isTicked("2x Item 1")).toBe(true));
  await tick(2);
  await pass(2_100);
  expect(names()).toEqual(["Item 3", "Item 1", "Item 2", "Item 4"]);
});
