import { expect, it } from "vitest";
import { PENDING_WRITE_KINDS } from "@/components/pending-writes/pending-write-kinds";
import { newTemporaryId } from "@/lib/core/temporary-id";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { countDto } from "@/lib/features/checks/model/dto";
import { itemWrites } from "@/lib/features/items/client/pending-writes";
import { itemDto } from "@/lib/features/items/model/dto";
import { putAwayWrites, takeBackWrites } from "@/lib/features/purchases/client/pending-writes";
import {
  additionChangeWrites,
  additionRemovalWrites,
  additionRestoreWrites,
  additionWrites,
} from "@/lib/features/shopping-additions/client/pending-writes";
import {
  availabilityWrites,
  quantityWrites,
  removalWrites,
} from "@/lib/features/shopping-lists/client/line-writes";
import { tickWrites } from "@/lib/features/shopping-lists/client/pending-writes";
import { amountWrites, undoWrites, usedWrites } from "@/lib/features/stock/client/pending-writes";
import { countAnswer, itemAnswer, MOMENT } from "../../../support/answers";
import { wrongTypes } from "./wrong-types";

it("each kind of pending write has a distinct name", () => {
  const names = PENDING_WRITE_KINDS.map(({ kind }) => kind);
  expect(new Set(names).size).toBe(names.length);
});

it.each([
  countWrites,
  itemWrites,
  tickWrites,
  quantityWrites,
  availabilityWrites,
  removalWrites,
  additionWrites,
  additionChangeWrites,
  additionRemovalWrites,
  additionRestoreWrites,
  putAwayWrites,
  takeBackWrites,
  usedWrites,
  undoWrites,
  amountWrites,
])(
  "the registry describes the kind $kind as its definition does",
  ({ kind, noun, keepsRefused }) => {
    const entry = PENDING_WRITE_KINDS.find((other) => other.kind === kind);
    expect(entry).toMatchObject({ kind, noun, keepsRefused });
  },
);

it.each(Object.keys(countDto.shape))(
  "the answer to a count is valid only if its field %s matches the output schema",
  (field) => {
    expect(countWrites.isAnswer(countAnswer(1))).toBe(true);
    for (const value of [...wrongTypes, 1]) {
      const answer = { ...countAnswer(1), [field]: value };
      const parsed = countDto.safeParse(answer);
      // The server fills in the default of a missing field before it answers, so an answer without the field
      // is invalid.
      const isValid = parsed.success && Reflect.get(parsed.data, field) === value;
      expect(countWrites.isAnswer(answer)).toBe(isValid);
    }
  },
);

it("a pending count is stored in the format that other versions of the application read", () => {
  const body = { updateId: 5, itemId: 11, newStock: 2, partialAmount: 0.5, observedAt: MOMENT };
  expect(countWrites.create(body, { locationId: 1 })).toEqual({
    kind: "count",
    group: "check:5",
    subject: "count:5:11",
    method: "POST",
    path: "/api/inventory-items",
    body,
    place: { locationId: 1 },
  });
});

it("a pending item is stored in the format that other versions of the application read", () => {
  const body = { name: "Olives", locationId: 1, desiredStock: 2, unit: "jar" } as const;
  const temporaryId = newTemporaryId();
  const place = { temporaryId, addedAt: MOMENT };
  expect(itemWrites.create(body, place)).toEqual({
    kind: "item",
    group: "items",
    subject: `item:${temporaryId}`,
    method: "POST",
    path: "/api/items",
    body,
    place,
    creates: temporaryId,
  });
});

it("a pending count of an item that waits on the device needs the temporary id", () => {
  const itemId = newTemporaryId();
  const body = { updateId: 5, itemId, newStock: 2, partialAmount: 0, observedAt: MOMENT };
  expect(countWrites.create(body, { locationId: 1 })).toMatchObject({ body, needs: itemId });
});

it("the answer to a new item is valid only if its field id matches the output schema", () => {
  const answer = itemAnswer(1);
  expect(itemWrites.isAnswer(answer)).toBe(true);
  for (const value of [...wrongTypes, 1]) {
    const changed = { ...answer, id: value };
    expect(itemWrites.isAnswer(changed)).toBe(itemDto.safeParse(changed).success);
  }
});
