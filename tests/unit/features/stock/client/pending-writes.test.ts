import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import type { SettleContext } from "@/lib/client/pending-writes/pending-write-kind";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { overlayStockWrites } from "@/lib/features/stock/client/overlay-stock-writes";
import { amountWrites, undoWrites, usedWrites } from "@/lib/features/stock/client/pending-writes";
import { appliedWritesQuery } from "@/lib/features/stock/client/queries";
import { itemAnswer } from "@/tests/support/answers";

const ITEM = 11;
const at = (minute: number) => `2026-01-01T08:0${minute}:00.000Z`;
const stored = (key: string) => ({ userId: 7, householdId: 1, sequence: 1, key, refusal: null });
const place = (minute: number) => ({ itemId: ITEM, name: "Rice", at: at(minute) });

const used = (minute: number, quantity = 1) => ({
  ...usedWrites.create({ quantity, observedAt: at(minute) }, place(minute)),
  ...stored(`used ${minute}`),
});
const undone = (minute: number, usedAt: string, taken = 300) => ({
  ...undoWrites.create({ observedAt: at(minute) }, { ...place(minute), usedAt, taken }),
  ...stored(`undone ${minute}`),
});
const set = (minute: number, currentStock: number, partialAmount = 0) => ({
  ...amountWrites.create(
    { currentStock, partialAmount, observedAt: at(minute) },
    { ...place(minute), amount: "3 boxes" },
  ),
  ...stored(`set ${minute}`),
});
const bought = (minute: number, quantity: number) => ({ itemId: ITEM, quantity, at: at(minute) });

describe("the stock with the pending writes of a device", () => {
  const rice = itemAnswer(ITEM, { currentStock: 3, partialAmount: 0.5, lastCountedAt: null });
  const salt = itemAnswer(12, { currentStock: 5 });

  it.each<[string, PendingWrite[], ReturnType<typeof bought>[], [number, number]]>([
    ["one that was used", [used(1)], [], [2, 0.5]],
    ["two that were used", [used(1), used(2)], [], [1, 0.5]],
    ["more used than there is", [used(1, 9)], [], [0, 0]],
    ["a use that is undone", [used(1), undone(2, at(1))], [], [3, 0.5]],
    ["a use that was sent and is undone", [undone(2, at(1), 150)], [], [4, 0]],
    ["an amount", [set(1, 7, 0.333)], [], [7, 0.333]],
    ["one used after an amount", [used(2), set(1, 7)], [], [6, 0]],
    ["one used before an amount", [used(1), set(2, 7)], [], [7, 0]],
    ["a purchase before an amount", [set(2, 7)], [bought(1, 4)], [7, 0]],
    ["a purchase after an amount", [set(1, 7)], [bought(2, 4)], [11, 0]],
    ["a purchase from before an amount that is taken back", [set(2, 7)], [bought(1, -4)], [7, 0]],
    ["a purchase after an amount that is taken back", [set(1, 7)], [bought(2, -4)], [3, 0]],
    ["one used of a purchase", [used(2, 5)], [bought(1, 4)], [2, 0.5]],
  ])("contains %s", (_, pending, moves, [currentStock, partialAmount]) => {
    const [shown, other] = overlayStockWrites([rice, salt], { pending, moves });
    expect(shown).toMatchObject({ id: ITEM, currentStock, partialAmount });
    expect(other).toBe(salt);
  });

  it.each<[string, PendingWrite[]]>([
    ["a use", [used(1)]],
    ["the undo of a use", [undone(3, at(1))]],
    ["an amount", [set(1, 7)]],
  ])("%s from before the fetched count changes nothing", (_, pending) => {
    const seen = itemAnswer(ITEM, { currentStock: 3, lastCountedAt: at(2) });
    expect(overlayStockWrites([seen], { pending, moves: [] })).toEqual([seen]);
  });

  it("a pending amount sets the time of the item's last count, and a pending use does not change it", () => {
    const [after] = overlayStockWrites([rice], { pending: [set(1, 7)], moves: [] });
    expect(after?.lastCountedAt).toBe(at(1));
    const [same] = overlayStockWrites([rice], { pending: [used(1)], moves: [] });
    expect(same?.lastCountedAt).toBeNull();
  });
});

describe("the outcome of a write", () => {
  let queryClient: QueryClient;
  const discard = vi.fn<SettleContext["discard"]>();
  const context = () => ({
    queryClient,
    username: "ann",
    openPath: vi.fn(),
    otherPending: () => [],
    discard,
  });
  const rice = () => queryClient.getQueryData(itemsQuery().queryKey)?.[0];

  beforeEach(() => {
    queryClient = new QueryClient();
    queryClient.setQueryData(itemsQuery().queryKey, [itemAnswer(ITEM, { currentStock: 3 })]);
  });

  it("the answer to a recorded use changes the cached item, and the use is marked as applied so that it is not applied again", async () => {
    const answer = { id: ITEM, currentStock: 2, partialAmount: 0.5, lastCountedAt: at(1) };
    await usedWrites.settleSent(used(1), answer, context());
    expect(rice()).toMatchObject({ name: "Item 11", ...answer });
    expect(queryClient.getQueryData(appliedWritesQuery().queryKey)).toEqual(["used 1"]);
  });

  it("a refused use discards the undo of that use, and no other", async () => {
    await usedWrites.settleRefused(used(1), new Error("Refused"), context());
    const isGivenUp = discard.mock.lastCall?.[0];
    const entries = [undone(2, at(1)), undone(3, at(2)), used(1), set(1, 3)];
    expect(entries.map((entry) => isGivenUp?.(entry))).toEqual([true, false, false, false]);
  });
});
