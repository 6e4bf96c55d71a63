import { describe, expect, it } from "vitest";
import { reduceQueue } from "@/lib/client/pending-writes/queue-reducer";
import { EMPTY_VIEW, type QueueEvent } from "@/lib/client/pending-writes/queue-state";
import {
  added,
  after,
  anna,
  ANNOUNCE_ELSEWHERE,
  ANNOUNCE_SIGNED_OUT,
  attempted,
  ben,
  changedElsewhere,
  closed,
  discarded,
  END_TURN,
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
  write,
} from "./queue-events";

describe("adding a write to the queue", () => {
  it("adding a write updates the view, notifies the other tabs and requests a turn of the write queue", () => {
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

  it("adding a write during a turn of this tab requests another turn at the end of that turn", () => {
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

  it("an added write is not shown when another person has signed in before the write is stored", () => {
    const { state } = after(opened(), closed(), opened(ben), added(write(1)));
    expect(state.view.pending).toEqual([]);
  });
});

describe("messages from another tab to the write queue", () => {
  it("a message that another tab has changed the stored writes makes this tab read them again", () => {
    expect(after(opened(), changedElsewhere(false)).effects).toEqual([LIST]);
  });

  it("when another tab has sent or discarded a write, this tab notifies listeners that a write was sent elsewhere", () => {
    const { effects } = after(opened(), listed(write(1), write(2)), listed(write(2)));
    expect(effects).toEqual([ANNOUNCE_ELSEWHERE]);
  });

  it("when this tab has sent a write, it does not notify listeners that a write was sent elsewhere", () => {
    const { effects } = after(
      ...sending(write(1)),
      attempted(write(1), sent),
      removed(write(1)),
      nextListed(),
    );
    expect(effects).toEqual([END_TURN]);
  });

  it("a tab that sends nothing shows pending writes as delayed as soon as another tab reports a delay", () => {
    expect(after(opened(), changedElsewhere(true)).state.view.isDelayed).toBe(true);
  });

  it("while this tab sends, a message from another tab does not change whether writes are delayed", () => {
    const { state } = after(...sending(write(1)), slow, changedElsewhere(false));
    expect(state.view.isDelayed).toBe(true);
  });

  it.each([ben.userId, null])(
    "when the signed-in person changes to %s in another tab, the write queue notifies listeners of a sign-out",
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
  it("closing the write queue empties the list of pending writes and stops the timer of the next attempt", () => {
    const { state, effects } = after(...sending(write(1)), attempted(write(1), retry), closed());
    expect(state.view).toEqual(EMPTY_VIEW);
    expect(effects).toEqual([STOP_PAUSE]);
  });

  it("closing the write queue after another person has opened it changes nothing", () => {
    const { state, effects } = after(opened(), opened(ben), closed());
    expect(state.owner).toBe(ben);
    expect(effects).toEqual([]);
  });

  it("a write that is sent after the write queue was closed is deleted without notifying listeners", () => {
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

  it("a sent write notifies listeners if the write queue was closed and reopened for the same person during the attempt", () => {
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

it("the write queue keeps the same view when the stored writes have not changed, so that no screen renders again", () => {
  const { state } = after(opened(), listed(write(1), refusedWrite(2)));
  expect(reduceQueue(state, listed(write(1), refusedWrite(2))).state.view).toBe(state.view);
});
