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

describe("opening the queue", () => {
  it("lists the stored writes and requests a turn", () => {
    expect(after(opened()).effects).toEqual([STOP_PAUSE, LIST, REQUEST_TURN]);
  });

  it("shows the stored writes before the turn is granted", () => {
    const { state } = after(opened(), listed(write(1), refusedWrite(2)));
    expect(state.view).toEqual({
      pending: [write(1)],
      refused: [refusedWrite(2)],
      isDelayed: false,
    });
  });

  it("ignores a list that was read for the person before", () => {
    const { state } = after(opened(), opened(ben), listed(write(1)));
    expect(state.view).toEqual(EMPTY_VIEW);
  });

  it("during an attempt for the person before lists the writes of the new person at once", () => {
    const { state, effects } = after(...sending(write(1)), opened(ben));
    expect(state.view).toEqual(EMPTY_VIEW);
    expect(effects).toEqual([STOP_PAUSE, LIST]);
  });
});

describe("a turn", () => {
  it("reads the store once it is granted", () => {
    expect(after(opened(), granted).effects).toEqual([LIST_NEXT]);
  });

  it("sends the first write that is not refused", () => {
    const { effects } = after(opened(), granted, nextListed(refusedWrite(1), write(2), write(3)));
    expect(effects).toEqual([{ kind: "attempt", entry: write(2), failures: 0 }]);
  });

  it("ends when nothing is left to send", () => {
    const { state, effects } = after(opened(), granted, nextListed(refusedWrite(1)));
    expect(effects).toEqual([END_TURN]);
    expect(state.turn).toEqual({ kind: "none" });
  });

  it("that is granted after closing ends at once", () => {
    expect(after(opened(), closed(), granted).effects).toEqual([END_TURN]);
  });

  it("reads again when another person has opened the queue during the read", () => {
    const { effects } = after(opened(), granted, closed(), opened(ben), nextListed(write(1)));
    expect(effects).toEqual([LIST_NEXT]);
  });

  it("that fails is repeated after a pause, and shown as delayed", () => {
    const { state, effects } = after(...sending(write(1)), { kind: "turnFailed" });
    expect(effects).toEqual([post(true), { kind: "startPause", ms: 1_000 }, END_TURN]);
    expect(state.view.isDelayed).toBe(true);
  });

  it("that has failed ignores the outcome of its attempt", () => {
    const failed: QueueEvent[] = [...sending(write(1)), { kind: "turnFailed" }, woken, granted];
    expect(after(...failed, attempted(write(1), sent)).effects).toEqual([]);
    const next = nextListed(write(2));
    expect(after(...failed, next, attempted(write(1), sent)).effects).toEqual([]);
  });
});

describe("an attempt that succeeds", () => {
  it("is announced before the write is removed, then the next write is read", () => {
    const { effects } = after(...sending(write(1)), attempted(write(1), sent));
    const notification = { kind: "sent", entry: write(1), answer: { id: 5 } } as const;
    expect(effects).toEqual([
      { kind: "notify", notification },
      remove(write(1)),
      post(false),
      LIST_NEXT,
    ]);
  });

  it("shows its write as pending until the store has removed it", () => {
    const answered = [...sending(write(1), write(2)), attempted(write(1), sent)];
    expect(after(...answered).state.view.pending).toEqual([write(1), write(2)]);
    expect(after(...answered, removed(write(1))).state.view.pending).toEqual([write(2)]);
  });

  it("ends the delay, also in the other tabs", () => {
    const { state, effects } = after(...sending(write(1)), slow, attempted(write(1), sent));
    expect(state.view.isDelayed).toBe(false);
    expect(effects[0]).toEqual(post(false));
  });
});

describe("an attempt that is refused", () => {
  const answered = [...sending(write(1), write(2)), attempted(write(1), refused)];

  it("is stored and then announced, and the next write is read", () => {
    const notification = { kind: "refused", entry: refusedWrite(1), error } as const;
    expect(after(...answered).effects).toEqual([
      { kind: "storeRefusal", entry: refusedWrite(1) },
      post(false),
      { kind: "notify", notification },
      LIST_NEXT,
    ]);
  });

  it("moves its write to the refused ones", () => {
    const { view } = after(...answered, { kind: "refusalStored", entry: refusedWrite(1) }).state;
    expect(view).toMatchObject({ pending: [write(2)], refused: [refusedWrite(1)] });
  });
});

describe("an attempt that must be repeated", () => {
  it("shows the writes as delayed and ends the turn for a pause", () => {
    const { state, effects } = after(...sending(write(1)), attempted(write(1), retry));
    expect(state.view).toMatchObject({ pending: [write(1)], isDelayed: true });
    expect(effects).toEqual([post(true), { kind: "startPause", ms: 2_000 }, END_TURN]);
  });

  it("counts as a failure until an attempt succeeds", () => {
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
  ])("is repeated without a pause when %s meanwhile", (_name, event) => {
    const { effects } = after(...sending(write(1)), event, attempted(write(1), retry));
    expect(effects.slice(-3)).toEqual([STOP_PAUSE, END_TURN, REQUEST_TURN]);
  });
});

describe("an attempt that finds the session ended", () => {
  it("announces it, keeps the write and ends the turn without a pause", () => {
    const { state, effects } = after(...sending(write(1)), attempted(write(1), signedOut));
    expect(effects).toEqual([post(true), ANNOUNCE_SIGNED_OUT, END_TURN]);
    expect(state.view).toMatchObject({ pending: [write(1)], isDelayed: true });
  });
});

