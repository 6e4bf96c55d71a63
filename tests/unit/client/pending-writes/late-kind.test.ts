import { expect, it, vi } from "vitest";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { lateKind } from "@/lib/client/pending-writes/late-kind";
import type {
  PendingWriteKind,
  SettleContext,
} from "@/lib/client/pending-writes/pending-write-kind";
import { eventually } from "@/tests/support/eventually";

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

it("lateKind loads a kind of pending write once, and forwards answers and outcomes to the loaded kind", async () => {
  const kind = loaded();
  const load = vi.fn(() => Promise.resolve(kind));
  const late = lateKind(described, load);
  expect(late).toMatchObject(described);
  await late.load?.();
  await late.load?.();
  expect(load).toHaveBeenCalledOnce();
  expect([late.isAnswer("yes"), late.isAnswer("no")]).toEqual([true, false]);
  expect(late.settleSent(entry, "yes", context)).toBe("sent");
  expect(kind.settleSent).toHaveBeenCalledWith(entry, "yes", context);
  expect(late.settleRefused(entry, "error", context)).toBe("refused");
  expect(kind.settleRefused).toHaveBeenCalledWith(entry, "error", context);
  late.settleSentElsewhere(context);
  await eventually(() => expect(kind.settleSentElsewhere).toHaveBeenCalledWith(context));
});

it("lateKind loads a kind again after a failed load, and throws no error for writes of another tab", async () => {
  const kind = loaded();
  const load = vi.fn(() => Promise.resolve(kind)).mockRejectedValueOnce(new Error("Offline"));
  const late = lateKind(described, load);
  await expect(late.load?.()).rejects.toThrow("Offline");
  await late.load?.();
  expect(late.isAnswer("yes")).toBe(true);
  const unreachable = lateKind(described, () => Promise.reject(new Error("Offline")));
  expect(() => unreachable.settleSentElsewhere(context)).not.toThrow();
});
