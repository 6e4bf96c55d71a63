import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { deferred } from "../../support/deferred";
import { renderCheck } from "./household";

test("of five refused counts three are listed, two are shown as a number, and one button discards all five", async () => {
  const { user, queue } = renderCheck("/inventory-check", {
    "POST /api/inventory-items": { status: 403, body: { message: "Not now." } },
  });
  await screen.findByText("Inventory check in progress");
  for (const itemId of [11, 12, 13, 21, 99]) {
    const observedAt = "2026-01-01T12:00:00.000Z";
    const body = { updateId: 5, itemId, newStock: 2, partialAmount: 0, observedAt };
    await queue.add(countWrites.create(body, { locationId: 1 }));
  }
  await queue.whenSent("check:5");
  // Each refused count opens the screen of its item. The item of the last count does not exist.
  await screen.findByRole("heading", { name: "Item not found" });
  window.history.pushState(null, "", "/inventory-check");
  window.dispatchEvent(new PopStateEvent("popstate"));
  const list = within(await screen.findByRole("list", { name: "Not saved" }));
  expect(await list.findByText("And 2 more.")).toBeTruthy();
  expect(list.getAllByRole("listitem")).toHaveLength(4);
  expect(list.getByText(/^Olive oil: 2 bottles not saved/)).toBeTruthy();
  await user.click(list.getByRole("button", { name: "Discard all" }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Not saved" })).toBeNull());
  expect(queue.get().refused).toEqual([]);
});

test.each([
  [1, "ben", "1 count discarded, cancelled by ben"],
  [3, "ben", "3 counts discarded, cancelled by ben"],
  [1, "anna", "1 count discarded, cancelled by you"],
])(
  "%i pending counts of a check that %s has cancelled are discarded with the toast: %s",
  async (count, cancelledBy, text) => {
    const online = deferred<undefined>();
    const { queue, calls } = renderCheck("/inventory-check", {
      "POST /api/inventory-items": async () => {
        await online.promise;
        return { status: 409, body: { message: "Already cancelled.", cancelledBy } };
      },
    });
    await screen.findByText("Inventory check in progress");
    for (const itemId of [11, 12, 13].slice(0, count)) {
      const observedAt = "2026-01-01T12:00:00.000Z";
      const body = { updateId: 5, itemId, newStock: 2, partialAmount: 0, observedAt };
      await queue.add(countWrites.create(body, { locationId: 1 }));
    }
    online.resolve(undefined);
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(queue.get()).toMatchObject({ pending: [], refused: [] }));
    expect(screen.queryByRole("list", { name: "Not saved" })).toBeNull();
    expect(window.location.pathname).toBe("/inventory-check");
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  },
);
