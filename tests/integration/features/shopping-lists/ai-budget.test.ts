import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { days, now, setClock } from "@/lib/core/clock";
import { resetEnv } from "@/lib/core/env";
import {
  aiBudget,
  noteAiTokens,
  takeAiCalls,
} from "@/lib/features/shopping-lists/server/spend-ai-budget";
import { writeRationales } from "@/lib/features/shopping-lists/server/steps/write-rationales";
import { systemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import {
  type AnthropicStub,
  messageOf,
  sends,
  startAnthropicStub,
  writes,
} from "@/tests/support/anthropic-stub";
import { createHousehold } from "@/tests/support/factories";
import { createGeneratingList, readList } from "./generating-list";

let stub: AnthropicStub;

beforeAll(async () => {
  stub = await startAnthropicStub();
});
afterAll(() => stub.stop());
beforeEach(() => {
  vi.stubEnv("ANTHROPIC_API_KEY", "key-of-the-tests");
  vi.stubEnv("ANTHROPIC_BASE_URL", stub.url);
  resetEnv();
  stub.reply(
    writes((lines) => lines.map(({ lineId }) => ({ lineId, rationale: "You want {wanted}." }))),
  );
});
afterEach(() => {
  setClock(undefined);
  vi.unstubAllEnvs();
  resetEnv();
});

const usageOf = (householdId: number) => db.aiUsage.findMany({ where: { householdId } });

describe("a household that wants no AI", () => {
  it("gets the template, and Claude is told nothing", async () => {
    const { system, householdId, listId } = await createGeneratingList([{}]);
    await db.household.update({ where: { id: householdId }, data: { aiEnabled: false } });
    expect(await writeRationales(system, { listId })).toEqual({
      status: "ready",
      source: "template",
    });
    expect(stub.requests).toHaveLength(0);
    expect(await usageOf(householdId)).toEqual([]);
  });
});

describe("the budget of a household and day", () => {
  it("notes what was asked and what it cost, useless answers included", async () => {
    const { system, householdId, listId } = await createGeneratingList(
      Array.from({ length: 30 }, () => ({})),
    );
    stub.reply(sends(messageOf("nonsense")));
    await writeRationales(system, { listId });
    expect(await usageOf(householdId)).toMatchObject([
      { calls: 2, inputTokens: 2, outputTokens: 2 },
    ]);
  });

  it("lets the template speak once the calls are used up, and Claude again the next day", async () => {
    const { system, householdId, listId } = await createGeneratingList([{}]);
    expect(await takeAiCalls(system, aiBudget.calls)).toBe(true);
    expect(await writeRationales(system, { listId })).toMatchObject({ source: "template" });
    expect(stub.requests).toHaveLength(0);
    await db.shoppingList.update({ where: { id: listId }, data: { status: "generating" } });
    setClock(new Date(now().getTime() + days(1)));
    expect(await writeRationales(system, { listId })).toMatchObject({ source: "claude" });
    expect((await readList(listId)).items).toMatchObject([{ rationaleSource: "claude" }]);
    expect((await usageOf(householdId)).map(({ calls }) => calls).toSorted()).toEqual([1, 40]);
  });

  it("ends with the tokens too", async () => {
    const system = systemActor((await createHousehold()).id);
    await takeAiCalls(system, 1);
    await noteAiTokens(system, { input: aiBudget.tokens - 10, output: 9 });
    expect(await takeAiCalls(system, 1)).toBe(true);
    await noteAiTokens(system, { input: 1, output: 0 });
    expect(await takeAiCalls(system, 1)).toBe(false);
  });

  it("is not overdrawn by many lists at once, and is each household's own", async () => {
    const system = systemActor((await createHousehold()).id);
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeAiCalls(system, 8)));
    expect(taken.filter(Boolean)).toHaveLength(aiBudget.calls / 8);
    expect(await takeAiCalls(systemActor((await createHousehold()).id), 8)).toBe(true);
  });
});

it("keeps the facts that a reason was written from, whatever happens to the item later", async () => {
  const { householdId, system, listId } = await createGeneratingList([
    { desiredStock: 4, newStock: 1 },
  ]);
  await writeRationales(system, { listId });
  await db.item.updateMany({ where: { householdId }, data: { desiredStock: 9 } });
  const [line] = (await readList(listId)).items;
  expect(line?.facts).toEqual({
    unit: "box",
    stock: 300,
    wanted: 1200,
    checks: 1,
    timesOut: 0,
    previous: null,
    trend: null,
    assumed: [],
    isAssumed: false,
    counts: [{ date: now().toISOString().slice(0, 10), amount: 300 }],
  });
});
