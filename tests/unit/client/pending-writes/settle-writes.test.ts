import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { isNumber } from "@/lib/client/pending-writes/has-shape";
import { definePendingWrite } from "@/lib/client/pending-writes/pending-write-kind";
import { EMPTY_VIEW } from "@/lib/client/pending-writes/queue-state";
import { settleWrites } from "@/lib/client/pending-writes/settle-writes";

/** Defines two kinds of pending writes; only the kind "jar" keeps refused writes. */
function setUp() {
  const heard: unknown[] = [];
  const define = (kind: string, keepsRefused: boolean) =>
    definePendingWrite<{ body: object; place: null; answer: { id: number }; data: null }>({
      kind,
      noun: kind,
      request: () => ({ method: "POST", path: `/api/${kind}`, group: "shelf", subject: kind }),
      answer: { id: isNumber },
      overlay: (data) => data,
      onSent: (entry, { id }, { otherPending }) =>
        heard.push(["sent", entry.kind, id, otherPending().map(({ key }) => key)]),
      onRefused: (entry, error) => heard.push(["refused", entry.kind, error]),
      onSentElsewhere: () => heard.push(["elsewhere", kind]),
      keepsRefused,
    });
  const kinds = [define("jar", true), define("box", false)];
  const view = { ...EMPTY_VIEW, pending: [write("jar", "a"), write("box", "b")] };
  const queue = {
    get: () => view,
    discard: vi.fn<(isGivenUp: (entry: PendingWrite) => boolean) => Promise<void>>(),
  };
  const queryClient = new QueryClient();
  const settling = { kinds, queue, queryClient, username: "anna", openPath: vi.fn() };
  return { heard, queue, settling };
}

function write(kind: string, key = "k"): PendingWrite {
  return {
    kind,
    group: "shelf",
    subject: kind,
    method: "POST",
    path: `/api/${kind}`,
    body: {},
    place: null,
    userId: 1,
    householdId: 10,
    sequence: 1,
    key,
    refusal: null,
  };
}

it("settleWrites calls only the handler of the sent write's kind, with the answer and the other pending writes", async () => {
  const { heard, settling } = setUp();
  await settleWrites({ kind: "sent", entry: write("box", "b"), answer: { id: 4 } }, settling);
  expect(heard).toEqual([["sent", "box", 4, ["a"]]]);
});

it("settleWrites passes a refusal to the kind of the write and retains the write if the kind keeps refused writes", async () => {
  const { heard, queue, settling } = setUp();
  await settleWrites({ kind: "refused", entry: write("jar"), error: "no" }, settling);
  expect(heard).toEqual([["refused", "jar", "no"]]);
  expect(queue.discard).not.toHaveBeenCalled();
});

it("settleWrites discards a refused write when its kind does not keep refused writes", async () => {
  const { heard, queue, settling } = setUp();
  await settleWrites({ kind: "refused", entry: write("box"), error: "no" }, settling);
  expect(heard).toEqual([["refused", "box", "no"]]);
  const isGivenUp = queue.discard.mock.calls[0]?.[0];
  expect(isGivenUp?.(write("box"))).toBe(true);
  expect(isGivenUp?.(write("box", "another"))).toBe(false);
});

it("settleWrites calls the handler of every kind of write when another tab has sent writes", async () => {
  const { heard, settling } = setUp();
  await settleWrites({ kind: "sentElsewhere" }, settling);
  expect(heard).toEqual([
    ["elsewhere", "jar"],
    ["elsewhere", "box"],
  ]);
});

it("settleWrites ignores the outcome of a write of an unknown kind", async () => {
  const { heard, queue, settling } = setUp();
  await settleWrites({ kind: "sent", entry: write("can"), answer: null }, settling);
  await settleWrites({ kind: "refused", entry: write("can"), error: "no" }, settling);
  expect(heard).toEqual([]);
  expect(queue.discard).not.toHaveBeenCalled();
});
