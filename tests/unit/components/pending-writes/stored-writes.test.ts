import "fake-indexeddb/auto";
import { openDB } from "idb";
import { expect, it, vi } from "vitest";
import { PENDING_WRITE_KINDS } from "@/components/pending-writes/pending-write-kinds";
import { createWriteQueue } from "@/lib/client/pending-writes/write-queue";
import { eventually } from "@/tests/support/eventually";
import { countAnswer } from "../../../support/answers";

const owner = { userId: 7, householdId: 1 };

/** Pending writes in the format of release 0.1.0 and later versions. */
const stored = [
  {
    kind: "count",
    group: "check:5",
    subject: "count:5:11",
    method: "POST",
    path: "/api/inventory-items",
    body: {
      updateId: 5,
      itemId: 11,
      newStock: 2,
      partialAmount: 0.5,
      observedAt: "2026-11-20T08:00:00.000Z",
    },
    place: { locationId: 1 },
    userId: 7,
    householdId: 1,
    key: "6f9b2f6e-0000-4000-8000-000000000001",
    refusal: null,
  },
  {
    kind: "tick",
    group: "list:3",
    subject: "tick:31",
    method: "PUT",
    path: "/api/shopping-lists/items/31",
    body: { purchased: true },
    place: { listId: 3, lineId: 31 },
    userId: 7,
    householdId: 1,
    key: "6f9b2f6e-0000-4000-8000-000000000002",
    refusal: null,
  },
  {
    kind: "count",
    group: "check:5",
    subject: "count:5:12",
    method: "POST",
    path: "/api/inventory-items",
    body: {
      updateId: 5,
      itemId: 12,
      newStock: 1,
      partialAmount: 0,
      observedAt: "2026-11-20T08:01:00.000Z",
    },
    place: { locationId: 1 },
    userId: 7,
    householdId: 1,
    key: "6f9b2f6e-0000-4000-8000-000000000003",
    refusal: { status: 403, message: "Not now." },
  },
  {
    kind: "a kind that this version does not have",
    group: "shelf:1",
    subject: "jar:1",
    method: "POST",
    path: "/api/jars",
    body: { n: 1 },
    place: null,
    userId: 7,
    householdId: 1,
    key: "6f9b2f6e-0000-4000-8000-000000000004",
    refusal: null,
  },
];

async function storeAsBefore(): Promise<void> {
  const database = await openDB("larder", 1, {
    upgrade(created) {
      const writes = created.createObjectStore("outbox", {
        keyPath: "sequence",
        autoIncrement: true,
      });
      writes.createIndex("owner", ["userId", "householdId"]);
      created.createObjectStore("households", { keyPath: "userId" });
    },
  });
  for (const entry of stored) await database.add("outbox", entry);
  database.close();
}

it("pending writes of version 0.1.0 are sent in order with their idempotency keys", async () => {
  await storeAsBefore();
  const answers = [countAnswer(11), { id: 31, purchased: true }, { anything: "at all" }];
  const calls: unknown[] = [];
  vi.stubGlobal("fetch", (path: string, { method, headers, body }: RequestInit) => {
    const key = new Headers(headers).get("idempotency-key");
    const sent: unknown = typeof body === "string" ? JSON.parse(body) : body;
    calls.push({ key, method, path, body: sent });
    return Promise.resolve(Response.json(answers.shift()));
  });
  const queue = createWriteQueue({
    joinTabs: () => ({ post: () => undefined, listen: () => () => undefined }),
    oneTabAtATime: (work) => work(),
  });
  const heard: unknown[] = [];
  queue.listen((notification) => heard.push(notification));
  const close = queue.open(owner, PENDING_WRITE_KINDS);
  await eventually(() => expect(heard).toHaveLength(3));
  await eventually(() => expect(queue.get().pending).toEqual([]));
  expect(calls).toEqual(
    stored
      .filter(({ refusal }) => refusal === null)
      .map(({ key, method, path, body }) => ({ key, method, path, body })),
  );
  expect(heard).toMatchObject([
    { kind: "sent", entry: { key: stored[0]?.key }, answer: countAnswer(11) },
    { kind: "sent", entry: { key: stored[1]?.key }, answer: { id: 31, purchased: true } },
    { kind: "sent", entry: { key: stored[3]?.key } },
  ]);
  expect(queue.get().refused).toMatchObject([stored[2]]);
  close();
});
