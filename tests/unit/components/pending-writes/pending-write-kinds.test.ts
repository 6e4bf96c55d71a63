import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { PENDING_WRITE_KINDS } from "@/components/pending-writes/pending-write-kinds";
import type { NewWrite } from "@/lib/client/device/pending-write";
import { toastStore } from "@/lib/client/toast";
import { newTemporaryId } from "@/lib/core/temporary-id";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { countDto } from "@/lib/features/checks/model/dto";
import { itemWrites } from "@/lib/features/items/client/pending-writes";
import { itemDto } from "@/lib/features/items/model/dto";
import { putAwayWrites, takeBackWrites } from "@/lib/features/purchases/client/pending-writes";
import { putAwayLineDto } from "@/lib/features/purchases/model/dto";
import {
  additionChangeWrites,
  additionRemovalWrites,
  additionRestoreWrites,
  additionWrites,
} from "@/lib/features/shopping-additions/client/pending-writes";
import {
  availabilityWrites,
  overlayLines,
  quantityWrites,
  removalWrites,
} from "@/lib/features/shopping-lists/client/line-writes";
import { tickWrites } from "@/lib/features/shopping-lists/client/pending-writes";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { lineDto } from "@/lib/features/shopping-lists/model/dto";
import { lineName } from "@/lib/features/shopping-lists/model/rules";
import { amountWrites, undoWrites, usedWrites } from "@/lib/features/stock/client/pending-writes";
import { countAnswer, itemAnswer, lineAnswer, listAnswer, MOMENT } from "../../../support/answers";

it("each kind of pending write has a distinct name", () => {
  const names = PENDING_WRITE_KINDS.map(({ kind }) => kind);
  expect(new Set(names).size).toBe(names.length);
});

const stored = { userId: 7, householdId: 1, key: "a", refusal: null };
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

const wrongTypes = [undefined, null, "text", true, { n: 1 }];

it.each(Object.keys(countDto.shape))(
  "the answer to a count is valid only if its field %s matches the output schema",
  (field) => {
    expect(countWrites.isAnswer(countAnswer(1))).toBe(true);
    for (const value of [...wrongTypes, 1]) {
      const answer = { ...countAnswer(1), [field]: value };
      // The server fills in the default of a missing field before it answers, so an answer without the field
      // is invalid.
      const isValid = value !== undefined && countDto.safeParse(answer).success;
      expect(countWrites.isAnswer(answer)).toBe(isValid);
    }
  },
);

it("the answer to a tick is valid only if its field purchased matches the output schema", () => {
  const line = lineAnswer(1);
  expect(tickWrites.isAnswer(line)).toBe(true);
  for (const value of [...wrongTypes, 1]) {
    const answer = { ...line, purchased: value };
    expect(tickWrites.isAnswer(answer)).toBe(lineDto.safeParse(answer).success);
  }
});

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

it("a pending tick is stored in the format that other versions of the application read", () => {
  expect(tickWrites.create({ purchased: true }, { listId: 3, lineId: 31 })).toEqual({
    kind: "tick",
    group: "list:3",
    subject: "tick:31",
    method: "PUT",
    path: "/api/shopping-lists/items/31",
    body: { purchased: true },
    place: { listId: 3, lineId: 31 },
  });
});

it("a pending tick changes only its line, and ends its mark as not available with the time of the tick", () => {
  const marked = { notAvailable: true, notAvailableAt: null };
  const list = listAnswer({ items: [lineAnswer(31, marked), lineAnswer(32, marked)] });
  const shown = (purchased: boolean, body: { observedAt?: string }) => {
    const place = { listId: 3, lineId: 31, by: "ben" };
    const write = tickWrites.create({ purchased, ...body }, place);
    return tickWrites.overlay(list, [{ ...write, ...stored, sequence: 1 }]).items;
  };
  const ended = { purchased: true, notAvailable: false };
  expect(shown(true, { observedAt: MOMENT })).toMatchObject([
    { ...ended, notAvailableAt: MOMENT, notAvailableBy: "ben" },
    { purchased: false, ...marked },
  ]);
  // Devices of earlier releases have stored no time.
  expect(shown(true, {})[0]).toMatchObject(ended);
  expect(shown(false, { observedAt: MOMENT })).toEqual(list.items);
});

