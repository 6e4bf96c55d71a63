import { expect, it } from "vitest";
import { itemDto } from "@/lib/features/items/model/dto";
import { amountWrites, undoWrites, usedWrites } from "@/lib/features/stock/client/pending-writes";
import { itemAnswer, MOMENT } from "../../../support/answers";
import { wrongTypes } from "./wrong-types";

it.each(["id", "currentStock", "partialAmount", "lastCountedAt"])(
  "the answers to a use, to its undo and to a set amount are valid only if the field %s matches the output schema",
  (field) => {
    for (const kind of [usedWrites, undoWrites, amountWrites]) {
      expect(kind.isAnswer(itemAnswer(1))).toBe(true);
      for (const value of [...wrongTypes, 1]) {
        const answer = { ...itemAnswer(1), [field]: value };
        expect(kind.isAnswer(answer)).toBe(itemDto.safeParse(answer).success);
      }
    }
  },
);

it("a pending use, a pending undo of a use and a pending amount are stored in the format that other versions read", () => {
  const place = { itemId: 11, name: "Rice", at: MOMENT };
  const use = { quantity: 1, observedAt: MOMENT };
  const shared = { group: "stock:11", method: "POST" } as const;
  expect(usedWrites.create(use, place)).toEqual({
    kind: "used",
    subject: "used:11",
    path: "/api/items/11/used",
    body: use,
    place,
    ...shared,
  });
  const undo = { observedAt: MOMENT };
  const undoPlace = { ...place, usedAt: MOMENT, taken: 300 };
  expect(undoWrites.create(undo, undoPlace)).toEqual({
    kind: "undo-used",
    subject: "undo-used:11",
    path: "/api/items/11/used/reverse",
    body: undo,
    place: undoPlace,
    ...shared,
  });
  const amount = { currentStock: 2, partialAmount: 0.5, observedAt: MOMENT };
  const amountPlace = { ...place, amount: "2½ boxes" };
  expect(amountWrites.create(amount, amountPlace)).toEqual({
    kind: "amount",
    subject: "amount:11",
    path: "/api/items/11/amount",
    body: amount,
    place: amountPlace,
    ...shared,
  });
});
