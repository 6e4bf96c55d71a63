import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { countsQuery } from "@/lib/features/checks/client/queries";
import { undoCountWrites, withoutUndone } from "@/lib/features/checks/client/undo-writes";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { countAnswer, itemAnswer } from "@/tests/support/answers";

const UNDONE_AT = "2026-01-01T12:00:05.000Z";
const LATER = "2026-01-01T12:00:06.000Z";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([
  [true, 0],
  [false, 1],
])(
  "after an undo with the answer isUndone %s, %i counts of the item are cached, whatever their time",
  (isUndone, left) => {
    const queryClient = new QueryClient();
    const { queryKey } = countsQuery(5);
    queryClient.setQueryData(itemsQuery().queryKey, [itemAnswer(11)]);
    queryClient.setQueryData(queryKey, [
      { ...countAnswer(11), observedAt: undefined, updatedAt: LATER },
    ]);
    const body = { updateId: 5, itemId: 11, undoneAt: UNDONE_AT };
    const undo = {
      ...undoCountWrites.create(body, { locationId: 1 }),
      userId: 7,
      householdId: 1,
      sequence: 1,
      key: "undo",
      refusal: null,
    };
    undoCountWrites.settleSent(
      undo,
      { isUndone },
      {
        queryClient,
        username: "anna",
        openPath: vi.fn(),
        otherPending: () => [],
        discard: vi.fn(),
      },
    );
    expect(queryClient.getQueryData(queryKey)).toHaveLength(left);
  },
);

it("withoutUndone keeps a pending count that was observed after the moment of the undo", () => {
  const sent = { userId: 7, householdId: 1, key: "", refusal: null };
  const count = (sequence: number, observedAt: string) => ({
    ...countWrites.create(
      { updateId: 5, itemId: 11, newStock: sequence, partialAmount: 0, observedAt },
      { locationId: 1 },
    ),
    ...sent,
    sequence,
  });
  const body = { updateId: 5, itemId: 11, undoneAt: UNDONE_AT };
  const undo = { ...undoCountWrites.create(body, { locationId: 1 }), ...sent, sequence: 3 };
  const later = count(2, LATER);
  expect(withoutUndone([count(1, UNDONE_AT), later, undo])).toEqual([later, undo]);
});
