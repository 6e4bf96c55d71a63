import type { Owner, PendingWrite } from "@/lib/client/device/pending-write";
import type { AttemptOutcome } from "./send-write";

/** The pending writes as screens read them. */
export interface QueueView {
  /** In the order in which they are sent. */
  pending: readonly PendingWrite[];
  refused: readonly PendingWrite[];
  /** Whether pending writes could not be sent: offline, a slow network, or no session. */
  isDelayed: boolean;
}

/** A turn lasts from the request of the lock that all tabs share until its release. */
type Turn =
  | { kind: "none" }
  | { kind: "requested" }
  /** The store is being read for the next write, or the outcome of an attempt is being stored. */
  | { kind: "reading" }
  | { kind: "attempting"; entry: PendingWrite; isDiscarded: boolean };

/** The state of the queue in one tab. */
export interface QueueState {
  /** Null while the queue is closed. Compared by identity: opening again makes another owner. */
  owner: Owner | null;
  view: QueueView;
  turn: Turn;
  /** Whether another turn follows this one: a write was added, or the network is back. */
  isWakeRequested: boolean;
  /** Failed attempts since the last one that succeeded. */
  failures: number;
}

export const EMPTY_VIEW: QueueView = { pending: [], refused: [], isDelayed: false };

export const CLOSED_QUEUE: QueueState = {
  owner: null,
  view: EMPTY_VIEW,
  turn: { kind: "none" },
  isWakeRequested: false,
  failures: 0,
};

/** The events of the queue. */
export type QueueEvent =
  | { kind: "opened"; owner: Owner }
  | { kind: "closed"; owner: Owner }
  /** The network is back, the page is visible again, or the pause after a failure has ended. */
  | { kind: "woken" }
  /** The store has a new write, without the refused ones that it replaces. */
  | { kind: "added"; entry: PendingWrite; replaced: readonly PendingWrite[] }
  /** The person discards writes. */
  | { kind: "discarded"; entries: readonly PendingWrite[] }
  /** Another tab has added, sent or discarded a write. */
  | { kind: "changedElsewhere"; isDelayed: boolean }
  | { kind: "personChangedElsewhere"; userId: number | null }
  /** The store was read to update the view. */
  | { kind: "listed"; owner: Owner; entries: readonly PendingWrite[] }
  /** This tab has the lock. */
  | { kind: "turnGranted" }
  /** The store was read for the next write to send. */
  | { kind: "nextListed"; owner: Owner | null; entries: readonly PendingWrite[] }
  /** The running attempt takes longer than usual. */
  | { kind: "attemptSlow" }
  | { kind: "attempted"; entry: PendingWrite; outcome: AttemptOutcome }
  /** The store no longer has these writes. */
  | { kind: "removed"; entries: readonly PendingWrite[] }
  /** The store has the refusal of a write. */
  | { kind: "refusalStored"; entry: PendingWrite }
  /** The store, the lock or a listener failed during the turn. */
  | { kind: "turnFailed" };

/** The notifications for the listeners of the queue. */
export type QueueNotification =
  | { kind: "sent"; entry: PendingWrite; answer: unknown }
  | { kind: "refused"; entry: PendingWrite; error: unknown }
  /** Another tab has sent or discarded a write that this tab showed as pending. */
  | { kind: "sentElsewhere" }
  /** The session ended, or another person signed in in another tab. */
  | { kind: "signedOut" };

/**
 * The effects that the driver runs. The effects of one event run in order, each after the previous
 * one has ended.
 */
export type QueueEffect =
  /** Reads the store, then dispatches `listed`. */
  | { kind: "list" }
  /** Requests the lock, then dispatches `turnGranted`. */
  | { kind: "requestTurn" }
  /** Releases the lock. */
  | { kind: "endTurn" }
  /** Reads the store for the next write, then dispatches `nextListed`. */
  | { kind: "listNext" }
  /**
   * Sends a write once, then dispatches `attempted`. Dispatches `attemptSlow` before, if the
   * attempt is slow.
   */
  | { kind: "attempt"; entry: PendingWrite; failures: number }
  /** Deletes writes from the store, then dispatches `removed`. */
  | { kind: "remove"; entries: readonly PendingWrite[] }
  /** Stores a write with its refusal, then dispatches `refusalStored`. */
  | { kind: "storeRefusal"; entry: PendingWrite }
  /** Starts the timer of the next turn and replaces the current timer. It dispatches `woken`. */
  | { kind: "startPause"; ms: number }
  | { kind: "stopPause" }
  /** Notifies the other tabs that the pending writes have changed. */
  | { kind: "postChange"; isDelayed: boolean }
  | { kind: "notify"; notification: QueueNotification };
