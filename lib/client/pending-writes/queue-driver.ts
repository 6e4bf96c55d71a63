import type { PendingWrite } from "@/lib/client/device/pending-write";
import type { Tabs } from "@/lib/client/device/tabs";
import { reduceQueue } from "./queue-reducer";
import {
  CLOSED_QUEUE,
  type QueueEffect,
  type QueueEvent,
  type QueueNotification,
  type QueueState,
} from "./queue-state";
import type { AttemptOutcome } from "./send-write";
import type { WriteStore } from "./write-store";

/** The duration in milliseconds after which a running attempt is shown as delayed. */
const SLOW_MS = 3_000;

interface DriverParts {
  store: () => Promise<WriteStore>;
  tabs: () => Tabs;
  send: (entry: PendingWrite, failures: number) => Promise<AttemptOutcome>;
  /** Runs `work` under the lock that all tabs share, so that no other tab sends pending writes meanwhile. */
  lock: (work: () => Promise<void>) => Promise<void>;
  /** Resolves once all listeners have handled a notification. */
  notify: (notification: QueueNotification) => Promise<unknown>;
  onViewChange: () => void;
}

/** The state of the queue of pending writes, and the function that changes the state. */
interface QueueDriver {
  getState: () => QueueState;
  /**
   * Updates the state of the write queue synchronously. The promise resolves when the effects of
   * the event have ended. Waiting for the lock and sending writes (`Turn`) continue in the
   * background.
   */
  dispatch: (event: QueueEvent) => Promise<void>;
}

/**
 * Creates the driver that runs the effects of `reduceQueue`: store, server, timers, lock and tabs.
 */
export function createQueueDriver(parts: DriverParts): QueueDriver {
  const { store, tabs } = parts;
  let state = CLOSED_QUEUE;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let releaseLock: () => void = () => undefined;

  async function dispatch(event: QueueEvent): Promise<void> {
    const { view } = state;
    const { state: next, effects } = reduceQueue(state, event);
    state = next;
    if (next.view !== view) parts.onViewChange();
    for (const effect of effects) await run(effect);
  }

  /**
   * Dispatches an event of the current turn, in which this tab sends writes, without waiting for its effects.
   */
  function advance(event: QueueEvent): void {
    dispatch(event).catch(() => dispatch({ kind: "turnFailed" }));
  }

  async function run(effect: QueueEffect): Promise<void> {
    switch (effect.kind) {
      case "list":
        await list();
        break;
      case "requestTurn":
        requestTurn();
        break;
      case "endTurn":
        releaseLock();
        break;
      case "listNext":
        await listNext();
        break;
      case "attempt":
        void attempt(effect.entry, effect.failures);
        break;
      case "remove":
        await (await store()).remove(effect.entries);
        await dispatch({ kind: "removed", entries: effect.entries });
        break;
      case "storeCreated":
        await (await store()).put(effect.entries);
        break;
      case "storeRefusal":
        await (await store()).put([effect.entry]);
        await dispatch({ kind: "refusalStored", entry: effect.entry });
        break;
      case "startPause":
        clearTimeout(pause);
        pause = setTimeout(() => void dispatch({ kind: "woken" }), effect.ms);
        break;
      case "stopPause":
        clearTimeout(pause);
        break;
      case "postChange":
        tabs().post({ kind: "changed", isDelayed: effect.isDelayed });
        break;
      case "notify":
        await parts.notify(effect.notification);
    }
  }

  async function list(): Promise<void> {
    const { owner } = state;
    if (!owner) return;
    try {
      const entries = await (await store()).list(owner);
      await dispatch({ kind: "listed", owner, entries });
    } catch {
      // IndexedDB failed. This tab's next turn to send reads the writes again, and pauses if that fails too.
    }
  }

  async function listNext(): Promise<void> {
    const { owner } = state;
    const entries = owner ? await (await store()).list(owner) : [];
    advance({ kind: "nextListed", owner, entries });
  }

  function requestTurn(): void {
    const work = () =>
      new Promise<void>((resolve) => {
        releaseLock = resolve;
        advance({ kind: "turnGranted" });
      });
    parts.lock(work).catch(() => advance({ kind: "turnFailed" }));
  }

  async function attempt(entry: PendingWrite, failures: number): Promise<void> {
    const slow = setTimeout(() => advance({ kind: "attemptSlow" }), SLOW_MS);
    try {
      const outcome = await parts.send(entry, failures);
      advance({ kind: "attempted", entry, outcome });
    } catch {
      advance({ kind: "turnFailed" });
    } finally {
      clearTimeout(slow);
    }
  }

  return { getState: () => state, dispatch };
}
