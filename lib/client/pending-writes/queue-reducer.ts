import { belongsTo, type Owner, type PendingWrite } from "@/lib/client/device/pending-write";
import {
  CLOSED_QUEUE,
  EMPTY_VIEW,
  type QueueEvent,
  type QueueNotification,
  type QueueState,
  type QueueView,
} from "./queue-state";
import { followedBy, setDelayed, type Step, step } from "./queue-step";
import { abandonTurn, beginTurn, continueTurn, finishAttempt, wake } from "./queue-turn";
import { viewOf, withAdded, withChanged, without, withRemoved } from "./queue-view";

type Entries = readonly PendingWrite[];

/**
 * Returns the next state and the effects that the driver runs: the state machine of the pending
 * writes in one tab (docs/decisions/0047). The writes of an owner are sent in their order, one at a
 * time, by one tab at a time.
 */
export function reduceQueue(state: QueueState, event: QueueEvent): Step {
  switch (event.kind) {
    case "opened":
      return open(state, event.owner);
    case "closed":
      return close(state, event.owner);
    case "woken":
      return wake(state);
    case "added":
      return add(state, event.entry, event.replaced);
    case "discarded":
      return discard(state, event.entries);
    case "changedElsewhere":
      return followElsewhere(state, event.isDelayed);
    case "personChangedElsewhere":
      return state.owner === null || state.owner.userId === event.userId
        ? step(state)
        : step(state, { kind: "notify", notification: { kind: "signedOut" } });
    case "listed":
      return event.owner === state.owner ? show(state, event.entries) : step(state);
    case "turnGranted":
      return beginTurn(state);
    case "nextListed":
      // The write queue may have been closed, or opened by another person, during the read. The result is then
      // discarded.
      return event.owner !== null && event.owner === state.owner
        ? followedBy(show(state, event.entries), continueTurn)
        : beginTurn(state);
    case "attemptSlow":
      return state.turn.kind === "attempting" && belongsTo(state.turn.entry, state.owner)
        ? setDelayed(state, true)
        : step(state);
    case "attempted":
      return finishAttempt(state, event.entry, event.outcome);
    case "removed":
      return step({ ...state, view: withRemoved(state.view, event.entries) });
    case "refusalStored":
      return belongsTo(event.entry, state.owner)
        ? step({ ...state, view: withChanged(state.view, event.entry) })
        : step(state);
    case "turnFailed":
      // The store may have failed. Screens wait until `isRead` is true, so it is set although nothing was
      // read.
      return abandonTurn({ ...state, view: { ...state.view, isRead: true } });
  }
}

/**
 * Opens the write queue for an owner. The view is emptied, because it may contain writes of the previous
 * person.
 */
function open(state: QueueState, owner: Owner): Step {
  const opened = { ...state, owner, view: EMPTY_VIEW, failures: 0 };
  // An attempt to send a write of the previous person may still be running. Until it ends, the writes of the
  // new owner are only read and shown.
  if (state.turn.kind === "none") return wake(opened);
  return followedBy(wake(opened), (woken) => step(woken, { kind: "list" }));
}

/** Closes the queue. A running attempt continues, so that its outcome is stored. */
function close(state: QueueState, owner: Owner): Step {
  if (state.owner !== owner) return step(state);
  const { turn } = state;
  return step({ ...CLOSED_QUEUE, turn }, { kind: "stopPause" });
}

/**
 * Adds a write to the view. The store is not read again: the person waits, and a read takes as long
 * as the write on a slow phone.
 */
function add(state: QueueState, entry: PendingWrite, replaced: Entries): Step {
  const view = belongsTo(entry, state.owner) ? withAdded(state.view, entry, replaced) : state.view;
  const added = step({ ...state, view }, { kind: "postChange", isDelayed: view.isDelayed });
  return followedBy(added, wake);
}

/** Discards writes. If a write is discarded while it is being sent, its refusal by the server is ignored. */
function discard(state: QueueState, entries: Entries): Step {
  const { turn } = state;
  const isAttempted =
    turn.kind === "attempting" && entries.some(({ sequence }) => sequence === turn.entry.sequence);
  return step(
    isAttempted ? { ...state, turn: { ...turn, isDiscarded: true } } : state,
    { kind: "remove", entries },
    { kind: "postChange", isDelayed: state.view.isDelayed },
  );
}

/**
 * Handles the message that another tab has changed the stored writes. A delay in that tab is ignored while this
 * tab sends, because this tab detects delays itself.
 */
function followElsewhere(state: QueueState, isDelayed: boolean): Step {
  if (!state.owner) return step(state);
  const isSending = state.turn.kind === "reading" || state.turn.kind === "attempting";
  const view = isSending ? state.view : { ...state.view, isDelayed };
  return step({ ...state, view }, { kind: "list" });
}

/**
 * Replaces the writes that the screens show with the stored writes. If a shown pending write is no longer
 * stored, another tab has sent or discarded it, and listeners are notified. If that tab has created a record
 * by sending the write, another notification contains the id of the record.
 */
function show(state: QueueState, entries: Entries): Step {
  const listed = viewOf(state.view, entries);
  const view = listed.isRead ? listed : { ...listed, isRead: true };
  const gone = without(state.view.pending, view.pending);
  const created = gone.flatMap((entry) => createdElsewhere(entry, view));
  const elsewhere: QueueNotification[] = gone.length > 0 ? [{ kind: "sentElsewhere" }] : [];
  return step(
    { ...state, view },
    ...[...created, ...elsewhere].map(
      (notification) => ({ kind: "notify", notification }) as const,
    ),
  );
}

/** Returns the notification about a write whose record another tab has created. */
function createdElsewhere(entry: PendingWrite, { created }: QueueView): QueueNotification[] {
  const id = created.find(({ sequence }) => sequence === entry.sequence)?.createdId;
  return id === undefined ? [] : [{ kind: "sent", entry, answer: { id } }];
}
