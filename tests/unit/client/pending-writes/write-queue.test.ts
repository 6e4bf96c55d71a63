import "fake-indexeddb/auto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceDatabase } from "@/lib/client/device/database";
import type { NewWrite, PendingWrite } from "@/lib/client/device/pending-write";
import type { TabNews } from "@/lib/client/device/tabs";
import type { TryOutcome } from "@/lib/client/pending-writes/send-write";
import { createWriteQueue, type WriteQueueEvent } from "@/lib/client/pending-writes/write-queue";
import { memoryStore, openWriteStore } from "@/lib/client/pending-writes/write-store";

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

/** The tabs of one browser: the line between them, and the lock that one of them holds. */
function browser() {
  const ears = new Set<{ tab: number; listener: (news: TabNews) => void }>();
  let last = Promise.resolve();
  let tabs = 0;
  return () => {
    const tab = (tabs += 1);
    return {
      joinTabs: () => ({
        tell: (news: TabNews) =>
          ears.forEach((ear) => {
            if (ear.tab !== tab) ear.listener(news);
          }),
        listen: (listener: (news: TabNews) => void) => {
          const ear = { tab, listener };
          ears.add(ear);
          return () => ears.delete(ear);
        },
      }),
      oneTabAtATime: (work: () => Promise<void>) => (last = last.then(work)),
    };
  };
}

/** A server that takes what it is sent, keeping what it has taken by its key. */
function server(answer: (entry: PendingWrite) => TryOutcome | undefined = () => undefined) {
  const taken = new Map<string, number>();
  const tries: number[] = [];
  const send = async (entry: PendingWrite): Promise<TryOutcome> => {
    tries.push(numberOf(entry));
    await Promise.resolve();
    const outcome = answer(entry);
    if (outcome) return outcome;
    taken.set(entry.key, numberOf(entry));
    return { kind: "sent", answer: null };
  };
  return { send, tries, taken: () => [...taken.values()] };
}

const later: TryOutcome = { kind: "later", afterMs: 60_000 };
const refused: TryOutcome = {
  kind: "refused",
  refusal: { status: 409, message: "Too late." },
  error: new Error("409"),
};

beforeEach(async () => {
  await (await deviceDatabase()).clear("outbox");
});
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

function open(parts: Parameters<typeof createWriteQueue>[0], owner = anna) {
  const queue = createWriteQueue({ ...browser()(), ...parts });
  const close = queue.open(owner);
  closing.push(close);
  return { queue, close };
}

