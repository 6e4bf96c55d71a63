import {
  isWaiting,
  type NewWrite,
  type Owner,
  type PendingWrite,
  replacedBy,
} from "@/lib/client/device/pending-write";
import { joinTabs, oneTabAtATime, type Tabs } from "@/lib/client/device/tabs";
import { newIdempotencyKey } from "@/lib/client/idempotency-key";
import { pauseAfter, sendEntry, type TryOutcome } from "./send-write";
import { openWriteStore, type WriteStore } from "./write-store";

/** After this many milliseconds an attempt under way is shown as waiting. */
const SLOW_MS = 3_000;

/** The state of the queue that screens read. */
export interface WriteQueueState {
  waiting: readonly PendingWrite[];
  refused: readonly PendingWrite[];
  /** Whether pending writes could not be sent: no network, a slow one, or nobody signed in. */
  isHeld: boolean;
}

export const EMPTY_QUEUE: WriteQueueState = { waiting: [], refused: [], isHeld: false };

/** An event of the queue, for the screens. */
export type WriteQueueEvent =
  | { kind: "sent"; entry: PendingWrite; answer: unknown }
  | { kind: "refused"; entry: PendingWrite; error: unknown }
  /** Another tab has sent a write. */
  | { kind: "elsewhere" }
  /** The session ended, or another person signed in in another tab. */
  | { kind: "signedOut" };

type WriteQueueListener = (news: WriteQueueEvent) => unknown;

/** Dependencies of the queue, replaced in tests. */
interface Parts {
  openStore: () => Promise<WriteStore>;
  send: (entry: PendingWrite, tries: number) => Promise<TryOutcome>;
  oneTabAtATime: (work: () => Promise<void>) => Promise<void>;
  joinTabs: () => Tabs;
}

export type WriteQueue = ReturnType<typeof createWriteQueue>;

/**
 * Creates the queue of pending writes. It stores writes on the device and sends them in order, one at a time, until
 * the server has accepted or refused each. It survives reloads and restarts, and several tabs share it.
 */
