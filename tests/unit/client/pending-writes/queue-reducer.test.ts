import { describe, expect, it } from "vitest";
import type { Owner, PendingWrite } from "@/lib/client/device/pending-write";
import { reduceQueue } from "@/lib/client/pending-writes/queue-reducer";
import {
  CLOSED_QUEUE,
  EMPTY_VIEW,
  type QueueEffect,
  type QueueEvent,
  type QueueState,
} from "@/lib/client/pending-writes/queue-state";
import type { AttemptOutcome } from "@/lib/client/pending-writes/send-write";

const anna: Owner = { userId: 1, householdId: 10 };
const ben: Owner = { userId: 2, householdId: 10 };

function write(sequence: number, owner = anna): PendingWrite {
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
const refusedWrite = (sequence: number) => ({ ...write(sequence), refusal });

/** Applies events in order; returns the state after all of them and the effects of the last one. */
function after(...events: QueueEvent[]): { state: QueueState; effects: readonly QueueEffect[] } {
  return events.reduce<{ state: QueueState; effects: readonly QueueEffect[] }>(
    ({ state }, event) => reduceQueue(state, event),
    { state: CLOSED_QUEUE, effects: [] },
  );
}

const opened = (owner = anna): QueueEvent => ({ kind: "opened", owner });
const closed = (owner = anna): QueueEvent => ({ kind: "closed", owner });
const woken: QueueEvent = { kind: "woken" };
const granted: QueueEvent = { kind: "turnGranted" };
const slow: QueueEvent = { kind: "attemptSlow" };
const added = (entry: PendingWrite, ...replaced: PendingWrite[]): QueueEvent => ({
  kind: "added",
  entry,
  replaced,
});
const listed = (...entries: PendingWrite[]): QueueEvent => ({
  kind: "listed",
  owner: anna,
  entries,
});
const nextListed = (...entries: PendingWrite[]): QueueEvent => ({
  kind: "nextListed",
  owner: anna,
  entries,
});
const attempted = (entry: PendingWrite, outcome: AttemptOutcome): QueueEvent => ({
  kind: "attempted",
  entry,
  outcome,
});
const removed = (...entries: PendingWrite[]): QueueEvent => ({ kind: "removed", entries });
const discarded = (...entries: PendingWrite[]): QueueEvent => ({ kind: "discarded", entries });
const changedElsewhere = (isDelayed: boolean): QueueEvent => ({
  kind: "changedElsewhere",
  isDelayed,
});

const error = new Error("409");
const sent: AttemptOutcome = { kind: "sent", answer: { id: 5 } };
const refused: AttemptOutcome = { kind: "refused", refusal, error };
const retry: AttemptOutcome = { kind: "retry", afterMs: 2_000 };
const signedOut: AttemptOutcome = { kind: "signedOut" };

/** A turn in which the first of some writes is being sent. */
const sending = (...entries: PendingWrite[]) => [opened(), granted, nextListed(...entries)];

const post = (isDelayed: boolean): QueueEffect => ({ kind: "postChange", isDelayed });
const remove = (...entries: PendingWrite[]): QueueEffect => ({ kind: "remove", entries });
const LIST: QueueEffect = { kind: "list" };
const LIST_NEXT: QueueEffect = { kind: "listNext" };
const REQUEST_TURN: QueueEffect = { kind: "requestTurn" };
const END_TURN: QueueEffect = { kind: "endTurn" };
const STOP_PAUSE: QueueEffect = { kind: "stopPause" };
const ANNOUNCE_ELSEWHERE: QueueEffect = { kind: "notify", notification: { kind: "sentElsewhere" } };
const ANNOUNCE_SIGNED_OUT: QueueEffect = { kind: "notify", notification: { kind: "signedOut" } };

describe("opening the queue of pending writes", () => {
  it("opening the write queue lists the stored writes and requests a turn", () => {
    expect(after(opened()).effects).toEqual([STOP_PAUSE, LIST, REQUEST_TURN]);
  });

  it("an opened write queue shows the stored writes before its turn is granted", () => {
    const { state } = after(opened(), listed(write(1), refusedWrite(2)));
    expect(state.view).toEqual({
      pending: [write(1)],
      refused: [refusedWrite(2)],
      isDelayed: false,
    });
  });

  it("the write queue ignores a list that was read for the previous person", () => {
    const { state } = after(opened(), opened(ben), listed(write(1)));
    expect(state.view).toEqual(EMPTY_VIEW);
  });

  it("opening the write queue during an attempt for the previous person lists the new writes at once", () => {
    const { state, effects } = after(...sending(write(1)), opened(ben));
    expect(state.view).toEqual(EMPTY_VIEW);
    expect(effects).toEqual([STOP_PAUSE, LIST]);
  });
});

describe("a turn of the write queue", () => {
  it("a granted turn of the write queue reads the next writes from the store", () => {
    expect(after(opened(), granted).effects).toEqual([LIST_NEXT]);
  });

  it("a turn of the write queue sends the first write that is not refused", () => {
    const { effects } = after(opened(), granted, nextListed(refusedWrite(1), write(2), write(3)));
    expect(effects).toEqual([{ kind: "attempt", entry: write(2), failures: 0 }]);
  });

  it("a turn of the write queue ends when only refused writes remain", () => {
    const { state, effects } = after(opened(), granted, nextListed(refusedWrite(1)));
    expect(effects).toEqual([END_TURN]);
    expect(state.turn).toEqual({ kind: "none" });
  });

  it("a turn that is granted after the write queue was closed ends at once", () => {
    expect(after(opened(), closed(), granted).effects).toEqual([END_TURN]);
  });

  it("a turn of the write queue reads the store again after another person has opened the queue", () => {
    const { effects } = after(opened(), granted, closed(), opened(ben), nextListed(write(1)));
    expect(effects).toEqual([LIST_NEXT]);
  });

  it("a failed turn of the write queue shows the writes as delayed and is repeated after a pause", () => {
    const { state, effects } = after(...sending(write(1)), { kind: "turnFailed" });
    expect(effects).toEqual([post(true), { kind: "startPause", ms: 1_000 }, END_TURN]);
    expect(state.view.isDelayed).toBe(true);
  });

  it("the write queue ignores the outcome of an attempt whose turn has failed", () => {
    const failed: QueueEvent[] = [...sending(write(1)), { kind: "turnFailed" }, woken, granted];
    expect(after(...failed, attempted(write(1), sent)).effects).toEqual([]);
    const next = nextListed(write(2));
    expect(after(...failed, next, attempted(write(1), sent)).effects).toEqual([]);
  });
});

describe("a successful attempt to send a write", () => {
  it("sending a write notifies listeners, removes the write and reads the next write", () => {
    const { effects } = after(...sending(write(1)), attempted(write(1), sent));
    const notification = { kind: "sent", entry: write(1), answer: { id: 5 } } as const;
    expect(effects).toEqual([
      { kind: "notify", notification },
      remove(write(1)),
      post(false),
      LIST_NEXT,
    ]);
  });

  it("a sent write is shown as pending until the store has removed the write", () => {
    const answered = [...sending(write(1), write(2)), attempted(write(1), sent)];
    expect(after(...answered).state.view.pending).toEqual([write(1), write(2)]);
    expect(after(...answered, removed(write(1))).state.view.pending).toEqual([write(2)]);
  });

  it("sending a write ends the delay in this tab and in the other tabs", () => {
    const { state, effects } = after(...sending(write(1)), slow, attempted(write(1), sent));
    expect(state.view.isDelayed).toBe(false);
    expect(effects[0]).toEqual(post(false));
  });
});

describe("a refused attempt to send a write", () => {
  const answered = [...sending(write(1), write(2)), attempted(write(1), refused)];

  it("a refused write is stored, listeners are notified and the next write is read", () => {
    const notification = { kind: "refused", entry: refusedWrite(1), error } as const;
    expect(after(...answered).effects).toEqual([
      { kind: "storeRefusal", entry: refusedWrite(1) },
      post(false),
      { kind: "notify", notification },
      LIST_NEXT,
    ]);
  });

  it("storing a refusal moves its write from the pending to the refused writes", () => {
    const { view } = after(...answered, { kind: "refusalStored", entry: refusedWrite(1) }).state;
    expect(view).toMatchObject({ pending: [write(2)], refused: [refusedWrite(1)] });
  });
});

describe("an attempt to send a write that must be repeated", () => {
  it("a write that must be sent again is shown as delayed, and the turn ends for a pause", () => {
    const { state, effects } = after(...sending(write(1)), attempted(write(1), retry));
    expect(state.view).toMatchObject({ pending: [write(1)], isDelayed: true });
    expect(effects).toEqual([post(true), { kind: "startPause", ms: 2_000 }, END_TURN]);
  });

  it("repeated attempts to send a write count as failures until an attempt succeeds", () => {
    const failed = [...sending(write(1)), attempted(write(1), retry), woken, granted];
    expect(after(...failed, nextListed(write(1))).effects).toEqual([
      { kind: "attempt", entry: write(1), failures: 1 },
    ]);
    const done = [...failed, nextListed(write(1)), attempted(write(1), sent)];
    expect(after(...done).state.failures).toBe(0);
  });

  it.each([
    ["the network is back", woken],
    ["a write is added", added(write(2))],
  ])("a write is sent again without a pause when %s meanwhile", (_name, event) => {
    const { effects } = after(...sending(write(1)), event, attempted(write(1), retry));
    expect(effects.slice(-3)).toEqual([STOP_PAUSE, END_TURN, REQUEST_TURN]);
  });
});

describe("an attempt to send a write after the session has ended", () => {
  it("a write that gets 401 is retained, listeners are notified and the turn ends without a pause", () => {
    const { state, effects } = after(...sending(write(1)), attempted(write(1), signedOut));
    expect(effects).toEqual([post(true), ANNOUNCE_SIGNED_OUT, END_TURN]);
    expect(state.view).toMatchObject({ pending: [write(1)], isDelayed: true });
  });
});

describe("a slow attempt to send a write", () => {
  it("a slow attempt to send a write shows the writes as delayed in all tabs", () => {
    const { state, effects } = after(...sending(write(1)), slow);
    expect(state.view.isDelayed).toBe(true);
    expect(effects).toEqual([post(true)]);
  });
});

describe("adding a write to the queue", () => {
  it("adding a write updates the view, notifies the other tabs and requests a turn", () => {
    const idle = [opened(), granted, nextListed()];
    const { state, effects } = after(...idle, added(write(1)));
    expect(state.view.pending).toEqual([write(1)]);
    expect(effects).toEqual([post(false), STOP_PAUSE, LIST, REQUEST_TURN]);
  });

  it("adding a write replaces the refused write with the same subject", () => {
    const { state } = after(
      opened(),
      listed(refusedWrite(1), refusedWrite(2)),
      added(write(3), refusedWrite(1)),
    );
    expect(state.view).toMatchObject({ pending: [write(3)], refused: [refusedWrite(2)] });
  });

  it("adding a write during this tab's turn requests another turn after it", () => {
    const { effects } = after(
      ...sending(write(1)),
      added(write(2)),
      attempted(write(1), sent),
      removed(write(1)),
      nextListed(write(2)),
      attempted(write(2), sent),
      removed(write(2)),
      nextListed(),
    );
    expect(effects).toEqual([STOP_PAUSE, END_TURN, REQUEST_TURN]);
  });

  it("adding a write that was already listed does not show the write twice", () => {
    const { state } = after(opened(), listed(write(1)), added(write(1)));
    expect(state.view.pending).toEqual([write(1)]);
  });

  it("an added write is not shown when its person has signed out meanwhile", () => {
    const { state } = after(opened(), closed(), opened(ben), added(write(1)));
    expect(state.view.pending).toEqual([]);
  });
});

describe("messages from another tab to the write queue", () => {
  it("a change of the store by another tab makes this tab list the store", () => {
    expect(after(opened(), changedElsewhere(false)).effects).toEqual([LIST]);
  });

  it("a write that another tab has sent or discarded is announced as sent elsewhere", () => {
    const { effects } = after(opened(), listed(write(1), write(2)), listed(write(2)));
    expect(effects).toEqual([ANNOUNCE_ELSEWHERE]);
  });

  it("a write that this tab has sent is not announced as sent elsewhere", () => {
    const { effects } = after(
      ...sending(write(1)),
      attempted(write(1), sent),
      removed(write(1)),
      nextListed(),
    );
    expect(effects).toEqual([END_TURN]);
  });

  it("another tab sets whether writes are delayed while this tab sends nothing", () => {
    expect(after(opened(), changedElsewhere(true)).state.view.isDelayed).toBe(true);
  });

  it("another tab does not set whether writes are delayed while this tab sends", () => {
    const { state } = after(...sending(write(1)), slow, changedElsewhere(false));
    expect(state.view.isDelayed).toBe(true);
  });

  it.each([ben.userId, null])(
    "a sign-in of person %s in another tab ends the session of the write queue",
    (userId) => {
      expect(after(opened(), { kind: "personChangedElsewhere", userId }).effects).toEqual([
        ANNOUNCE_SIGNED_OUT,
      ]);
    },
  );

  it("a sign-in of the same person in another tab changes nothing in the write queue", () => {
    const { userId } = anna;
    expect(after(opened(), { kind: "personChangedElsewhere", userId }).effects).toEqual([]);
  });
});

describe("closing the write queue", () => {
  it("closing the write queue empties its view and stops the pause", () => {
    const { state, effects } = after(...sending(write(1)), attempted(write(1), retry), closed());
    expect(state.view).toEqual(EMPTY_VIEW);
    expect(effects).toEqual([STOP_PAUSE]);
  });

  it("closing the write queue after another person has opened it changes nothing", () => {
    const { state, effects } = after(opened(), opened(ben), closed());
    expect(state.owner).toBe(ben);
    expect(effects).toEqual([]);
  });

  it("a write that is sent after the queue was closed is removed without a notification", () => {
    const { effects } = after(...sending(write(1)), closed(), attempted(write(1), sent));
    expect(effects).toEqual([remove(write(1)), post(false), LIST_NEXT]);
  });

  it("a write that is refused after the queue was closed is stored without a notification", () => {
    const { effects } = after(...sending(write(1)), closed(), attempted(write(1), refused));
    expect(effects).toEqual([
      { kind: "storeRefusal", entry: refusedWrite(1) },
      post(false),
      LIST_NEXT,
    ]);
  });

  it.each([retry, signedOut])(
    "an attempt that ends with $kind after the write queue was closed ends the turn",
    (outcome) => {
      const { state, effects } = after(
        ...sending(write(1)),
        closed(),
        attempted(write(1), outcome),
      );
      expect(effects).toEqual([END_TURN]);
      expect(state.view).toEqual(EMPTY_VIEW);
    },
  );

  it("a write of the previous person notifies no listener after another person has opened the queue", () => {
    const changed = [...sending(write(1)), closed(), opened(ben)];
    expect(after(...changed, attempted(write(1), sent)).effects).toEqual([
      remove(write(1)),
      post(false),
      LIST_NEXT,
    ]);
    expect(after(...changed, attempted(write(1), retry)).effects).toEqual([LIST_NEXT]);
    expect(after(...changed, slow).effects).toEqual([]);
    const stored: QueueEvent = { kind: "refusalStored", entry: refusedWrite(1) };
    expect(after(...changed, attempted(write(1), refused), stored).state.view).toEqual(EMPTY_VIEW);
  });

  it("a write notifies listeners when the same person has reopened the queue", () => {
    const reopened = [...sending(write(1)), closed(), opened({ ...anna })];
    expect(after(...reopened, attempted(write(1), sent)).effects[0]).toMatchObject({
      kind: "notify",
      notification: { kind: "sent" },
    });
  });
});

describe("discarding pending writes", () => {
  it("discarded writes are removed from the store, then from the view, and other tabs are notified", () => {
    const { state, effects } = after(opened(), listed(write(1)), discarded(write(1)));
    expect(effects).toEqual([remove(write(1)), post(false)]);
    expect(state.view.pending).toEqual([write(1)]);
    expect(reduceQueue(state, removed(write(1))).state.view.pending).toEqual([]);
  });

  it("a refusal of a write that was discarded during its attempt is ignored", () => {
    const { effects } = after(
      ...sending(write(1)),
      discarded(write(1)),
      attempted(write(1), refused),
    );
    expect(effects).toEqual([LIST_NEXT]);
  });
});

it("a list of writes without changes returns the same view, so that no screen renders again", () => {
  const { state } = after(opened(), listed(write(1), refusedWrite(2)));
  expect(reduceQueue(state, listed(write(1), refusedWrite(2))).state.view).toBe(state.view);
});
