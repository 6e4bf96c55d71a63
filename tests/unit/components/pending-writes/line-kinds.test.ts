import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { NewWrite } from "@/lib/client/device/pending-write";
import { toastStore } from "@/lib/client/toast";
import { newTemporaryId } from "@/lib/core/temporary-id";
import { additionWrites } from "@/lib/features/shopping-additions/client/pending-writes";
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
import { lineAnswer, listAnswer, MOMENT } from "../../../support/answers";
import { wrongTypes } from "./wrong-types";

const stored = { userId: 7, householdId: 1, key: "a", refusal: null };

it("the answer to a tick is valid only if its field purchased matches the output schema", () => {
  const line = lineAnswer(1);
  expect(tickWrites.isAnswer(line)).toBe(true);
  for (const value of [...wrongTypes, 1]) {
    const answer = { ...line, purchased: value };
    expect(tickWrites.isAnswer(answer)).toBe(lineDto.safeParse(answer).success);
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

it("a pending tick changes only its own line, and ends that line's not-available mark at the time of the tick", () => {
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
  // Ticks that devices stored with earlier releases have no observation time.
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
      // The array is reversed, so that only the sequence numbers give the order of the writes.
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
