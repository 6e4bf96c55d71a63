import { expect, it, onTestFinished, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { writeRationales } from "@/lib/features/shopping-lists/server/steps/write-rationales";
import { systemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { checkAll, createTrip, shoppingOf } from "@/tests/integration/api/purchases/shopping-trip";
import { additionsOf } from "@/tests/integration/api/shopping-additions/addition-steps";
import { startAnthropicStub, writes } from "@/tests/support/anthropic-stub";
import { createGeneratingList, readList, runCheck } from "./generating-list";

it("a reason has what was put away since the check before, of lines and additions, without what was taken back", async () => {
  const stocks = [1, 0, 0].map((counted) => ({ counted, desiredStock: 4 }));
  const { admin, list, lines } = await createTrip(stocks);
  const [kept, takenBack, notPutAway] = lines;
  if (!kept || !takenBack || !notPutAway) throw new Error("The list has three lines");
  const shopping = shoppingOf(admin);
  for (const { id } of lines) await shopping.tick(id);
  const { id: additionId } = (await additionsOf(admin).add({ itemId: kept.itemId })).body;
  await additionsOf(admin).change(additionId, { purchased: true });
  await shopping.putAway(list.id, [
    { lineId: kept.id, quantity: 3 },
    { additionId, quantity: 1 },
    { lineId: takenBack.id, quantity: 4 },
  ]);
  await shopping.takeBack(list.id, [takenBack.id]);

  const next = await checkAll(admin, () => 1);
  await writeRationales(systemActor(admin.householdId), { listId: next.id });
  const { items } = await readList(next.id);
  const reasonOf = (itemId: number) => items.find((line) => line.itemId === itemId)?.aiRationale;
  expect(reasonOf(kept.itemId)).toMatch(/\. Bought 4 since the check before\.$/);
  expect(reasonOf(takenBack.itemId)).not.toMatch(/Bought/);
  expect(reasonOf(notPutAway.itemId)).not.toMatch(/Bought/);

  // What was bought before the check before is not stated again.
  const last = await checkAll(admin, () => 1);
  await writeRationales(systemActor(admin.householdId), { listId: last.id });
  const texts = (await readList(last.id)).items.map(({ aiRationale }) => aiRationale);
  expect(texts).toHaveLength(3);
  expect(texts.join(" ")).not.toMatch(/Bought/);
});

it("a sentence of Claude is followed by what was bought since the check before", async () => {
  const stub = await startAnthropicStub();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    resetEnv();
    await stub.stop();
  });
  vi.stubEnv("ANTHROPIC_API_KEY", "key-of-the-tests");
  vi.stubEnv("ANTHROPIC_BASE_URL", stub.url);
  resetEnv();
  const { actor, system, householdId, listId } = await createGeneratingList([{}]);
  const { itemId, id: lineId } = (await readList(listId)).items[0] ?? { itemId: 0, id: 0 };
  await db.journalEntry.create({
    data: { householdId, listId, lineId, itemId, kind: "put_away", quantity: 600 },
  });
  const next = await runCheck(actor, [{ itemId, newStock: 0 }]);
  stub.reply(
    writes((lines) => lines.map(({ lineId }) => ({ lineId, rationale: "You want {wanted}." }))),
  );
  await writeRationales(system, { listId: next });
  expect((await readList(next)).items).toMatchObject([
    {
      aiRationale: "You want 1 box. Bought 2 since the check before.",
      rationaleSource: "claude",
      facts: { bought: 600 },
    },
  ]);
});
