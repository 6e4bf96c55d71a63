import { beforeEach, expect, test } from "vitest";
import { functions } from "@/inngest/functions";
import { requestRationales } from "@/lib/features/shopping-lists/server/request-rationales";
import { requeueStuckLists } from "@/lib/features/shopping-lists/server/steps/requeue-stuck-lists";
import { db, transaction } from "@/lib/server/db";
import { publishEvents } from "@/lib/server/job-events";
import {
  eventually,
  forgetJobs,
  startRunner,
} from "@/tests/integration/platform/job-runner/jobs-support";
import { createLine, createList } from "@/tests/support/factories";

const MINUTE_MS = 60_000;

beforeEach(forgetJobs);

async function statusOf(list: { id: number }) {
  return (await db.shoppingList.findUniqueOrThrow({ where: { id: list.id } })).status;
}

async function createGeneratingList(ageMinutes = 0) {
  const createdAt = new Date(Date.now() - ageMinutes * MINUTE_MS);
  const list = await createList({ status: "generating", createdAt });
  await createLine({ listId: list.id });
  return list;
}

test("a generating shopping list gets its rationales from the background function and becomes ready", async () => {
  await startRunner(...functions);
  const list = await createGeneratingList();
  await transaction((tx) =>
    requestRationales(tx, { householdId: list.householdId, listId: list.id }),
  );
  await publishEvents();
  await eventually(async () => (await statusOf(list)) === "ready");
  const lines = await db.shoppingListItem.findMany({ where: { listId: list.id } });
  expect(lines.map(({ aiRationale }) => aiRationale)).toEqual([expect.stringMatching(/\S/)]);
});

test("a shopping list whose generation fails in every attempt gets the status error", async () => {
  const runner = await startRunner(...functions);
  const list = await createGeneratingList();
  await db.$executeRaw`alter table shopping_list_items rename column ai_rationale to hidden`;
  try {
    await runner.store.start("larder-generate-shopping-list", {
      id: "in-vain",
      name: "shopping-list/generation.requested",
      data: { listId: list.id, householdId: list.householdId },
      ts: Date.now(),
    });
    await eventually(async () => (await statusOf(list)) === "error");
  } finally {
    await db.$executeRaw`alter table shopping_list_items rename column hidden to ai_rationale`;
  }
});

test("requeueStuckLists requests the generation of lists that have been generating for over five minutes", async () => {
  const stuck = await createGeneratingList(6);
  await createGeneratingList(4);
  await createList({ status: "ready", createdAt: new Date(0) });
  await createList({ status: "error", createdAt: new Date(0) });
  expect(await requeueStuckLists()).toEqual({ requeued: 1 });
  // The generation of a list is requested again only after another five minutes.
  expect(await requeueStuckLists()).toEqual({ requeued: 0 });
  const asked = await db.jobEvent.findMany();
  expect(asked.map(({ eventId, data }) => ({ eventId, data }))).toEqual([
    {
      eventId: `list:${stuck.id}:again:0`,
      data: { listId: stuck.id, householdId: stuck.householdId },
    },
  ]);
  await db.jobEvent.updateMany({ data: { createdAt: new Date(Date.now() - 6 * MINUTE_MS) } });
  expect(await requeueStuckLists()).toEqual({ requeued: 1 });
  expect(await db.jobEvent.count()).toBe(2);
});

test("the function publish-job-events completes a shopping list whose generation was never requested", async () => {
  const runner = await startRunner(...functions);
  const list = await createGeneratingList(6);
  const ts = Date.now();
  await runner.store.start("larder-publish-job-events", {
    id: "a-minute",
    name: "inngest/scheduled.timer",
    data: { cron: "* * * * *" },
    ts,
  });
  await eventually(async () => (await statusOf(list)) === "ready");
});
