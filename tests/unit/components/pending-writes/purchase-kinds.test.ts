import { expect, it } from "vitest";
import { putAwayWrites, takeBackWrites } from "@/lib/features/purchases/client/pending-writes";
import { putAwayLineDto } from "@/lib/features/purchases/model/dto";
import { MOMENT } from "../../../support/answers";
import { wrongTypes } from "./wrong-types";

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

it("the answer to a take-back may omit additionIds, as in the previous release, but ids of a wrong type are refused", () => {
  expect(takeBackWrites.isAnswer({ lineIds: [], additionIds: [7] })).toBe(true);
  expect(takeBackWrites.isAnswer({ lineIds: [], additionIds: ["7"] })).toBe(false);
});

it("additions of a household without a list are put away and taken back at paths under /api/shopping-additions", () => {
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
