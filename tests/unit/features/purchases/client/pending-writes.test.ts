import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import type { SettleContext } from "@/lib/client/pending-writes/pending-write-kind";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { putAwayWrites, takeBackWrites } from "@/lib/features/purchases/client/pending-writes";
import { purchasesQuery } from "@/lib/features/purchases/client/queries";
import { itemAnswer, MOMENT } from "@/tests/support/answers";

const stored = { userId: 7, householdId: 1, sequence: 1, key: "a", refusal: null };
const line = { lineId: 1, itemId: 11, quantity: 3, at: MOMENT, by: "ann" };
const place = { listId: 3, at: MOMENT, lines: [{ ...line, name: "Rice" }] };
const putAway = {
  ...putAwayWrites.create({ lines: [{ lineId: 1, quantity: 3 }], observedAt: MOMENT }, place),
  ...stored,
};
const takeBack = {
  ...takeBackWrites.create({ lineIds: [1], by: "ann", observedAt: MOMENT }, place),
  ...stored,
};

let queryClient: QueryClient;
const discard = vi.fn<SettleContext["discard"]>();
const context = () => ({
  queryClient,
  username: "ann",
  openPath: vi.fn(),
  otherPending: () => [],
  discard,
});
const stock = () => queryClient.getQueryData(itemsQuery().queryKey)?.[0]?.currentStock;

beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData(itemsQuery().queryKey, [itemAnswer(11, { currentStock: 1 })]);
  queryClient.setQueryData(purchasesQuery().queryKey, { listId: 3, putAway: [] });
});

it("the answer to putting lines away or taking them back changes the cached stock once, also if it arrives twice", async () => {
  await putAwayWrites.settleSent(putAway, { putAway: [line] }, context());
  await putAwayWrites.settleSent(putAway, { putAway: [line] }, context());
  expect(stock()).toBe(4);
  await takeBackWrites.settleSent(takeBack, { lineIds: [1] }, context());
  await takeBackWrites.settleSent(takeBack, { lineIds: [1] }, context());
  expect(stock()).toBe(1);
});

it("taking lines back discards the refused write that puts these lines away, and no write about other lines", async () => {
  await takeBackWrites.settleSent(takeBack, { lineIds: [] }, context());
  const isGivenUp = discard.mock.lastCall?.[0];
  const refusal = { status: 409, message: "" };
  const others = putAwayWrites.create(
    { lines: [{ lineId: 2, quantity: 1 }], observedAt: MOMENT },
    place,
  );
  const entries = [putAway, { ...putAway, refusal }, { ...others, ...stored, refusal }];
  expect(entries.map((entry) => isGivenUp?.(entry))).toEqual([false, true, false]);
});
