import { expect, it } from "vitest";
import { describePending, describeWrites } from "@/components/pending-writes/describe-writes";
import type { PendingWrite } from "@/lib/client/device/pending-write";

const entry = (kind: string) => ({ kind }) as PendingWrite;
const count = entry("count");

it.each([
  ["1 count", [count]],
  ["2 counts", [count, count]],
  ["1 tick", [entry("tick")]],
  ["2 changes", [count, entry("tick")]],
  ["1 change", [entry("a kind of a later version")]],
])("pending writes are described by their number and kind: %s", (words, entries) => {
  expect(describeWrites(entries)).toBe(words);
});

it.each([
  [3, false, false, "Offline. 3 counts wait on this device."],
  [1, false, true, "Offline. 1 count waits on this device."],
  [2, true, true, "Connecting. 2 counts wait on this device."],
  [2, true, false, null],
  [0, true, false, null],
  [0, false, false, "Offline. You see what this device has kept."],
])(
  "with %d pending writes, online %s and delayed %s the notice is: %s",
  (pending, isOnline, isDelayed, text) => {
    const entries = Array.from({ length: pending }, () => count);
    expect(describePending(entries, { isOnline, isDelayed })).toBe(text);
  },
);
