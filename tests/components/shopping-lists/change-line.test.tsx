import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { setClock } from "@/lib/core/clock";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { withChange } from "@/lib/features/shopping-additions/model/line-change";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { changeLineSchema } from "@/lib/features/shopping-lists/model/schema";
import { lineAnswer, listAnswer, MOMENT } from "../../support/answers";
import { rowLabel } from "../../support/row-label";
import { box, isTicked, jam, latest, oil, ready, renderList } from "./render-list";

const row = (name: string) => screen.getByText(rowLabel(name)).closest("li") ?? document.body;
const note = (name: string) => row(name).querySelector("[id$=note]")?.textContent;
const dialog = () => screen.findByRole("dialog");

/** Renders the list. The server answers a change of the jam as if a person named ben had made it. */
async function renderLines(list = ready) {
  setClock(new Date(MOMENT));
  onTestFinished(() => setClock(undefined));
  const view = renderList({
    ...latest(list),
    "PUT /api/shopping-lists/items/2": () => ({ body: answered() }),
    "DELETE /api/shopping-lists/items/2": { body: { id: 2, listId: 3 } },
    "POST /api/shopping-lists/items/2/restore": { body: jam },
  });
  const changes = () => view.calls.filter(({ method }) => method !== "GET");
  const answered = () => {
    const body = changeLineSchema.parse(changes().at(-1)?.body);
    return withChange(jam, body, { at: MOMENT, by: "ben" });
  };
  await screen.findByText(/Jam$/);
  const open = async () => {
    await view.user.click(screen.getByRole("button", { name: "Change Jam" }));
    return within(await dialog());
  };
  const sent = () => waitFor(() => expect(view.queue.get().pending).toEqual([]));
  return { ...view, open, sent, changes };
}

test("a quantity is set by the buttons of the dialog, and the line shows who changed it", async () => {
  const { user, open, changes, sent } = await renderLines();
  const shown = await open();
  await user.click(shown.getByRole("button", { name: "More" }));
  await user.click(shown.getByRole("button", { name: "More" }));
  await user.click(shown.getByRole("button", { name: "Save quantity" }));
  await screen.findByText(rowLabel("3x Jam"));
  await sent();
  expect(changes().map(({ body }) => body)).toEqual([{ quantity: 3, observedAt: MOMENT }]);
  expect(note("3x Jam")).toBe("Changed by ben");
});

test("the buttons of the quantity stop at 1 and at 9999", async () => {
  const { user, open } = await renderLines();
  const shown = await open();
  const field = shown.getByRole<HTMLInputElement>("textbox", { name: /^Quantity/ });
  await user.click(shown.getByRole("button", { name: "Less" }));
  expect(field.value).toBe("1");
  await user.clear(field);
  await user.type(field, "9999");
  await user.click(shown.getByRole("button", { name: "More" }));
  expect(field.value).toBe("9999");
});

test.each(["0", "1.5", "10000", "x", ""])(
  "the quantity %j is not saved, and the field states what is possible",
  async (text) => {
    const { user, open, queue } = await renderLines();
    const shown = await open();
    const field = shown.getByRole("textbox", { name: /^Quantity/ });
    await user.clear(field);
    if (text) await user.type(field, text);
    await user.keyboard("{Enter}");
    expect(await shown.findByText("Must be a whole number from 1 to 9999")).toBeTruthy();
    expect(queue.get().pending).toEqual([]);
  },
);

