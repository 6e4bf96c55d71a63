import { describe, expect, it } from "vitest";
import { NOTHING_CHOSEN, WRONG } from "@/lib/features/checks/model/selection";
import { readSelection, writeSelection } from "@/lib/features/checks/model/selection-text";
import { MOMENT } from "@/tests/support/answers";

const select = (quantity: number | null, partial: number | null) => ({ quantity, partial });

describe("an unconfirmed selection that is stored on the device", () => {
  const made = new Date(MOMENT);
  const later = new Date(made.getTime() + 1).toISOString();

  it.each([
    select(2, 0.333),
    select(12, null),
    select(null, 0.5),
    select(0, 0),
    NOTHING_CHOSEN,
    { quantity: WRONG, partial: 0.5 } as const,
  ])("readSelection returns the stored selection %j unchanged", (selection) => {
    const stored = writeSelection(selection, made);
    expect(readSelection(stored, undefined)).toEqual(selection);
    expect(readSelection(stored, MOMENT)).toEqual(selection);
  });

  it("readSelection returns null when the item was counted after the selection was made", () => {
    expect(readSelection(writeSelection(select(2, 0.333), made), later)).toBeNull();
  });
});
