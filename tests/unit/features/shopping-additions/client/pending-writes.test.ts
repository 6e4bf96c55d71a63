import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import type { NewWrite, PendingWrite } from "@/lib/client/device/pending-write";
import { withCreatedIds } from "@/lib/client/pending-writes/temporary-ids";
import { dismissToast, toastStore } from "@/lib/client/toast";
import { newTemporaryId } from "@/lib/core/temporary-id";
import {
  additionChangeWrites,
  additionRemovalWrites,
  additionRestoreWrites,
  additionWrites,
  overlayAdditions,
} from "@/lib/features/shopping-additions/client/pending-writes";
import { additionsQuery } from "@/lib/features/shopping-additions/client/queries";
import { MOMENT } from "@/tests/support/answers";

const { queryKey } = additionsQuery();
const candles = {
  id: 5,
  itemId: null,
  name: "Candles",
  quantity: 2,
  purchased: false,
  addedBy: "ben",
  createdAt: MOMENT,
  lineId: null,
};

const stored = (...writes: NewWrite[]): PendingWrite[] =>
  writes.map((write, sequence) => ({
    ...write,
    userId: 7,
    householdId: 1,
    sequence,
    key: String(sequence),
    refusal: null,
  }));

const temporaryId = newTemporaryId();
const add = (name: string, quantity = 1, lineId: number | null = null, id = temporaryId) =>
  additionWrites.create({ name, quantity }, { temporaryId: id, addedAt: MOMENT, name, lineId });
const shown = (...writes: NewWrite[]) =>
  overlayAdditions({ additions: [candles], username: "anna" }, stored(...writes)).map(
    ({ name, quantity, purchased }) => [name, quantity, purchased],
  );

let queryClient: QueryClient;
const context = () => ({
  queryClient,
  username: "anna",
  openPath: vi.fn(),
  otherPending: () => [],
  discard: vi.fn(),
});
const cached = () => queryClient.getQueryData(queryKey);

beforeEach(() => {
  dismissToast(toastStore.get()?.id ?? 0);
  queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, [candles]);
});

it("pending writes about additions are shown in the order in which they were made", () => {
  expect(shown(add("Matches"))).toEqual([
    ["Candles", 2, false],
    ["Matches", 1, false],
  ]);
  expect(shown(add("candles", 3))).toEqual([["Candles", 3, false]]);
  const tick = additionChangeWrites.create({ purchased: true }, { additionId: 5 });
  expect(shown(tick, add("candles", 3))).toEqual([
    ["Candles", 2, true],
    ["candles", 3, false],
  ]);
  const remove = additionRemovalWrites.create(undefined, { additionId: 5 });
  expect(shown(remove)).toEqual([]);
  const restore = additionRestoreWrites.create(undefined, { additionId: 5, addition: candles });
  expect(shown(remove, restore)).toEqual([["Candles", 2, false]]);
});

it("a pending addition of something that has a line on the list is not shown as an addition", () => {
  expect(shown(add("Rice", 4, 31))).toEqual([["Candles", 2, false]]);
});

it.each([
  ["addition", () => add("Matches"), additionWrites, "Matches"],
  [
    "tick",
    () => additionChangeWrites.create({ purchased: true }, { additionId: 5 }),
    additionChangeWrites,
    "Candles",
  ],
])("the message about a refused %s names the addition", async (_, create, kind, subject) => {
  const [entry] = stored(create());
  if (!entry) throw new Error();
  await kind.settleRefused(entry, new Error(), context());
  expect(toastStore.get()).toMatchObject({ variant: "destructive", subject });
});

it("a tick of an addition that the server has created meanwhile is shown on the addition with its new id", () => {
  const tick = additionChangeWrites.create({ purchased: true }, { additionId: temporaryId });
  const [created, waiting] = stored(add("Matches"), tick);
  if (!created || !waiting) throw new Error();
  const entries = withCreatedIds([{ ...created, createdId: 9 }, waiting]);
  expect(entries[1]).toMatchObject({ path: "/api/shopping-additions/9", needs: undefined });
  const additions = [{ ...candles, id: 9 }];
  const pending = entries.slice(1);
  expect(overlayAdditions({ additions, username: "anna" }, pending)).toMatchObject([
    { id: 9, purchased: true },
  ]);
});

it("an added text is cached once after two equal answers, and removed by an answer with the outcome lineRaised", () => {
  const [entry] = stored(add("Matches"));
  if (!entry) throw new Error();
  const matches = { ...candles, id: 9, name: "Matches" };
  additionWrites.settleSent(entry, { ...matches, outcome: "added" }, context());
  additionWrites.settleSent(entry, { ...matches, outcome: "added" }, context());
  expect(cached()).toEqual([candles, matches]);
  expect(toastStore.get()).toBeNull();
  const line = { ...matches, lineId: 31, outcome: "lineRaised" };
  additionWrites.settleSent(entry, line, context());
  expect(cached()).toEqual([candles]);
  expect(toastStore.get()).toMatchObject({ title: "Already on the list" });
});

it("the answer to a change of a merged addition replaces it in the cache by the addition into which it was merged", () => {
  const change = additionChangeWrites.create({ purchased: true }, { additionId: 5 });
  const [entry] = stored(change);
  if (!entry) throw new Error();
  const left = { ...candles, id: 3, purchased: true };
  additionChangeWrites.settleSent(entry, left, context());
  expect(cached()).toEqual([left]);
});

it("a pending quantity is shown in the packs in which it was set", () => {
  const change = additionChangeWrites.create({ quantity: 2, packSize: 6 }, { additionId: 5 });
  const additions = [{ ...candles, packSize: 10 }];
  expect(overlayAdditions({ additions, username: "anna" }, stored(change))).toMatchObject([
    { quantity: 2, packSize: 6 },
  ]);
});

it("the answer to a change does not bring back an addition that somebody has removed", () => {
  const change = additionChangeWrites.create({ purchased: true }, { additionId: 9 });
  const [entry] = stored(change);
  if (!entry) throw new Error();
  additionChangeWrites.settleSent(entry, { ...candles, id: 9, purchased: true }, context());
  expect(cached()).toEqual([candles]);
});
