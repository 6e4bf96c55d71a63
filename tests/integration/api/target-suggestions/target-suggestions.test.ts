import { beforeEach, describe, expect, it } from "vitest";
import type { TargetSuggestion } from "@/lib/features/target-suggestions/model/dto";
import { db } from "@/lib/server/db";
import type { CountBasis } from "@/lib/server/generated/prisma/enums";
import type { Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createCheck, createCount } from "@/tests/support/factories";
import { createKitchen } from "../checks/check-steps";

const DAY_MS = 86_400_000;

let home: Awaited<ReturnType<typeof createKitchen>>;

beforeEach(async () => {
  home = await createKitchen();
});

const suggestionsFor = async (person: Person) =>
  (await call<TargetSuggestion[]>(person, "GET", "/api/target-suggestions")).body;

/** Creates an item with a completed check for each amount: the last one a day ago, the others 20 days apart. */
async function createCounted(
  amounts: readonly number[],
  { desiredStock = 6, basis = "counted" }: { desiredStock?: number; basis?: CountBasis } = {},
) {
  const { id: itemId } = await home.addItem({ desiredStock });
  const { householdId } = home;
  for (const [index, newStock] of amounts.entries()) {
    const observedAt = new Date(Date.now() - (1 + 20 * (amounts.length - 1 - index)) * DAY_MS);
    const totals = { outOfStock: 0, lowStock: 0, wellStocked: 1 };
    const check = { householdId, status: "completed", completedAt: observedAt, ...totals } as const;
    const { id: updateId } = await createCheck(check);
    await createCount({ itemId, updateId, newStock, observedAt, basis });
  }
  return itemId;
}

describe("GET /api/target-suggestions", () => {
  it("a suggested target, lower or higher, contains the figures of the counts from which it is derived", async () => {
    const lower = await createCounted([6, 4, 3, 5]);
    const raise = await createCounted([2, 0, 1, 0, 0], { desiredStock: 2 });
    await createCounted([6, 1, 3, 5]);
    expect(await suggestionsFor(home.admin)).toEqual([
      {
        itemId: lower,
        kind: "lower",
        desiredStock: 6,
        suggested: 4,
        counts: 4,
        emptyCounts: 0,
        lowest: 900,
        days: 60,
      },
      {
        itemId: raise,
        kind: "raise",
        desiredStock: 2,
        suggested: 3,
        counts: 5,
        emptyCounts: 3,
        lowest: 0,
        days: 80,
      },
    ]);
  });

  it("suggested targets ignore assumed entries, cancelled checks and counts before the last change of the target", async () => {
    await createCounted([6, 4, 3, 5], { basis: "assumed" });
    const changed = await createCounted([6, 4, 3, 5]);
    const before = await suggestionsFor(home.admin);
    expect(before.map(({ itemId }) => itemId)).toEqual([changed]);
    await call(home.admin, "PUT", `/api/items/${changed}`, { desiredStock: 7 });
    expect(await suggestionsFor(home.admin)).toEqual([]);

    const cancelled = await createCounted([6, 4, 3, 5]);
    expect(await suggestionsFor(home.admin)).toHaveLength(1);
    await db.inventoryUpdate.updateMany({
      where: { counts: { some: { itemId: cancelled } } },
      data: {
        status: "cancelled",
        completedAt: null,
        outOfStock: null,
        lowStock: null,
        wellStocked: null,
      },
    });
    expect(await suggestionsFor(home.admin)).toEqual([]);
  });

  it("a change of other fields does not count as a change of the target", async () => {
    const itemId = await createCounted([6, 4, 3, 5]);
    await call(home.admin, "PUT", `/api/items/${itemId}`, { name: "Salt", desiredStock: 6 });
    expect(await suggestionsFor(home.admin)).toHaveLength(1);
  });

  it("a suggested target is derived from the latest eight counts only", async () => {
    await createCounted([0, 0, 6, 5, 4, 3, 4, 5, 6, 6], { desiredStock: 6 });
    const [suggestion] = await suggestionsFor(home.admin);
    expect(suggestion).toMatchObject({ kind: "lower", counts: 8, emptyCounts: 0 });
  });
});

describe("POST /api/items/{id}/dismissed-suggestions", () => {
  const dismiss = (itemId: number, kind: string) =>
    call(home.admin, "POST", `/api/items/${itemId}/dismissed-suggestions`, { kind });

  it("a dismissed suggestion stays hidden, also if it is dismissed twice", async () => {
    const itemId = await createCounted([6, 4, 3, 5]);
    await dismiss(itemId, "raise");
    expect(await suggestionsFor(home.admin)).toHaveLength(1);
    await dismiss(itemId, "lower");
    expect((await dismiss(itemId, "lower")).status).toBe(204);
    expect(await suggestionsFor(home.admin)).toEqual([]);
  });

  it("a purge of the counts restores a dismissed suggestion", async () => {
    const itemId = await createCounted([6, 4, 3, 5]);
    await dismiss(itemId, "lower");
    await call(home.admin, "POST", "/api/data/purge", {
      inventoryItems: true,
    });
    expect(await db.dismissedTargetSuggestion.count({ where: { itemId } })).toBe(0);
  });
});
