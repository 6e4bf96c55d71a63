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

describe("a household with Claude turned off", () => {
  it("rationales come from the template without a request to Claude when the household has turned Claude off", async () => {
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

describe("the daily Claude budget of a household", () => {
  it("the Claude budget records the calls and tokens of answers that cannot be used", async () => {
    const { system, householdId, listId } = await createGeneratingList(
      Array.from({ length: 30 }, () => ({})),
    );
    stub.reply(sends(messageOf("nonsense")));
    await writeRationales(system, { listId });
    expect(await usageOf(householdId)).toMatchObject([
      { calls: 2, inputTokens: 2, outputTokens: 2 },
    ]);
  });

  it("rationales come from the template after the daily Claude calls are used up, and from Claude on the next day", async () => {
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

  it("takeAiCalls refuses a call once the daily tokens of the household are used up", async () => {
    const system = systemActor((await createHousehold()).id);
    await takeAiCalls(system, 1);
    await noteAiTokens(system, { input: aiBudget.tokens - 10, output: 9 });
    expect(await takeAiCalls(system, 1)).toBe(true);
    await noteAiTokens(system, { input: 1, output: 0 });
    expect(await takeAiCalls(system, 1)).toBe(false);
  });

  it("simultaneous takeAiCalls never exceed the daily calls of a household, and other households have their own", async () => {
    const system = systemActor((await createHousehold()).id);
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeAiCalls(system, 8)));
    expect(taken.filter(Boolean)).toHaveLength(aiBudget.calls / 8);
    expect(await takeAiCalls(systemActor((await createHousehold()).id), 8)).toBe(true);
  });
});

it("a list line retains the facts of its rationale when the item is changed later", async () => {
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
    bought: 0,
    counts: [{ date: now().toISOString().slice(0, 10), amount: 300 }],
  });
});
