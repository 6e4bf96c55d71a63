import { expect, it } from "vitest";
import { describeWaiting, describeWrites } from "@/components/pending-writes/describe-writes";
import type { PendingWrite } from "@/lib/client/device/pending-write";

const entry = (kind: string) => ({ kind }) as PendingWrite;
const count = entry("count");

it.each([
  [[count], "1 count"],
  [[count, count], "2 counts"],
  [[entry("tick")], "1 tick"],
  [[count, entry("tick")], "2 changes"],
])("names what waits: %#", (entries, words) => {
  expect(describeWrites(entries)).toBe(words);
});

it.each([
  [3, false, false, "Offline. 3 counts wait on this device."],
  [1, false, true, "Offline. 1 count waits on this device."],
  [2, true, true, "Connecting. 2 counts wait on this device."],
  // On its way as usual: nothing to worry anybody with.
  [2, true, false, null],
  [0, true, false, null],
  [0, false, false, "Offline. You see what this device has kept."],
])("%d waiting, online %s, held %s: %s", (waiting, isOnline, isHeld, text) => {
  const entries = Array.from({ length: waiting }, () => count);
  expect(describeWaiting(entries, { isOnline, isHeld })).toBe(text);
});
