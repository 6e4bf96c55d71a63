import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { newTemporaryId } from "@/lib/core/temporary-id";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { itemWrites } from "@/lib/features/items/client/pending-writes";
import { itemsQuery } from "@/lib/features/items/client/queries";
import type { Item } from "@/lib/features/items/model/dto";
import { countAnswer, itemAnswer, MOMENT } from "@/tests/support/answers";
import { deferred } from "@/tests/support/deferred";

const { queryKey } = itemsQuery();
const stored = { userId: 7, householdId: 1, sequence: 1, key: "a", refusal: null };
const body = { updateId: 5, itemId: 11, newStock: 2, partialAmount: 0, observedAt: MOMENT };
const count = { ...countWrites.create(body, { locationId: 1 }), ...stored };
const olives = { name: "Olives", locationId: 1, desiredStock: 2, unit: "jar" } as const;
const place = { temporaryId: newTemporaryId(), addedAt: MOMENT };
const creation = { ...itemWrites.create(olives, place), ...stored };
/** An item that another person has added. */
const rice = itemAnswer(12, { name: "Rice" });

let queryClient: QueryClient;
let leave: () => void;
let fetchItems: ReturnType<typeof vi.fn<() => Promise<Item[]>>>;

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, [itemAnswer(11)]);
  fetchItems = vi.fn<() => Promise<Item[]>>();
  const options = { queryKey, queryFn: fetchItems, staleTime: Infinity };
  leave = new QueryObserver(queryClient, options).subscribe(() => undefined);
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

const contextWith = (pending: readonly PendingWrite[]) => ({
  queryClient,
  username: "ann",
  openPath: vi.fn(),
  otherPending: () => pending,
  discard: vi.fn(),
});

/** Starts a refetch that gets no answer. Later refetches return also the item that another person has added. */
function startRefetch(): void {
  fetchItems.mockReturnValueOnce(deferred<Item[]>().promise);
  fetchItems.mockResolvedValue([itemAnswer(11), rice]);
  void queryClient.invalidateQueries({ queryKey });
}

const hasRice = () => queryClient.getQueryData(queryKey)?.some(({ id }) => id === rice.id);

it("when counts have cancelled a refetch of the items, the refetch is repeated once after the last count", async () => {
  startRefetch();
  countWrites.settleSent(count, countAnswer(11), contextWith([count]));
  await vi.runAllTimersAsync();
  expect(fetchItems).toHaveBeenCalledTimes(1);
  countWrites.settleSent(count, countAnswer(11), contextWith([]));
  await vi.runAllTimersAsync();
  expect(fetchItems).toHaveBeenCalledTimes(2);
  expect(hasRice()).toBe(true);
});

it("when the answer to a new item has cancelled a refetch of the items, the refetch is repeated", async () => {
  startRefetch();
  itemWrites.settleSent(creation, { id: 13 }, contextWith([]));
  await vi.runAllTimersAsync();
  expect(hasRice()).toBe(true);
});

it("without a running refetch the items are not fetched after a count or a new item", async () => {
  itemWrites.settleSent(creation, { id: 13 }, contextWith([]));
  countWrites.settleSent(count, countAnswer(11), contextWith([]));
  await vi.runAllTimersAsync();
  expect(fetchItems).not.toHaveBeenCalled();
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
