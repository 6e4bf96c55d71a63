import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { deviceDatabase } from "@/lib/client/device/database";
import type { NewWrite, PendingWrite } from "@/lib/client/device/pending-write";
import type { AttemptOutcome } from "@/lib/client/pending-writes/send-write";
import { createdIds } from "@/lib/client/pending-writes/temporary-ids";
import { createWriteQueue } from "@/lib/client/pending-writes/write-queue";
import { openWriteStore } from "@/lib/client/pending-writes/write-store";
import { newTemporaryId } from "@/lib/core/temporary-id";
import { openBrowser } from "@/tests/support/browser-tabs";
import { eventually } from "@/tests/support/eventually";

const anna = { userId: 1, householdId: 10 };
const temporaryId = newTemporaryId();

const jar: NewWrite = {
  kind: "jar",
  group: "jars",
  subject: `jar:${temporaryId}`,
  method: "POST",
  path: "/api/jars",
  body: { name: "Olives" },
  place: null,
  creates: temporaryId,
};
const lid: NewWrite = {
  ...jar,
  group: "lids",
  subject: `lid:${temporaryId}`,
  path: "/api/lids",
  body: { jarId: temporaryId },
  creates: undefined,
  needs: temporaryId,
};

/** A server that creates one jar per idempotency key. */
function server() {
  const jars = new Map<string, number>();
  const lids: unknown[] = [];
  let isOnline = true;
  let losesAnswers = false;
  return {
    jars,
    lids,
    setOnline: (value: boolean) => (isOnline = value),
    loseAnswers: (value: boolean) => (losesAnswers = value),
    send: async ({ kind, key, body, path }: PendingWrite): Promise<AttemptOutcome> => {
      await Promise.resolve();
      const retry = { kind: "retry", afterMs: 60_000 } as const;
      if (!isOnline) return retry;
      if (path === "/api/lids") {
        lids.push(body);
        return { kind: "sent", answer: null };
      }
      expect(kind).toBe("jar");
      const id = jars.get(key) ?? 5 + jars.size;
      jars.set(key, id);
      return losesAnswers ? retry : { kind: "sent", answer: { id } };
    },
  };
}

/** Opens a browser. Returns a function that opens a tab with a write queue in it. */
function browser() {
  const openTab = openBrowser();
  return (send: (entry: PendingWrite) => Promise<AttemptOutcome>) => {
    const queue = createWriteQueue({ send, ...openTab() });
    const close = queue.open(anna, []);
    closing.push(close);
    return { queue, close };
  };
}

const closing: (() => void)[] = [];
beforeEach(async () => {
  await (await deviceDatabase()).clear("outbox");
});
afterEach(() => closing.splice(0).forEach((close) => close()));

it("a creation and a write about the created record, both added offline, are sent in order after a reload", async () => {
  const { send, setOnline, jars, lids } = server();
  setOnline(false);
  const before = browser()(send);
  await before.queue.add(jar);
  await before.queue.add(lid);
  before.close();
  setOnline(true);
  const { queue } = browser()(send);
  await eventually(() => expect(lids).toEqual([{ jarId: 5 }]));
  await queue.whenSent("lids");
  expect([...jars.values()]).toEqual([5]);
});

it("a creation whose answer was lost before a restart creates one record, and a later write that refers to the record gets its id", async () => {
  const { send, loseAnswers, jars, lids } = server();
  loseAnswers(true);
  const before = browser()(send);
  await before.queue.add(jar);
  await before.queue.add(lid);
  await eventually(() => expect(jars.size).toBe(1));
  before.close();
  loseAnswers(false);
  browser()(send);
  await eventually(() => expect(lids).toEqual([{ jarId: 5 }]));
  expect(jars.size).toBe(1);
});

it("a tab that still shows the temporary id sends a write with the id that another tab has received", async () => {
  const join = browser();
  const { send, jars, lids } = server();
  const one = join(send).queue;
  const other = join(send).queue;
  await one.add(jar);
  await eventually(() => expect(createdIds(other.get().created).idOf(temporaryId)).toBe(5));
  await other.add(lid);
  await eventually(() => expect(lids).toEqual([{ jarId: 5 }]));
  expect(jars.size).toBe(1);
});

it("after a record is created, the device stores the id of the record without the body of the write", async () => {
  const { send } = server();
  const { queue } = browser()(send);
  await queue.add(jar);
  await queue.whenSent("jars");
  const store = await openWriteStore();
  await eventually(async () =>
    expect(await store.list(anna)).toMatchObject([{ body: null, createdId: 5 }]),
  );
});

it("discarding all writes deletes the ids of created records too", async () => {
  const { send } = server();
  const { queue } = browser()(send);
  await queue.add(jar);
  const store = await openWriteStore();
  await eventually(async () => expect(await store.list(anna)).toMatchObject([{ createdId: 5 }]));
  await queue.discard(() => true);
  expect(await store.list(anna)).toEqual([]);
});
