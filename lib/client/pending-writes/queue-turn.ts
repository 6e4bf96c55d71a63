import { belongsTo, type PendingWrite } from "@/lib/client/device/pending-write";
import type { QueueEffect, QueueNotification, QueueState } from "./queue-state";
import { followedBy, setDelayed, type Step, step } from "./queue-step";
import { withChanged } from "./queue-view";
import { retryPause } from "./retry-pause";
import type { AttemptOutcome } from "./send-write";
import { nextToSend, withCreatedId } from "./temporary-ids";

/**
 * How many created records a device remembers with their temporary ids, which limits the size of the store.
 * A URL with a temporary id that is no longer remembered opens no record.
 */
const MOST_CREATED = 50;

/**
 * Starts a turn of the write queue, or requests another turn after the current one. A turn lasts from the
 * request of the lock that all tabs share until its release.
 */
export function wake(state: QueueState): Step {
  if (!state.owner) return step(state);
  if (state.turn.kind !== "none") {
    return step({ ...state, isWakeRequested: true }, { kind: "stopPause" });
  }
  return step(
    { ...state, turn: { kind: "requested" }, isWakeRequested: false },
    { kind: "stopPause" },
    // Another tab may own the lock for a long time, so this tab reads the stored writes meanwhile.
    { kind: "list" },
    { kind: "requestTurn" },
  );
}

function endTurn(state: QueueState): Step {
  if (!state.owner || !state.isWakeRequested) {
    return step({ ...state, turn: { kind: "none" }, isWakeRequested: false }, { kind: "endTurn" });
  }
  return step(
    { ...state, turn: { kind: "requested" }, isWakeRequested: false },
    { kind: "stopPause" },
    { kind: "endTurn" },
    { kind: "requestTurn" },
  );
}

/** Reads the next pending write once this tab has the lock for sending. */
export function beginTurn(state: QueueState): Step {
  if (!state.owner) return endTurn(state);
  return step({ ...state, turn: { kind: "reading" } }, { kind: "listNext" });
}

/** Sends the next pending write. If there is none, ends this tab's turn to send, which releases the lock. */
export function continueTurn(state: QueueState): Step {
  const entry = nextToSend(state.view.pending);
  if (!entry) return followedBy(setDelayed(state, false), endTurn);
  return step(
    { ...state, turn: { kind: "attempting", entry, isDiscarded: false } },
    { kind: "attempt", entry, failures: state.failures },
  );
}

/**
 * Ends the turn of the write queue because the store, the lock or a listener failed. A later turn reads the
 * stored writes again.
 */
export function abandonTurn(state: QueueState): Step {
  if (state.turn.kind === "none") return step(state);
  return state.owner ? pauseTurn(state, retryPause(state.failures)) : endTurn(state);
}

function pauseTurn(state: QueueState, ms: number): Step {
  const failed = { ...state, failures: state.failures + 1 };
  const paused = followedBy(setDelayed(failed, true), (delayed) =>
    step(delayed, { kind: "startPause", ms }),
  );
  return followedBy(paused, endTurn);
}

/**
 * Stores the outcome of an attempt and notifies the listeners. Then sends the next write, unless the attempt
 * must be repeated after a pause or the person must sign in first.
 */
export function finishAttempt(
  state: QueueState,
  entry: PendingWrite,
  outcome: AttemptOutcome,
): Step {
  // This tab's turn to send has failed since the attempt began. The write is sent again with the same
  // idempotency key.
  if (state.turn.kind !== "attempting" || state.turn.entry.key !== entry.key) return step(state);
  const { isDiscarded } = state.turn;
  const reading: QueueState = { ...state, turn: { kind: "reading" } };
  // The write queue may have been closed, or opened for another person, during the attempt. Listeners are then
  // not notified.
  const isOwn = belongsTo(entry, state.owner);
  switch (outcome.kind) {
    case "sent": {
      const created = isDiscarded ? null : withCreatedId(entry, outcome.answer);
      if (created) return finishCreation(reading, { entry, created, answer: outcome.answer });
      const notification = { kind: "sent", entry, answer: outcome.answer } as const;
      // Listeners write the server's response into the query cache before the pending write is deleted. If
      // the page closes between the two, the pending write is still stored.
      return goOn(reading, [
        ...(isOwn ? notify(notification) : []),
        { kind: "remove", entries: [entry] },
        { kind: "postChange", isDelayed: false },
      ]);
    }
    case "refused": {
      if (isDiscarded) return goOn(reading, []);
      const refused = { ...entry, refusal: outcome.refusal };
      const notification = { kind: "refused", entry: refused, error: outcome.error } as const;
      return goOn(reading, [
        { kind: "storeRefusal", entry: refused },
        { kind: "postChange", isDelayed: false },
        ...(isOwn ? notify(notification) : []),
      ]);
    }
    case "retry":
      return isOwn ? pauseTurn(reading, outcome.afterMs) : beginTurn(reading);
    case "signedOut":
      return isOwn ? awaitSignIn(reading) : beginTurn(reading);
  }
}

interface Creation {
  entry: PendingWrite;
  /** `entry` with the id that the server has given to the created record. */
  created: PendingWrite;
  answer: unknown;
}

/**
 * Replaces the temporary id of a created record in the view and in the store. The view changes and the listeners write
 * the record into the query cache at once, before anything else happens: otherwise a screen would show the record
 * twice, or not at all.
 */
function finishCreation(state: QueueState, { entry, created, answer }: Creation): Step {
  const isOwn = belongsTo(entry, state.owner);
  const view = isOwn ? withChanged(state.view, created) : state.view;
  const before = new Set([...state.view.pending, ...state.view.refused]);
  const changed = [...view.pending, ...view.refused].filter((other) => !before.has(other));
  const outdated = view.created.slice(0, -MOST_CREATED);
  const { state: next, effects } = setDelayed({ ...state, view, failures: 0 }, false);
  return step(
    next,
    ...(isOwn ? notify({ kind: "sent", entry, answer }) : []),
    ...effects,
    { kind: "storeCreated", entries: [created, ...changed] },
    ...(outdated.length > 0 ? [{ kind: "remove", entries: outdated } as const] : []),
    { kind: "postChange", isDelayed: false },
    { kind: "listNext" },
  );
}

function notify(notification: QueueNotification): QueueEffect[] {
  return [{ kind: "notify", notification }];
}

/** Runs the effects of a response, then reads the next write. */
function goOn(state: QueueState, effects: readonly QueueEffect[]): Step {
  return followedBy(setDelayed({ ...state, failures: 0 }, false), (next) =>
    step(next, ...effects, { kind: "listNext" }),
  );
}

/**
 * Ends the turn of the write queue because the person's session has ended. The queue sends again once the same
 * person has signed in again.
 */
function awaitSignIn(state: QueueState): Step {
  const failed = { ...state, failures: state.failures + 1 };
  const announced = followedBy(setDelayed(failed, true), (delayed) =>
    step(delayed, ...notify({ kind: "signedOut" })),
  );
  return followedBy(announced, endTurn);
}