it("pending changes of a line are stored in the format that other versions of the application read", () => {
  const place = { listId: 3, lineId: 31, by: "anna" };
  const common = { group: "list:3", method: "PUT", path: "/api/shopping-lists/items/31", place };
  const quantity = { quantity: 4, observedAt: MOMENT };
  expect(quantityWrites.create(quantity, place)).toEqual({
    ...common,
    kind: "line-quantity",
    subject: "line-quantity:31",
    body: quantity,
  });
  const mark = { notAvailable: true, observedAt: MOMENT };
  expect(availabilityWrites.create(mark, place)).toEqual({
    ...common,
    kind: "line-availability",
    subject: "line-availability:31",
    body: mark,
  });
});

it.each([
  [true, "DELETE", "/api/shopping-lists/items/31"],
  [false, "POST", "/api/shopping-lists/items/31/restore"],
])(
  "a pending removal (%s) of a line is stored in the format that other versions read",
  (isRemoved, method, path) => {
    const body = { isRemoved, observedAt: MOMENT };
    const place = { listId: 3, line: lineAnswer(31) };
    expect(removalWrites.create(body, place)).toEqual({
      kind: "line-removal",
      group: "list:3",
      subject: "line-removal:31",
      method,
      path,
      body,
      place,
    });
  },
);

it.each([
  ["a quantity", quantityWrites, ["quantity", "checkQuantity", "quantitySetAt", "quantitySetBy"]],
  ["a mark", availabilityWrites, ["purchased", "notAvailable", "notAvailableAt", "notAvailableBy"]],
] as const)(
  "the answer to %s is valid only if its fields match the output schema",
  (_, kind, fields) => {
    expect(kind.isAnswer(lineAnswer(1))).toBe(true);
    for (const field of fields) {
      for (const value of [...wrongTypes, null, 1]) {
        const answer = { ...lineAnswer(1), [field]: value };
        expect(kind.isAnswer(answer)).toBe(lineDto.safeParse(answer).success);
      }
    }
  },
);

it("pending writes of all kinds change a list in the order in which they were made", () => {
  const line = lineAnswer(31, { quantity: 2 });
  const at = { listId: 3, lineId: 31, by: "anna" };
  const tick = (purchased: boolean) =>
    tickWrites.create({ purchased, observedAt: MOMENT }, { listId: 3, lineId: 31 });
  const mark = availabilityWrites.create({ notAvailable: true, observedAt: MOMENT }, at);
  const removal = (isRemoved: boolean) =>
    removalWrites.create({ isRemoved, observedAt: MOMENT }, { listId: 3, line });
  const after = (...writes: NewWrite[]) =>
    overlayLines(
      listAnswer({ items: [line] }),
      // The order of the array is not that of the writes.
      writes.map((write, sequence) => ({ ...write, ...stored, sequence })).toReversed(),
      "anna",
    ).items;
  expect(after(mark, tick(true))).toMatchObject([{ purchased: true, notAvailable: false }]);
  expect(after(tick(true), tick(false), mark)).toMatchObject([
    { purchased: false, notAvailable: true, notAvailableBy: "anna" },
  ]);
  expect(after(quantityWrites.create({ quantity: 5, observedAt: MOMENT }, at))).toMatchObject([
    { quantity: 5, checkQuantity: 2, quantitySetBy: "anna" },
  ]);
  const raise = additionWrites.create(
    { itemId: line.itemId, quantity: 4 },
    { temporaryId: newTemporaryId(), addedAt: MOMENT, name: "Rice", lineId: 31 },
  );
  const set = (quantity: number) => quantityWrites.create({ quantity, observedAt: MOMENT }, at);
  expect(after(raise)).toMatchObject([{ quantity: 4, checkQuantity: 2, quantitySetBy: "anna" }]);
  expect(after(raise, set(3))).toMatchObject([{ quantity: 3, checkQuantity: 2 }]);
  expect(after(set(3), raise)).toMatchObject([{ quantity: 4, checkQuantity: 2 }]);
  expect(after(tick(true), raise)).toMatchObject([{ quantity: 2 }]);
  expect(after(removal(true))).toEqual([]);
  expect(after(removal(true), removal(false))).toEqual([line]);
});

