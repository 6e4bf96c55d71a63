import { describe, expect, it } from "vitest";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { createdIds } from "@/lib/client/pending-writes/temporary-ids";
import { newTemporaryId } from "@/lib/core/temporary-id";
import {
  added,
  after,
  ANNOUNCE_ELSEWHERE,
  attempted,
  ben,
  discarded,
  granted,
  LIST_NEXT,
  listed,
  nextListed,
  opened,
  post,
  refused,
  refusedWrite,
  removed,
  sending,
  sent,
  write,
} from "./queue-events";

const temporaryId = newTemporaryId();

/** Returns a pending write that creates a jar. The outcome `sent` of its attempt has the record id 5. */
const creation = (sequence: number): PendingWrite => ({ ...write(sequence), creates: temporaryId });
const refusedCreation = (sequence: number) => ({
  ...refusedWrite(sequence),
  creates: temporaryId,
});
const created = (sequence: number) => ({ ...creation(sequence), body: null, createdId: 5 });

/** A write about the jar. */
const dependent = (sequence: number): PendingWrite => ({
  ...write(sequence),
  needs: temporaryId,
  subject: `lid:${temporaryId}`,
  path: `/api/jars/${temporaryId}/lid`,
  body: { jarId: temporaryId, n: sequence },
});
const withRealId = (sequence: number): PendingWrite => ({
  ...dependent(sequence),
  needs: undefined,
  subject: "lid:5",
  path: "/api/jars/5/lid",
  body: { jarId: 5, n: sequence },
});

describe("an accepted creation", () => {
  const answered = [...sending(creation(1), dependent(2), write(3)), attempted(creation(1), sent)];

  it("an accepted creation gives its id to the writes that need it, in the view and in the store", () => {
    const { state, effects } = after(...answered);
    expect(state.view.pending).toEqual([withRealId(2), write(3)]);
    expect(effects).toEqual([
      { kind: "notify", notification: { kind: "sent", entry: creation(1), answer: { id: 5 } } },
      { kind: "storeCreated", entries: [created(1), withRealId(2)] },
      post(false),
      LIST_NEXT,
    ]);
  });

  it("an accepted creation is remembered without its body, so that its temporary id still leads to the record", () => {
    const { created: remembered } = after(...answered).state.view;
    expect(remembered).toEqual([created(1)]);
    expect(createdIds(remembered).idOf(temporaryId)).toBe(5);
    expect(createdIds(remembered).keyOf(5)).toBe(temporaryId);
  });

  it("a write that needs a created record is sent with the real id after a reload", () => {
    const { effects } = after(opened(), granted, nextListed(created(1), dependent(2)));
    expect(effects).toEqual([{ kind: "attempt", entry: withRealId(2), failures: 0 }]);
  });

  it("a write with a temporary id gets the real id when it is added after the creation was answered", () => {
    const { state } = after(...answered, added(dependent(4)));
    expect(state.view.pending).toEqual([withRealId(2), write(3), withRealId(4)]);
  });

  it("a creation whose answer the device has not stored is sent again before the writes that need it", () => {
    const { effects } = after(opened(), granted, nextListed(creation(1), dependent(2)));
    expect(effects).toEqual([{ kind: "attempt", entry: creation(1), failures: 0 }]);
  });

  it("a tab that waits for a creation gets the id from the tab that has sent the creation", () => {
    const waiting = [opened(), listed(creation(1), dependent(2))];
    const { state, effects } = after(...waiting, listed(created(1), withRealId(2)));
    expect(state.view).toMatchObject({ pending: [withRealId(2)], created: [created(1)] });
    const notification = { kind: "sent", entry: creation(1), answer: { id: 5 } } as const;
    expect(effects).toEqual([{ kind: "notify", notification }, ANNOUNCE_ELSEWHERE]);
  });

  it("a creation that is accepted after another person has signed in is stored and not shown to that person", () => {
    const { state, effects } = after(
      ...sending(creation(1)),
      opened(ben),
      attempted(creation(1), sent),
    );
    expect(state.view.created).toEqual([]);
    expect(effects).toEqual([
      { kind: "storeCreated", entries: [created(1)] },
      post(false),
      LIST_NEXT,
    ]);
  });

  it("with the 51st created record the device forgets the oldest one", () => {
    const others = Array.from({ length: 50 }, (_, index) => ({
      ...created(index + 1),
      creates: newTemporaryId(),
    }));
    const { state, effects } = after(
      ...sending(...others, creation(60)),
      attempted(creation(60), sent),
    );
    expect(effects).toContainEqual({ kind: "remove", entries: [others[0]] });
    expect(after(removed(...others.slice(0, 1))).state.view.created).toEqual([]);
    expect(state.view.created).toHaveLength(51);
  });
});

describe("a refused creation", () => {
  const answered = [
    ...sending(creation(1), dependent(2), write(3)),
    attempted(creation(1), refused),
    { kind: "refusalStored", entry: refusedCreation(1) } as const,
  ];

  it("a refused creation keeps the writes that need it as refused writes, and other writes are sent", () => {
    const { view } = after(...answered).state;
    expect(view).toMatchObject({
      pending: [write(3)],
      refused: [refusedCreation(1), dependent(2)],
    });
    const { effects } = after(...answered, nextListed(refusedCreation(1), dependent(2), write(3)));
    expect(effects).toContainEqual({ kind: "attempt", entry: write(3), failures: 0 });
  });

  it("writes that need a refused creation are not sent after a reload", () => {
    const { state, effects } = after(
      opened(),
      granted,
      nextListed(refusedCreation(1), dependent(2)),
    );
    expect(effects).not.toContainEqual(expect.objectContaining({ kind: "attempt" }));
    expect(state.view.refused).toEqual([refusedCreation(1), dependent(2)]);
  });

  it("a refused creation that is repeated is sent before the older writes that need it", () => {
    const repeated = [...answered, added(creation(4), refusedCreation(1))];
    expect(after(...repeated).state.view).toMatchObject({
      pending: [dependent(2), write(3), creation(4)],
      refused: [],
    });
    const { effects } = after(opened(), granted, nextListed(dependent(2), creation(4)));
    expect(effects).toEqual([{ kind: "attempt", entry: creation(4), failures: 0 }]);
  });

  it("a discarded creation is removed with the writes that need it", () => {
    const { effects } = after(...answered, discarded(refusedCreation(1), dependent(2)));
    expect(effects[0]).toEqual({ kind: "remove", entries: [refusedCreation(1), dependent(2)] });
    const { view } = after(...answered, removed(refusedCreation(1), dependent(2))).state;
    expect(view).toMatchObject({ pending: [write(3)], refused: [] });
  });
});

it("the view of the write queue has isRead true after the stored writes were read or a turn has failed", () => {
  expect(after(opened()).state.view.isRead).toBe(false);
  expect(after(opened(), listed()).state.view.isRead).toBe(true);
  expect(after(opened(), granted, { kind: "turnFailed" }).state.view.isRead).toBe(true);
});