test("a device whose clock is behind sends a new quantity with the time at which the shown quantity was set, not with an earlier time", async () => {
  const later = "2100-01-01T00:00:00.000Z";
  const changed = { ...jam, checkQuantity: 2, quantitySetAt: later, quantitySetBy: "ben" };
  const { user, open, changes } = await renderLines(listAnswer({ items: [changed] }));
  const shown = await open();
  await user.click(shown.getByRole("button", { name: "More" }));
  await user.click(shown.getByRole("button", { name: "Save quantity" }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.body).toEqual({ quantity: 2, observedAt: later });
});

test("a line that is marked as not available names who marked it, and a tick ends the mark", async () => {
  const { user, open, changes, sent } = await renderLines();
  const shown = await open();
  await user.click(shown.getByRole("button", { name: "Not available" }));
  await screen.findByText("(ben)");
  await sent();
  expect(note("1x Jam")).toBe("Not available (ben)");
  expect(changes()[0]?.body).toEqual({ notAvailable: true, observedAt: MOMENT });
  expect(isTicked("1x Jam")).toBe(false);
  await user.click(box("1x Jam"));
  await waitFor(() => expect(note("1x Jam")).toBe(""));
  await sent();
  expect(note("1x Jam")).toBe("");
});

test("the button Available again removes the mark of a line as not available", async () => {
  const marked = { ...jam, notAvailable: true, notAvailableAt: MOMENT, notAvailableBy: "ben" };
  const { user, open, changes, sent } = await renderLines(listAnswer({ items: [marked] }));
  const shown = await open();
  await user.click(shown.getByRole("button", { name: "Available again" }));
  await sent();
  expect(note("1x Jam")).toBe("");
  expect(changes()[0]?.body).toEqual({ notAvailable: false, observedAt: MOMENT });
});

test("a removed line keeps its place until the list is sorted, and the button that puts it back gets the focus", async () => {
  const { user, open, changes, sent } = await renderLines(listAnswer({ items: [jam, oil] }));
  const places = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const shown = await open();
  await user.click(shown.getByRole("button", { name: "Remove from list" }));
  const other: unknown = expect.stringMatching(/^3x Monini 1 l/);
  await waitFor(() => expect(places()).toEqual(["1x JamRemoved", other]));
  const back = screen.getByRole("button", { name: "Put Jam back on the list" });
  await waitFor(() => expect(document.activeElement).toBe(back));
  expect(screen.getByRole("img", { name: "0 of 1 items purchased" })).toBeTruthy();
  await sent();
  expect(changes()).toMatchObject([{ method: "DELETE", body: { observedAt: MOMENT } }]);
  await user.click(back);
  await waitFor(() => expect(places()).toEqual([expect.stringMatching(/^1x Jam(?!Rem)/), other]));
  expect(document.activeElement).toBe(box("1x Jam"));
  await sent();
});

test("Undo in the toast of a removed line puts the line back on the list", async () => {
  const { user, open, changes, sent } = await renderLines();
  const shown = await open();
  await user.click(shown.getByRole("button", { name: "Remove from list" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(box("1x Jam")).toBeTruthy());
  await sent();
  expect(changes().map(({ method }) => method)).toEqual(["DELETE", "POST"]);
});

test("a list whose lines were all removed shows that every line was removed, and not that there is nothing to buy", async () => {
  const { queryClient } = renderList({
    ...latest(listAnswer({ removedCount: 2 })),
    "GET /api/items": { body: [] },
  });
  await screen.findByText("All Stocked Up!");
  await waitFor(() => expect(queryClient.getQueryData(itemsQuery().queryKey)).toEqual([]));
  expect(await screen.findByText(/^Every line of this list was removed\./)).toBeTruthy();
  expect(screen.queryByText(/nothing to buy/)).toBeNull();
});

test("a line that another member removes keeps its place and the focus", async () => {
  const { queryClient } = await renderLines();
  act(() => box("1x Jam").focus());
  act(
    () =>
      void queryClient.setQueryData(
        shoppingListQuery().queryKey,
        (old) => old && { ...old, items: [jam] },
      ),
  );
  await screen.findByText(/^Removed/);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(document.activeElement).toBe(box("1x Jam"));
});

test("a line shows how much of it was put away", async () => {
  const purchased = lineAnswer(2, { ...jam, purchased: true });
  renderList({
    ...latest(listAnswer({ items: [purchased] })),
    "GET /api/purchases": {
      body: { listId: 3, putAway: [{ lineId: 2, itemId: 2, quantity: 5, at: MOMENT, by: "ben" }] },
    },
  });
  await waitFor(() => expect(note("1x Jam")).toBe("5 put away"));
});

test("a role that may not change lines sees no button that changes a line", async () => {
  renderList(latest(ready), { role: "regular" });
  await screen.findByText(rowLabel("1x Jam"));
  expect(screen.queryByRole("button", { name: "Change Jam" })).toBeNull();
});
