import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { writeRationales } from "@/lib/features/shopping-lists/server/steps/write-rationales";
import { type AnthropicStub, startAnthropicStub, writes } from "@/tests/support/anthropic-stub";
import { furtherHostileRationales, hostileRationales } from "@/tests/support/hostile-rationales";
import { createGeneratingList, readList } from "./generating-list";

const hostile = [...hostileRationales, ...furtherHostileRationales];
const HARMLESS = "You have {there} and want {wanted}.";

let stub: AnthropicStub;

beforeAll(async () => {
  stub = await startAnthropicStub();
});

afterAll(() => stub.stop());

beforeEach(() => {
  vi.stubEnv("ANTHROPIC_API_KEY", "key-of-the-tests");
  vi.stubEnv("ANTHROPIC_BASE_URL", stub.url);
  resetEnv();
});

afterEach(resetEnv);

it("every hostile rationale of Claude is replaced by the template, and a harmless one is shown", async () => {
  const { system, listId } = await createGeneratingList(
    [...hostile, HARMLESS].map(() => ({ desiredStock: 3, newStock: 1 })),
  );
  const ids = (await readList(listId)).items.map(({ id }) => id);
  const answers = new Map(ids.map((id, at) => [id, hostile[at] ?? HARMLESS]));
  stub.reply(
    writes((lines) =>
      lines.map(({ lineId }) => ({ lineId, rationale: answers.get(lineId) ?? HARMLESS })),
    ),
  );

  await writeRationales(system, { listId });

  expect(stub.requests.flatMap(({ lines }) => lines)).toHaveLength(hostile.length + 1);
  const { status, items } = await readList(listId);
  expect(status).toBe("ready");
  const shown = items.map(({ aiRationale, rationaleSource }) => ({ aiRationale, rationaleSource }));
  expect(shown).toEqual([
    ...hostile.map(() => ({
      aiRationale: "You have 1 box and want to keep 3. This was its first check.",
      rationaleSource: "template",
    })),
    { aiRationale: "You have 1 box and want 3 boxes.", rationaleSource: "claude" },
  ]);
});
