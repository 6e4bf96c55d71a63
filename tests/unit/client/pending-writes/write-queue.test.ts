import "fake-indexeddb/auto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceDatabase } from "@/lib/client/device/database";
import type { NewWrite, PendingWrite } from "@/lib/client/device/pending-write";
import { EMPTY_VIEW } from "@/lib/client/pending-writes/queue-state";
import type { AttemptOutcome } from "@/lib/client/pending-writes/send-write";
import { createWriteQueue } from "@/lib/client/pending-writes/write-queue";
import { memoryStore, openWriteStore } from "@/lib/client/pending-writes/write-store";
import { openBrowser } from "@/tests/support/browser-tabs";
import { eventually } from "@/tests/support/eventually";

const anna = { userId: 1, householdId: 10 };
const ben = { userId: 2, householdId: 10 };

function write(n: number): NewWrite {
  return {
    kind: "jar",
    group: "shelf",
    subject: `jar:${n}`,
    method: "POST",
    path: "/api/jars",
    body: { n },
    place: null,
  };
}

const numberOf = ({ body }: PendingWrite) => (body as { n: number }).n;

/** A server that accepts each write once, by its idempotency key. */
function server(answer: (entry: PendingWrite) => AttemptOutcome | undefined = () => undefined) {
  const taken = new Map<string, number>();
  const tries: number[] = [];
  const send = async (entry: PendingWrite): Promise<AttemptOutcome> => {
    tries.push(numberOf(entry));
    await Promise.resolve();
    const outcome = answer(entry);
    if (outcome) return outcome;
    taken.set(entry.key, numberOf(entry));
    return { kind: "sent", answer: null };
  };
  return { send, tries, taken: () => [...taken.values()] };
}

const retry: AttemptOutcome = { kind: "retry", afterMs: 60_000 };
const refused: AttemptOutcome = {
  kind: "refused",
  refusal: { status: 409, message: "Too late." },
  error: new Error("409"),
};

beforeEach(async () => (await deviceDatabase()).clear("outbox"));
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

function open(parts: Parameters<typeof createWriteQueue>[0], owner = anna) {
  const queue = createWriteQueue({ ...openBrowser()(), ...parts });
  const close = queue.open(owner, []);
  closing.push(close);
  return { queue, close };
}

describe("queue of pending writes", () => {
  it("the write queue sends writes in order until none is pending", async () => {
    const { send, taken } = server();
    const { queue } = open({ send });
    await Promise.all([1, 2, 3].map((n) => queue.add(write(n))));
    await queue.whenSent("shelf");
    expect(taken()).toEqual([1, 2, 3]);
    expect(queue.get()).toEqual({ ...EMPTY_VIEW, isRead: true });
  });

  it("the write queue calls onStored when a write is stored, before its subscribers see the write", async () => {
    const { queue } = open({ send: server(() => retry).send });
    await eventually(() => expect(queue.get().isRead).toBe(true));
    const seen: [string, number][] = [];
    queue.subscribe(() => seen.push(["shown", queue.get().pending.length]));
    await queue.add(write(1), () => seen.push(["stored", queue.get().pending.length]));
    expect(seen.slice(0, 2)).toEqual([
      ["stored", 0],
      ["shown", 1],
    ]);
  });

  it("after a restart the write queue sends stored writes with the same idempotency keys", async () => {
    const keys: string[] = [];
    const dead = server(({ key }) => {
      keys.push(key);
      return retry;
    });
    const before = open({ send: dead.send });
    await before.queue.add(write(1));
    await before.queue.add(write(2));
    await eventually(() => expect(before.queue.get().isDelayed).toBe(true));
    before.close();
    const alive = server(({ key }) => {
      keys.push(key);
      return undefined;
    });
    const { queue } = open({ send: alive.send });
    await eventually(() => expect(alive.taken()).toEqual([1, 2]));
    await queue.whenSent("shelf");
    expect(new Set(keys).size).toBe(2);
  });

  it("the write queue retains a refused write until the write is repeated, and sends later writes meanwhile", async () => {
    const heard: string[] = [];
    const { send, taken } = server((entry) => (numberOf(entry) === 1 ? refused : undefined));
    const { queue } = open({ send });
    queue.listen(({ kind }) => heard.push(kind));
    await queue.add(write(1));
    await queue.add(write(2));
    await queue.whenSent("shelf");
    expect(taken()).toEqual([2]);
    expect(queue.get().refused.map(numberOf)).toEqual([1]);
    expect(queue.get().refused[0]?.refusal).toEqual({ status: 409, message: "Too late." });
    expect(heard).toEqual(["refused", "sent"]);
    await queue.add(write(1));
    expect(queue.get().refused).toEqual([]);
  });

  it("the write queue does not show or send the writes of another person", async () => {
    const first = open({ send: server(() => ({ kind: "signedOut" })).send });
    await first.queue.add(write(1));
    first.close();
    expect(first.queue.get().pending).toEqual([]);
    const foreign = server();
    const second = open({ send: foreign.send }, ben);
    await second.queue.add(write(2));
    await second.queue.whenSent("shelf");
    expect(foreign.tries).toEqual([2]);
    await second.queue.discard(() => true);
    second.close();
    const own = server();
    open({ send: own.send });
    await eventually(() => expect(own.taken()).toEqual([1]));
  });

  it("a write that is stored after its person has signed out is not shown to the next person", async () => {
    const store = memoryStore();
    const { queue, close } = open({
      send: server(() => retry).send,
      openStore: () =>
        Promise.resolve({
          ...store,
          add: (...entry) => {
            close();
            closing.push(queue.open(ben, []));
            return store.add(...entry);
          },
        }),
    });
    await queue.add(write(1));
    expect(queue.get().pending).toEqual([]);
    expect((await store.list(anna)).map(numberOf)).toEqual([1]);
  });

  it("the write queue removes discarded writes from the store", async () => {
    const store = memoryStore();
    const openStore = () => Promise.resolve(store);
    const { queue } = open({ send: server(() => retry).send, openStore });
    for (const group of ["shelf", "cellar"]) await queue.add({ ...write(1), group });
    await queue.discard(({ group }) => group === "shelf");
    expect(await store.list(anna)).toMatchObject([{ group: "cellar" }]);
  });

  it("the write queue rejects a new write while no person is signed in", async () => {
    const { queue, close } = open({ send: server().send });
    close();
    await expect(queue.add(write(1))).rejects.toThrow("Nobody is signed in");
  });

  it("the write queue sends pending writes once the store can be read again after a failure", async () => {
    const store = memoryStore();
    const { send, taken } = server();
    let isFailing = true;
    const list: typeof store.list = (owner) =>
      isFailing ? Promise.reject(new Error("The disk is full")) : store.list(owner);
    const { queue } = open({ send, openStore: () => Promise.resolve({ ...store, list }) });
    await queue.add(write(1));
    await eventually(() => expect(queue.get().isDelayed).toBe(true));
    isFailing = false;
    queue.wake();
    await queue.whenSent("shelf");
    expect(taken()).toEqual([1]);
  });

  it("the write queue sends a write again with the same key when a listener throws an error for the answer", async () => {
    const { send, tries, taken } = server();
    const { queue } = open({ send });
    let isFailing = true;
    queue.listen(() => {
      if (isFailing) throw new Error("The cache is broken");
    });
    await queue.add(write(1));
    await eventually(() => expect(queue.get().isDelayed).toBe(true));
    expect(queue.get().pending.map(numberOf)).toEqual([1]);
    isFailing = false;
    queue.wake();
    await queue.whenSent("shelf");
    expect(tries.length).toBeGreaterThan(1);
    expect(taken()).toEqual([1]);
  });

  it("the write queue sends pending writes from an in-memory store when IndexedDB is not used", async () => {
    const { send, taken } = server();
    const store = memoryStore();
    const { queue } = open({ send, openStore: () => Promise.resolve(store) });
    await queue.add(write(1));
    await queue.whenSent("shelf");
    expect(taken()).toEqual([1]);
  });
});

