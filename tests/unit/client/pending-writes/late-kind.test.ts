import { expect, it, vi } from "vitest";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { lateKind } from "@/lib/client/pending-writes/late-kind";
import type {
  PendingWriteKind,
  SettleContext,
} from "@/lib/client/pending-writes/pending-write-kind";

const described = { kind: "tick", noun: "tick", keepsRefused: false };
const entry = { kind: "tick" } as PendingWrite;
const context = {} as SettleContext;

function loaded() {
  return {
    ...described,
    isAnswer: vi.fn((answer: unknown) => answer === "yes"),
    settleSent: vi.fn(() => "sent"),
    settleRefused: vi.fn(() => "refused"),
    settleSentElsewhere: vi.fn(),
  } satisfies PendingWriteKind;
}

it("passes the answer and the outcome of a write to the kind that it loads", async () => {
  const kind = loaded();
  const late = lateKind(described, () => Promise.resolve(kind));
  expect(late).toMatchObject(described);
  expect([await late.isAnswer("yes"), await late.isAnswer("no")]).toEqual([true, false]);
  expect(await late.settleSent(entry, "yes", context)).toBe("sent");
  expect(kind.settleSent).toHaveBeenCalledWith(entry, "yes", context);
  expect(await late.settleRefused(entry, "error", context)).toBe("refused");
  expect(kind.settleRefused).toHaveBeenCalledWith(entry, "error", context);
  late.settleSentElsewhere(context);
  await vi.waitFor(() => expect(kind.settleSentElsewhere).toHaveBeenCalledWith(context));
});

it("fails while the script cannot be loaded, and needs none for writes of other tabs", async () => {
  const late = lateKind(described, () => Promise.reject(new Error("Offline")));
  await expect(late.isAnswer("yes")).rejects.toThrow("Offline");
  expect(() => late.settleSentElsewhere(context)).not.toThrow();
});