it("the message about a refused tick names the item of the line", () => {
  const line = lineAnswer(31);
  const queryClient = new QueryClient();
  queryClient.setQueryData(shoppingListQuery(3).queryKey, listAnswer({ items: [line] }));
  const place = { listId: 3, lineId: 31, by: "anna" };
  const write = tickWrites.create({ purchased: true, observedAt: MOMENT }, place);
  const entry = { ...write, ...stored, sequence: 1 };
  void tickWrites.settleRefused(entry, new Error(), {
    queryClient,
    username: "anna",
    openPath: vi.fn(),
    otherPending: () => [],
    discard: vi.fn(),
  });
  expect(toastStore.get()).toMatchObject({
    text: "Failed to update item",
    subject: lineName(line.item),
  });
});

const moved = { lineId: 7, itemId: 11, quantity: 2 };
const putAwayLine = { ...moved, at: MOMENT, by: "anna" };

it.each(Object.keys(putAwayLineDto.shape))(
  "the answer to a put-away is valid only if the field %s of its lines matches the output schema",
  (field) => {
    expect(putAwayWrites.isAnswer({ putAway: [putAwayLine] })).toBe(true);
    for (const value of [...wrongTypes, 1]) {
      const line = { ...putAwayLine, [field]: value };
      expect(putAwayWrites.isAnswer({ putAway: [line] })).toBe(
        putAwayLineDto.safeParse(line).success,
      );
    }
  },
);

it.each([undefined, null, "7", ["7"], { 0: 7 }])(
  "the answer to a take-back with the ids %j is refused",
  (lineIds) => {
    expect(takeBackWrites.isAnswer({ lineIds: [7] })).toBe(true);
    expect(takeBackWrites.isAnswer({ lineIds })).toBe(false);
  },
);

it("the answer to a take-back can be without additions, as that of the previous release", () => {
  expect(takeBackWrites.isAnswer({ lineIds: [], additionIds: [7] })).toBe(true);
  expect(takeBackWrites.isAnswer({ lineIds: [], additionIds: ["7"] })).toBe(false);
});

it("additions of a household without a list are put away and taken back by calls of their own", () => {
  const place = { listId: null, at: MOMENT, lines: [] };
  const additions = [{ additionId: 5, quantity: 2 }];
  expect(putAwayWrites.create({ additions, observedAt: MOMENT }, place)).toMatchObject({
    path: "/api/shopping-additions/put-away",
    subject: "put-away:null:addition-5",
  });
  expect(takeBackWrites.create({ additionIds: [5], observedAt: MOMENT }, place)).toMatchObject({
    path: "/api/shopping-additions/take-back",
  });
});

it("a pending put-away and a pending take-back are stored in the format that other versions read", () => {
  const lines = [{ ...moved, name: "Salt" }];
  const place = { listId: 3, at: MOMENT, lines };
  const body = { lines: [{ lineId: 7, quantity: 2 }], observedAt: MOMENT };
  expect(putAwayWrites.create(body, place)).toEqual({
    kind: "put-away",
    group: "purchases:3",
    subject: "put-away:3:7",
    method: "POST",
    path: "/api/shopping-lists/3/put-away",
    body,
    place,
  });
  const back = { lineIds: [7], observedAt: MOMENT };
  expect(takeBackWrites.create(back, place)).toEqual({
    kind: "take-back",
    group: "purchases:3",
    subject: "take-back:3",
    method: "POST",
    path: "/api/shopping-lists/3/take-back",
    body: back,
    place,
  });
});
