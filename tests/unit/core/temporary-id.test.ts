import { afterEach, describe, expect, it } from "vitest";
import { setClock } from "@/lib/core/clock";
import { MAX_ID } from "@/lib/core/ids";
import { isTemporaryId, newTemporaryId, readKnownId } from "@/lib/core/temporary-id";

afterEach(() => setClock(undefined));

describe("temporary ids", () => {
  it("temporary ids are larger than every id of the database, and differ in the same millisecond", () => {
    setClock(new Date("2026-01-01T12:00:00Z"));
    const ids = Array.from({ length: 2_000 }, newTemporaryId);
    expect(ids.every((id) => id > MAX_ID && Number.isSafeInteger(id))).toBe(true);
    expect(new Set(ids).size).toBe(2_000);
    expect(ids.toSorted((a, b) => a - b)).toEqual(ids);
  });

  it.each([
    [MAX_ID, false],
    [MAX_ID + 1, true],
    [1.5 + MAX_ID, false],
    [Infinity, false],
  ])("whether %d is a temporary id: %s", (id, expected) => {
    expect(isTemporaryId(id)).toBe(expected);
  });

  it.each([
    ["7", 7],
    ["1767268800000123", 1_767_268_800_000_123],
    ["0", null],
    ["07", null],
    ["1e15", null],
    ["99999999999999999999", null],
    ["", null],
    [undefined, null],
  ])("the segment %j of a path is read as the id %j", (text, id) => {
    expect(readKnownId(text)).toBe(id);
  });
});
