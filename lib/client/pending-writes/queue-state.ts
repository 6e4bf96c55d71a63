import type { Owner, PendingWrite } from "@/lib/client/device/pending-write";
import type { AttemptOutcome } from "./send-write";

/** The pending writes as screens read them. */
export interface QueueView {
  /** The pending writes in the order in which they are sent. */
  pending: readonly PendingWrite[];
  /** The refused writes, and the writes that need a record whose creation was refused. */
  refused: readonly PendingWrite[];
  /** The sent writes that have created a record, the oldest first (`createdId`). */
  created: readonly PendingWrite[];
  /** Whether pending writes could not be sent: offline, a slow network, or no session. */
  isDelayed: boolean;
  /** Whether the stored writes have been read since the queue was opened. */
  isRead: boolean;
}

/** A turn lasts from the request of the lock that all tabs share until its release. */
type Turn =
  | { kind: "none" }
  | { kind: "requested" }
  /** The store is being read for the next write, or the outcome of an attempt is being stored. */
  | { kind: "reading" }
  | { kind: "attempting"; entry: PendingWrite; isDiscarded: boolean };

/** The state of the write queue in one tab. */
export interface QueueState {
  /**
   * The person whose writes the queue sends; null while the queue is closed. Owners are compared by identity,
   * because each opening creates a new one.
   */
  owner: Owner | null;
  view: QueueView;
  turn: Turn;
  /** Whether this tab sends again after the current turn, because a write was added or the network is back. */
  isWakeRequested: boolean;
  /** Failed attempts since the last one that succeeded. */
  failures: number;
}

export const EMPTY_VIEW: QueueView = {
  pending: [],
  refused: [],
  created: [],
  isDelayed: false,
  isRead: false,
};

export const CLOSED_QUEUE: QueueState = {
  owner: null,
  view: EMPTY_VIEW,
  turn: { kind: "none" },
  isWakeRequested: false,
  failures: 0,
};

/** The events that change the state of the write queue. */
export type QueueEvent =
  | { kind: "opened"; owner: Owner }
  | { kind: "closed"; owner: Owner }
  /** The network is back, the page is visible again, or the pause after a failure has ended. */
  | { kind: "woken" }
  /** A new write was stored, and the refused writes that it replaces were deleted. */
  | { kind: "added"; entry: PendingWrite; replaced: readonly PendingWrite[] }
  /** The person discards writes. */
  | { kind: "discarded"; entries: readonly PendingWrite[] }
  /** Another tab has added, sent or discarded a write. */
  | { kind: "changedElsewhere"; isDelayed: boolean }
  | { kind: "personChangedElsewhere"; userId: number | null }
  /** This tab has read the writes that the device stores, in order to update the view of the write queue. */
  | { kind: "listed"; owner: Owner; entries: readonly PendingWrite[] }
  /** This tab has received the lock that all tabs share for sending writes. */
  | { kind: "turnGranted" }
  /** This tab has read the store to find the next write to send. */
  | { kind: "nextListed"; owner: Owner | null; entries: readonly PendingWrite[] }
  /** The running attempt to send a write takes longer than usual. */
  | { kind: "attemptSlow" }
  | { kind: "attempted"; entry: PendingWrite; outcome: AttemptOutcome }
  /** The writes were deleted from this device's store of pending writes. */
  | { kind: "removed"; entries: readonly PendingWrite[] }
  /** The refusal of a write was stored on the device. */
  | { kind: "refusalStored"; entry: PendingWrite }
  /** The store, the lock or a listener failed while this tab was reading or sending writes. */
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
 * The effects that the driver of the write queue runs. The effects of one event run in order, each after the
 * previous one has ended.
 */
export type QueueEffect =
  /** Reads the store, then dispatches `listed`. */
  | { kind: "list" }
  /** Requests the lock that allows one tab to send writes, then dispatches `turnGranted`. */
  | { kind: "requestTurn" }
  /** Releases the lock, so that another tab can send writes. */
  | { kind: "endTurn" }
  /** Reads the next write from the store of the device, then dispatches `nextListed`. */
  | { kind: "listNext" }
  /**
   * Sends a pending write to the server once, then dispatches `attempted`. If the attempt is slow, dispatches
   * `attemptSlow` first.
   */
  | { kind: "attempt"; entry: PendingWrite; failures: number }
  /** Deletes writes from the store, then dispatches `removed`. */
  | { kind: "remove"; entries: readonly PendingWrite[] }
  /** Stores sent writes with the ids that they created, and the writes that needed these ids. */
  | { kind: "storeCreated"; entries: readonly PendingWrite[] }
  /** Stores a write with its refusal, then dispatches `refusalStored`. */
  | { kind: "storeRefusal"; entry: PendingWrite }
  /**
   * Starts a timer of `ms` milliseconds for the next turn of the write queue and replaces the current timer. At
   * its end the timer dispatches `woken`.
   */
  | { kind: "startPause"; ms: number }
  | { kind: "stopPause" }
  /** Notifies the other tabs that the pending writes have changed. */
  | { kind: "postChange"; isDelayed: boolean }
  | { kind: "notify"; notification: QueueNotification };