describe("write queues in two tabs", () => {
  it("with two tabs open each pending write is sent once in total, and neither tab shows it afterwards", async () => {
    const joinBrowser = openBrowser();
    const { send, tries } = server();
    const one = open({ send, ...joinBrowser() }).queue;
    const other = open({ send, ...joinBrowser() }).queue;
    const heard: string[] = [];
    other.listen(({ kind }) => heard.push(kind));
    await Promise.all([1, 2, 3, 4].map((n) => one.add(write(n))));
    await Promise.all([one.whenSent("shelf"), other.whenSent("shelf")]);
    await eventually(() => expect(other.get().pending).toEqual([]));
    expect(tries.toSorted()).toEqual([1, 2, 3, 4]);
    expect(one.get().pending).toEqual([]);
  });

  it("a tab shows the delayed pending writes of another tab", async () => {
    const joinBrowser = openBrowser();
    const one = open({ send: server(() => retry).send, ...joinBrowser() }).queue;
    const other = open({ send: server(() => retry).send, ...joinBrowser() }).queue;
    await one.add(write(1));
    await eventually(() =>
      expect(other.get()).toMatchObject({ pending: [{ body: { n: 1 } }], isDelayed: true }),
    );
  });
});

it("the write queue sends each accepted write exactly once over any sequence of network failures", async () => {
  const steps = fc.array(
    fc.record({
      tap: fc.boolean(),
      network: fc.constantFrom("good", "dead", "answer lost", "restart"),
    }),
    { maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const store = memoryStore();
      const openStore = () => Promise.resolve(store);
      let network = "good";
      const { send, taken } = server();
      const over = async (entry: PendingWrite): Promise<AttemptOutcome> => {
        if (network === "dead") return retry;
        const outcome = await send(entry);
        return network === "answer lost" ? retry : outcome;
      };
      let { queue, close } = open({ send: over, openStore });
      const accepted: number[] = [];
      for (const [n, step] of all.entries()) {
        network = step.network;
        if (step.network === "restart") {
          close();
          ({ queue, close } = open({ send: over, openStore }));
        }
        if (step.tap) {
          await queue.add(write(n));
          accepted.push(n);
        }
      }
      network = "good";
      queue.wake();
      await queue.whenSent("shelf");
      await vi.waitFor(async () => expect(await store.list(anna)).toEqual([]), { interval: 1 });
      expect(taken()).toEqual(accepted);
    }),
    { numRuns: 60 },
  );
});

it("IndexedDB stores pending writes separately for each owner", async () => {
  const stored = await openWriteStore();
  await stored.add({ ...write(1), ...anna, key: "a", refusal: null }, []);
  expect(await stored.list(anna)).toHaveLength(1);
  expect(await stored.list(ben)).toEqual([]);
});
