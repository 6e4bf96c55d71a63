import type { Owner, PendingWrite } from "@/lib/client/device/pending-write";
import { reduceQueue } from "@/lib/client/pending-writes/queue-reducer";
import {
  CLOSED_QUEUE,
  type QueueEffect,
  type QueueEvent,
  type QueueState,
} from "@/lib/client/pending-writes/queue-state";
import type { AttemptOutcome } from "@/lib/client/pending-writes/send-write";

export const anna: Owner = { userId: 1, householdId: 10 };
export const ben: Owner = { userId: 2, householdId: 10 };

export function write(sequence: number, owner = anna): PendingWrite {
  return {
    kind: "jar",
    group: "shelf",
    subject: `jar:${sequence}`,
    method: "POST",
    path: "/api/jars",
    body: { n: sequence },
    place: null,
    key: `key ${sequence}`,
    sequence,
    refusal: null,
    ...owner,
  };
}

const refusal = { status: 409, message: "Too late." };
export const refusedWrite = (sequence: number) => ({ ...write(sequence), refusal });

/** Applies events in order; returns the state after all of them and the effects of the last one. */
export function after(...events: QueueEvent[]): {
  state: QueueState;
  effects: readonly QueueEffect[];
} {
  return events.reduce<{ state: QueueState; effects: readonly QueueEffect[] }>(
    ({ state }, event) => reduceQueue(state, event),
    { state: CLOSED_QUEUE, effects: [] },
  );
}

export const opened = (owner = anna): QueueEvent => ({ kind: "opened", owner });
export const closed = (owner = anna): QueueEvent => ({ kind: "closed", owner });
export const woken: QueueEvent = { kind: "woken" };
export const granted: QueueEvent = { kind: "turnGranted" };
export const slow: QueueEvent = { kind: "attemptSlow" };
export const added = (entry: PendingWrite, ...replaced: PendingWrite[]): QueueEvent => ({
  kind: "added",
  entry,
  replaced,
});
export const listed = (...entries: PendingWrite[]): QueueEvent => ({
  kind: "listed",
  owner: anna,
  entries,
});
export const nextListed = (...entries: PendingWrite[]): QueueEvent => ({
  kind: "nextListed",
  owner: anna,
  entries,
});
export const attempted = (entry: PendingWrite, outcome: AttemptOutcome): QueueEvent => ({
  kind: "attempted",
  entry,
  outcome,
});
export const removed = (...entries: PendingWrite[]): QueueEvent => ({ kind: "removed", entries });
export const discarded = (...entries: PendingWrite[]): QueueEvent => ({
  kind: "discarded",
  entries,
});
export const changedElsewhere = (isDelayed: boolean): QueueEvent => ({
  kind: "changedElsewhere",
  isDelayed,
});

export const error = new Error("409");
export const sent: AttemptOutcome = { kind: "sent", answer: { id: 5 } };
export const refused: AttemptOutcome = { kind: "refused", refusal, error };
export const retry: AttemptOutcome = { kind: "retry", afterMs: 2_000 };
export const signedOut: AttemptOutcome = { kind: "signedOut" };

/** Returns the events after which the write queue is sending the first of these writes. */
export const sending = (...entries: PendingWrite[]) => [opened(), granted, nextListed(...entries)];

export const post = (isDelayed: boolean): QueueEffect => ({ kind: "postChange", isDelayed });
export const remove = (...entries: PendingWrite[]): QueueEffect => ({ kind: "remove", entries });
export const LIST: QueueEffect = { kind: "list" };
export const LIST_NEXT: QueueEffect = { kind: "listNext" };
export const REQUEST_TURN: QueueEffect = { kind: "requestTurn" };
export const END_TURN: QueueEffect = { kind: "endTurn" };
export const STOP_PAUSE: QueueEffect = { kind: "stopPause" };
export const ANNOUNCE_ELSEWHERE: QueueEffect = {
  kind: "notify",
  notification: { kind: "sentElsewhere" },
};
export const ANNOUNCE_SIGNED_OUT: QueueEffect = {
  kind: "notify",
  notification: { kind: "signedOut" },
};
