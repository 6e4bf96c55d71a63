import { describe, expect, it } from "vitest";
import { EMPTY_VIEW, type QueueEvent } from "@/lib/client/pending-writes/queue-state";
import {
  added,
  after,
  ANNOUNCE_SIGNED_OUT,
  attempted,
  ben,
  closed,
  END_TURN,
  error,
  granted,
  LIST,
  LIST_NEXT,
  listed,
  nextListed,
  opened,
  post,
  refused,
  refusedWrite,
  remove,
  removed,
  REQUEST_TURN,
  retry,
  sending,
  sent,
  signedOut,
  slow,
  STOP_PAUSE,
  woken,
  write,
} from "./queue-events";

describe("opening the queue of pending writes", () => {
  it("opening the write queue lists the stored writes and requests a turn", () => {
    expect(after(opened()).effects).toEqual([STOP_PAUSE, LIST, REQUEST_TURN]);
  });

  it("an opened write queue shows the stored writes before this tab has the lock", () => {
    const { state } = after(opened(), listed(write(1), refusedWrite(2)));
    expect(state.view).toEqual({
      ...EMPTY_VIEW,
      pending: [write(1)],
      refused: [refusedWrite(2)],
      isRead: true,
    });
  });

  it("the write queue ignores a list that was read for the previous person", () => {
    const { state } = after(opened(), opened(ben), listed(write(1)));
    expect(state.view).toEqual(EMPTY_VIEW);
  });

  it("when a write of the previous person is still being sent, opening the write queue lists the writes of the new person at once", () => {
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

  it("a turn to send that is granted after the write queue was closed ends at once", () => {
    expect(after(opened(), closed(), granted).effects).toEqual([END_TURN]);
  });

  it("the stored writes are read again when another person has opened the write queue during the read", () => {
    const { effects } = after(opened(), granted, closed(), opened(ben), nextListed(write(1)));
    expect(effects).toEqual([LIST_NEXT]);
  });

  it("a failed turn of the write queue shows the writes as delayed and is repeated after a pause", () => {
    const { state, effects } = after(...sending(write(1)), { kind: "turnFailed" });
    expect(effects).toEqual([post(true), { kind: "startPause", ms: 1_000 }, END_TURN]);
    expect(state.view.isDelayed).toBe(true);
  });

  it("the write queue ignores the outcome of an attempt if reading or sending writes has failed meanwhile", () => {
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

  it("when a slow attempt succeeds, this tab and the other tabs stop showing the writes as delayed", () => {
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
  it("a write that must be sent again is shown as delayed, and this tab releases the lock for a pause", () => {
    const { state, effects } = after(...sending(write(1)), attempted(write(1), retry));
    expect(state.view).toMatchObject({ pending: [write(1)], isDelayed: true });
    expect(effects).toEqual([post(true), { kind: "startPause", ms: 2_000 }, END_TURN]);
  });

  it("each attempt that must be repeated increases the number of failures, and a success sets it to 0", () => {
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
  it("a write that gets 401 is retained, listeners are notified and this tab releases the lock without a pause", () => {
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