export function createWriteQueue(parts: Partial<Parts> = {}) {
  const { send = sendEntry, oneTabAtATime: alone = oneTabAtATime } = parts;
  const watchers = new Set<() => void>();
  const listeners = new Set<WriteQueueListener>();
  let opening: Promise<WriteStore> | undefined;
  let joined: Tabs | undefined;
  let state = EMPTY_QUEUE;
  let owner: Owner | null = null;
  let isSending = false;
  let isWanted = false;
  let tries = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const store = () => (opening ??= (parts.openStore ?? openWriteStore)());
  const tabs = () => (joined ??= (parts.joinTabs ?? joinTabs)());

  const subscribe = (watcher: () => void) => {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  };

  function change(next: Partial<WriteQueueState>): void {
    state = { ...state, ...next };
    watchers.forEach((watcher) => watcher());
  }

  async function report(news: WriteQueueEvent): Promise<void> {
    await Promise.all([...listeners].map((listener) => Promise.resolve(listener(news))));
  }

  function hold(isHeld: boolean): void {
    if (state.isHeld === isHeld) return;
    change({ isHeld });
    tabs().tell({ kind: "changed", isHeld });
  }

  /** Reads the owner's writes again: another tab may have changed them. */
  async function refresh(): Promise<void> {
    const asked = owner;
    if (!asked) return;
    const entries = await (await store()).list(asked);
    if (owner !== asked) return;
    change({
      waiting: entries.filter(isWaiting),
      refused: entries.filter((entry) => !isWaiting(entry)),
    });
  }

  /** Another tab has added, sent or discarded a write. */
  async function hearOfChange(): Promise<void> {
    const before = state.waiting.length;
    await refresh();
    if (state.waiting.length < before) await report({ kind: "elsewhere" });
  }

  async function changed(): Promise<void> {
    await refresh();
    tabs().tell({ kind: "changed", isHeld: state.isHeld });
  }

  /** Sends now instead of after the current pause. */
  function wake(): void {
    clearTimeout(pause);
    isWanted = true;
    if (!isSending) void run();
  }

  async function run(): Promise<void> {
    isSending = true;
    try {
      await refresh();
      while (isWanted && owner) {
        isWanted = false;
        await alone(sendAll);
      }
    } catch {
      // IndexedDB failed. The stored writes are read again later.
      pauseFor(pauseAfter(tries++));
    } finally {
      isSending = false;
    }
  }

  function pauseFor(ms: number): void {
    hold(true);
    pause = setTimeout(wake, ms);
  }

  async function sendAll(): Promise<void> {
    const sender = owner;
    for (;;) {
      if (!sender || owner !== sender) return;
      const entry = (await (await store()).list(sender)).find(isWaiting);
      if (!entry) {
        hold(false);
        return refresh();
      }
      const outcome = await tryOnce(entry);
      if (outcome.kind === "later" || outcome.kind === "signedOut") {
        tries += 1;
        if (outcome.kind === "later") pauseFor(outcome.afterMs);
        else {
          hold(true);
          await report(outcome);
        }
        return;
      }
      tries = 0;
      await settle(entry, outcome);
    }
  }

  async function tryOnce(entry: PendingWrite): Promise<TryOutcome> {
    const slow = setTimeout(() => hold(true), SLOW_MS);
    try {
      return await send(entry, tries);
    } finally {
      clearTimeout(slow);
    }
  }

  /**
   * Listeners put the answer into the query cache before the write is deleted, so that no screen misses it in
   * between, even if the page closes.
   */
  async function settle(
    entry: PendingWrite,
    outcome: Extract<TryOutcome, { kind: "sent" | "refused" }>,
  ): Promise<void> {
    hold(false);
    if (outcome.kind === "sent") {
      await report({ kind: "sent", entry, answer: outcome.answer });
      await (await store()).remove([entry]);
      await changed();
    } else {
      const refused = { ...entry, refusal: outcome.refusal };
      await (await store()).put(refused);
      await changed();
      await report({ kind: "refused", entry: refused, error: outcome.error });
    }
  }

  return {
    /** Reads the state; with `subscribe` the store for `useSyncExternalStore`. */
    subscribe,
    get: () => state,

    /** Adds a listener for events. A sent write is deleted once all listeners have handled it. */
    listen(listener: WriteQueueListener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /**
     * Starts showing and sending the writes of an owner.
     * @returns a function that stops it.
     */
    open(person: Owner): () => void {
      owner = person;
      tries = 0;
      const leaveTabs = tabs().listen((news) => {
        if (news.kind === "person") {
          if (news.userId !== person.userId) void report({ kind: "signedOut" });
          return;
        }
        if (!isSending) change({ isHeld: news.isHeld });
        void hearOfChange();
      });
      wake();
      return () => {
        leaveTabs();
        clearTimeout(pause);
        if (owner !== person) return;
        owner = null;
        change(EMPTY_QUEUE);
      };
    },

    /**
     * Adds a write. It is stored when the promise resolves, and sent when possible.
     * @throws when nobody is signed in, or the device cannot store it.
     */
    async add(write: NewWrite): Promise<void> {
      const writer = owner;
      if (!writer) throw new Error("Nobody is signed in");
      const entry = { ...write, ...writer, key: newIdempotencyKey(), refusal: null };
      const replaced = replacedBy(write, state.refused);
      const stored = await (await store()).add(entry, replaced);
      // The store is not read again here: the person waits, and on a slow phone a read takes as long as the write.
      if (owner === writer) {
        change({
          waiting: [...state.waiting, stored],
          refused: state.refused.filter((other) => !replaced.includes(other)),
        });
      }
      tabs().tell({ kind: "changed", isHeld: state.isHeld });
      wake();
    },

    wake,

    /** Resolves when no write of a group is pending. */
    whenSent(group: string): Promise<void> {
      return new Promise((resolve) => {
        const look = () => {
          if (state.waiting.some((entry) => entry.group === group)) return;
          leave();
          resolve();
        };
        const leave = subscribe(look);
        look();
      });
    },

    /** Deletes the writes that match. */
    async discard(isGivenUp: (entry: PendingWrite) => boolean): Promise<void> {
      await (await store()).remove([...state.waiting, ...state.refused].filter(isGivenUp));
      await changed();
    },
  };
}
