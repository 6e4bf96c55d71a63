import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { newTemporaryId } from "@/lib/core/temporary-id";
import { type ItemEntry, itemWrites } from "@/lib/features/items/client/pending-writes";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { itemAnswer, MOMENT } from "@/tests/support/answers";

const temporaryId = newTemporaryId();
const entry: ItemEntry = {
  ...itemWrites.create(
    { name: "Olives", locationId: 3, desiredStock: 2, unit: "jar" },
    { temporaryId, addedAt: MOMENT },
  ),
  userId: 7,
  householdId: 1,
  sequence: 1,
  key: "a",
  refusal: null,
};

/** Handles the answer to the creation of the item, which gets the id 5. */
function settle(queryClient: QueryClient): void {
  const context = { queryClient, username: "ann", openPath: vi.fn(), discard: vi.fn() };
  itemWrites.settleSent(entry, { id: 5 }, { ...context, otherPending: () => [] });
}

describe("an item that waits on the device", () => {
  it("a pending item is shown after the fetched items, with its temporary id and a stock of 0", () => {
    const shown = itemWrites.overlay([itemAnswer(11)], [entry, { ...entry, kind: "tick" }]);
    const more = { reorderPoint: 1.5, bestBefore: "2026-12-05", pictogram: "olive" };
    const complete = { ...entry, body: { ...entry.body, ...more } };
    expect(itemWrites.overlay([], [complete])[0]).toMatchObject(more);
    expect(shown).toEqual([
      itemAnswer(11),
      itemAnswer(0, {
        id: temporaryId,
        shelfOrder: temporaryId,
        name: "Olives",
        locationId: 3,
        desiredStock: 2,
        currentStock: 0,
        partialAmount: 0,
        unit: "jar",
        supermarketItemName: null,
        lastCountedAt: null,
      }),
    ]);
  });

  it.each([
    ["without the item", [11], [11, 5]],
    ["that already have the item", [5, 11], [5, 11]],
  ])("an accepted item is contained once in cached items %s", (_name, cached, expected) => {
    const queryClient = new QueryClient();
    const { queryKey } = itemsQuery();
    queryClient.setQueryData(
      queryKey,
      cached.map((id) => itemAnswer(id)),
    );
    settle(queryClient);
    expect(queryClient.getQueryData(queryKey)?.map(({ id }) => id)).toEqual(expected);
  });

  it("an accepted item is cached with the entered name and unit", () => {
    const queryClient = new QueryClient();
    const { queryKey } = itemsQuery();
    queryClient.setQueryData(queryKey, []);
    settle(queryClient);
    expect(queryClient.getQueryData(queryKey)).toMatchObject([{ name: "Olives", unit: "jar" }]);
  });

  it("a late answer to a creation does not change the fetched item, which was counted and renamed meanwhile", () => {
    const queryClient = new QueryClient();
    const { queryKey } = itemsQuery();
    const counted = itemAnswer(5, { name: "Green olives", currentStock: 3 });
    queryClient.setQueryData(queryKey, [counted]);
    settle(queryClient);
    expect(queryClient.getQueryData(queryKey)).toEqual([counted]);
  });
});
