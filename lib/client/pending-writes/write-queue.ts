import {
  type NewWrite,
  type Owner,
  type PendingWrite,
  replacedBy,
} from "@/lib/client/device/pending-write";
import { joinTabs, oneTabAtATime, type TabMessage, type Tabs } from "@/lib/client/device/tabs";
import { newIdempotencyKey } from "@/lib/client/idempotency-key";
import { once } from "@/lib/core/once";
import { findKind, type PendingWriteKind } from "./pending-write-kind";
import { createQueueDriver } from "./queue-driver";
import type { QueueNotification } from "./queue-state";
import { sendWrite } from "./send-write";
import { openWriteStore, type WriteStore } from "./write-store";

type Listener = (notification: QueueNotification) => unknown;

/** Dependencies of the queue, replaced in tests. */
interface Parts {
  openStore: () => Promise<WriteStore>;
  send: typeof sendWrite;
  oneTabAtATime: typeof oneTabAtATime;
  joinTabs: () => Tabs;
}

export type WriteQueue = ReturnType<typeof createWriteQueue>;

/**
 * Creates the queue of pending writes. It stores writes on the device and sends them in order, one at a time, until
 * the server has accepted or refused each. It survives reloads and restarts, and several tabs share it.
 */
export function createWriteQueue(parts: Partial<Parts> = {}) {
  const send = parts.send ?? sendWrite;
  // The store and the tabs are opened at first use, because the server creates a write queue and never opens
  // it.
  const store = once(parts.openStore ?? openWriteStore);
  const tabs = once(parts.joinTabs ?? joinTabs);
  const watchers = new Set<() => void>();
  const listeners = new Set<Listener>();
  let kinds: readonly PendingWriteKind[] = [];

  const { getState, dispatch } = createQueueDriver({
    store,
    tabs,
    send: (entry, failures) =>
      send(entry, {
        failures,
        load: findKind(kinds, entry)?.load,
        isAnswer: (answer) => findKind(kinds, entry)?.isAnswer(answer) ?? true,
      }),
    lock: parts.oneTabAtATime ?? oneTabAtATime,
    notify: (notification) => Promise.all([...listeners].map((listener) => listener(notification))),
    onViewChange: () => watchers.forEach((watcher) => watcher()),
  });

  const subscribe = (watcher: () => void) => {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  };

  const receive = (message: TabMessage) =>
    void dispatch(
      message.kind === "person"
        ? { kind: "personChangedElsewhere", userId: message.userId }
        : { kind: "changedElsewhere", isDelayed: message.isDelayed },
    );

  return {
    /** `subscribe` and `get` give `useSyncExternalStore` access to the view of the write queue. */
    subscribe,
    get: () => getState().view,

    /** Adds a listener. A sent write is deleted once all listeners have handled it. */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /**
     * Starts showing and sending the writes of an owner.
     * @param registry the kinds of writes, which check the shape of responses
     * @returns a function that closes the queue.
     */
    open(owner: Owner, registry: readonly PendingWriteKind[]): () => void {
      kinds = registry;
      const leaveTabs = tabs().listen(receive);
      void dispatch({ kind: "opened", owner });
      return () => {
        leaveTabs();
        void dispatch({ kind: "closed", owner });
      };
    },

    /**
     * Adds a write. The write is stored when the promise resolves, and sent when possible.
     * @param onStored called when the write is stored, before the screens show it. A state that the callback
     * changes is rendered together with the write.
     * @throws when there is no session, or the device cannot store the write.
     */
    async add(write: NewWrite, onStored?: () => void): Promise<void> {
      const { owner, view } = getState();
      if (!owner) throw new Error("Nobody is signed in");
      const replaced = replacedBy(write, view.refused);
      const unsaved = { ...write, ...owner, key: newIdempotencyKey(), refusal: null };
      const entry = await (await store()).add(unsaved, replaced);
      onStored?.();
      void dispatch({ kind: "added", entry, replaced });
    },

    /** Sends the pending writes now instead of after the current pause between attempts. */
    wake: () => void dispatch({ kind: "woken" }),

    /** Resolves when no write of a group is pending. A group is, for example, all counts of one check. */
    whenSent(group: string): Promise<void> {
      return new Promise((resolve) => {
        const look = () => {
          if (getState().view.pending.some((entry) => entry.group === group)) return;
          leave();
          resolve();
        };
        const leave = subscribe(look);
        look();
      });
    },

    /**
     * Deletes the pending and refused writes, and those that have created a record, for which `isGivenUp` returns
     * true.
     */
    async discard(isGivenUp: (entry: PendingWrite) => boolean): Promise<void> {
      const { pending, refused, created } = getState().view;
      const entries = [...pending, ...refused, ...created].filter(isGivenUp);
      await dispatch({ kind: "discarded", entries });
    },
  };
}