describe("the write queue", () => {
  it("sends in order, one at a time, and is empty then", async () => {
    const { send, taken } = server();
    const { queue } = open({ send });
    await Promise.all([1, 2, 3].map((n) => queue.add(write(n))));
    await queue.whenSent("shelf");
    expect(taken()).toEqual([1, 2, 3]);
    expect(queue.get()).toEqual({ waiting: [], refused: [], isHeld: false });
  });

  it("keeps what could not be sent over a restart, under the same key", async () => {
    const keys: string[] = [];
    const dead = server(({ key }) => {
      keys.push(key);
      return later;
    });
    const before = open({ send: dead.send });
    await before.queue.add(write(1));
    await before.queue.add(write(2));
    await vi.waitFor(() => expect(before.queue.get().isHeld).toBe(true));
    before.close();
    const alive = server(({ key }) => {
      keys.push(key);
      return undefined;
    });
    const { queue } = open({ send: alive.send });
    await vi.waitFor(() => expect(alive.taken()).toEqual([1, 2]));
    await queue.whenSent("shelf");
    expect(new Set(keys).size).toBe(2);
  });

  it("keeps what was refused, tells of it, and goes on with the rest", async () => {
    const news: WriteQueueEvent[] = [];
    const { send, taken } = server((entry) => (numberOf(entry) === 1 ? refused : undefined));
    const { queue } = open({ send });
    queue.listen((item) => news.push(item));
    await queue.add(write(1));
    await queue.add(write(2));
    await queue.whenSent("shelf");
    expect(taken()).toEqual([2]);
    expect(queue.get().refused.map(numberOf)).toEqual([1]);
    expect(queue.get().refused[0]?.refusal).toEqual({ status: 409, message: "Too late." });
    expect(news.map(({ kind }) => kind)).toEqual(["refused", "sent"]);
    await queue.add(write(1));
    expect(queue.get().refused).toEqual([]);
  });

  it("never shows or sends anybody else's", async () => {
    const first = open({ send: server(() => ({ kind: "signedOut" })).send });
    await first.queue.add(write(1));
    first.close();
    expect(first.queue.get().waiting).toEqual([]);
    const foreign = server();
    const second = open({ send: foreign.send }, ben);
    await second.queue.add(write(2));
    await second.queue.whenSent("shelf");
    expect(foreign.tries).toEqual([2]);
    await second.queue.discard(() => true);
    second.close();
    const own = server();
    open({ send: own.send });
    await vi.waitFor(() => expect(own.taken()).toEqual([1]));
  });

  it("shows nobody what was stored after its person had left", async () => {
    const store = memoryStore();
    const { queue, close } = open({
      send: server(() => later).send,
      openStore: () =>
        Promise.resolve({
          ...store,
          add: (...entry) => {
            close();
            closing.push(queue.open(ben));
            return store.add(...entry);
          },
        }),
    });
    await queue.add(write(1));
    expect(queue.get().waiting).toEqual([]);
    expect((await store.list(anna)).map(numberOf)).toEqual([1]);
  });

  it("forgets what is given up", async () => {
    const { queue } = open({ send: server(() => later).send });
    await queue.add(write(1));
    await queue.add({ ...write(2), group: "cellar" });
    await queue.discard(({ group }) => group === "shelf");
    expect(queue.get().waiting.map(numberOf)).toEqual([2]);
  });

  it("takes nothing while nobody is signed in", async () => {
    const { queue, close } = open({ send: server().send });
    close();
    await expect(queue.add(write(1))).rejects.toThrow("Nobody is signed in");
  });

  it("works in memory where the browser keeps nothing", async () => {
    const { send, taken } = server();
    const store = memoryStore();
    const { queue } = open({ send, openStore: () => Promise.resolve(store) });
    await queue.add(write(1));
    await queue.whenSent("shelf");
    expect(taken()).toEqual([1]);
  });
});

describe("two tabs", () => {
  it("see what the other one has waiting, and send each of it once", async () => {
    const joinBrowser = browser();
    const { send, tries } = server();
    const one = open({ send, ...joinBrowser() }).queue;
    const other = open({ send, ...joinBrowser() }).queue;
    const heard: string[] = [];
    other.listen(({ kind }) => heard.push(kind));
    await Promise.all([1, 2, 3, 4].map((n) => one.add(write(n))));
    await Promise.all([one.whenSent("shelf"), other.whenSent("shelf")]);
    await vi.waitFor(() => expect(other.get().waiting).toEqual([]));
    expect(tries.toSorted()).toEqual([1, 2, 3, 4]);
    expect(one.get().waiting).toEqual([]);
  });

  it("learn that what the other one has waiting is held", async () => {
    const joinBrowser = browser();
    const one = open({ send: server(() => later).send, ...joinBrowser() }).queue;
    const other = open({ send: server(() => later).send, ...joinBrowser() }).queue;
    await one.add(write(1));
    await vi.waitFor(() =>
      expect(other.get()).toMatchObject({ waiting: [{ body: { n: 1 } }], isHeld: true }),
    );
  });
});

it("loses nothing and doubles nothing, whatever the network does", async () => {
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
      const over = async (entry: PendingWrite): Promise<TryOutcome> => {
        if (network === "dead") return later;
        const outcome = await send(entry);
        return network === "answer lost" ? later : outcome;
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

it("opens the browser's own database, and the memory where that is refused", async () => {
  const stored = await openWriteStore();
  await stored.add({ ...write(1), ...anna, key: "a", refusal: null }, []);
  expect(await (await openWriteStore()).list(anna)).toHaveLength(1);
  expect(await stored.list(ben)).toEqual([]);
});