describe("a slow attempt", () => {
  it("is shown as delayed in all tabs", () => {
    const { state, effects } = after(...sending(write(1)), slow);
    expect(state.view.isDelayed).toBe(true);
    expect(effects).toEqual([post(true)]);
  });
});

describe("adding a write", () => {
  it("shows it, tells the other tabs and requests a turn", () => {
    const idle = [opened(), granted, nextListed()];
    const { state, effects } = after(...idle, added(write(1)));
    expect(state.view.pending).toEqual([write(1)]);
    expect(effects).toEqual([post(false), STOP_PAUSE, LIST, REQUEST_TURN]);
  });

  it("replaces the refused write with the same subject", () => {
    const { state } = after(
      opened(),
      listed(refusedWrite(1), refusedWrite(2)),
      added(write(3), refusedWrite(1)),
    );
    expect(state.view).toMatchObject({ pending: [write(3)], refused: [refusedWrite(2)] });
  });

  it("during the turn of this tab has another turn follow", () => {
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

  it("shows a write once that was listed before", () => {
    const { state } = after(opened(), listed(write(1)), added(write(1)));
    expect(state.view.pending).toEqual([write(1)]);
  });

  it("does not show the write of a person who has left meanwhile", () => {
    const { state } = after(opened(), closed(), opened(ben), added(write(1)));
    expect(state.view.pending).toEqual([]);
  });
});

describe("another tab", () => {
  it("that changes the store causes this tab to list it", () => {
    expect(after(opened(), changedElsewhere(false)).effects).toEqual([LIST]);
  });

  it("that sends or discards a write is announced", () => {
    const { effects } = after(opened(), listed(write(1), write(2)), listed(write(2)));
    expect(effects).toEqual([ANNOUNCE_ELSEWHERE]);
  });

  it("is not announced for a write that this tab has sent", () => {
    const { effects } = after(
      ...sending(write(1)),
      attempted(write(1), sent),
      removed(write(1)),
      nextListed(),
    );
    expect(effects).toEqual([END_TURN]);
  });

  it("decides whether writes are delayed while this tab sends nothing", () => {
    expect(after(opened(), changedElsewhere(true)).state.view.isDelayed).toBe(true);
  });

  it("does not decide whether writes are delayed while this tab sends", () => {
    const { state } = after(...sending(write(1)), slow, changedElsewhere(false));
    expect(state.view.isDelayed).toBe(true);
  });

  it.each([ben.userId, null])(
    "where person %s is signed in now ends the session here",
    (userId) => {
      expect(after(opened(), { kind: "personChangedElsewhere", userId }).effects).toEqual([
        ANNOUNCE_SIGNED_OUT,
      ]);
    },
  );

  it("where the same person signs in again changes nothing", () => {
    const { userId } = anna;
    expect(after(opened(), { kind: "personChangedElsewhere", userId }).effects).toEqual([]);
  });
});

describe("closing the queue", () => {
  it("shows nothing and stops the pause", () => {
    const { state, effects } = after(...sending(write(1)), attempted(write(1), retry), closed());
    expect(state.view).toEqual(EMPTY_VIEW);
    expect(effects).toEqual([STOP_PAUSE]);
  });

  it("after another person has opened it changes nothing", () => {
    const { state, effects } = after(opened(), opened(ben), closed());
    expect(state.owner).toBe(ben);
    expect(effects).toEqual([]);
  });

  it("during an attempt that succeeds removes its write without an announcement", () => {
    const { effects } = after(...sending(write(1)), closed(), attempted(write(1), sent));
    expect(effects).toEqual([remove(write(1)), post(false), LIST_NEXT]);
  });

  it("during an attempt that is refused stores the refusal without an announcement", () => {
    const { effects } = after(...sending(write(1)), closed(), attempted(write(1), refused));
    expect(effects).toEqual([
      { kind: "storeRefusal", entry: refusedWrite(1) },
      post(false),
      LIST_NEXT,
    ]);
  });

  it.each([retry, signedOut])("during an attempt that ends with $kind ends the turn", (outcome) => {
    const { state, effects } = after(...sending(write(1)), closed(), attempted(write(1), outcome));
    expect(effects).toEqual([END_TURN]);
    expect(state.view).toEqual(EMPTY_VIEW);
  });

  it("and opening for another person during an attempt announces nothing to that person", () => {
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

  it("and opening for the same person during an attempt announces its outcome", () => {
    const reopened = [...sending(write(1)), closed(), opened({ ...anna })];
    expect(after(...reopened, attempted(write(1), sent)).effects[0]).toMatchObject({
      kind: "notify",
      notification: { kind: "sent" },
    });
  });
});

describe("discarding writes", () => {
  it("removes them from the store, then from the view, and tells the other tabs", () => {
    const { state, effects } = after(opened(), listed(write(1)), discarded(write(1)));
    expect(effects).toEqual([remove(write(1)), post(false)]);
    expect(state.view.pending).toEqual([write(1)]);
    expect(reduceQueue(state, removed(write(1))).state.view.pending).toEqual([]);
  });

  it("during their attempt ignores a refusal", () => {
    const { effects } = after(
      ...sending(write(1)),
      discarded(write(1)),
      attempted(write(1), refused),
    );
    expect(effects).toEqual([LIST_NEXT]);
  });
});

it("a list without changes keeps the view, so that no screen renders again", () => {
  const { state } = after(opened(), listed(write(1), refusedWrite(2)));
  expect(reduceQueue(state, listed(write(1), refusedWrite(2))).state.view).toBe(state.view);
});
