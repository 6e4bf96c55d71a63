import { expect, it } from "vitest";
import { newTemporaryId } from "@/lib/core/temporary-id";
import {
  additionChangeWrites,
  additionRemovalWrites,
  additionRestoreWrites,
  additionWrites,
} from "@/lib/features/shopping-additions/client/pending-writes";
import { addedDto, additionDto } from "@/lib/features/shopping-additions/model/dto";
import { MOMENT } from "../../../support/answers";
import { wrongTypes } from "./wrong-types";

const addition = {
  id: 5,
  itemId: null,
  name: "Candles",
  quantity: 2,
  purchased: false,
  addedBy: "anna",
  createdAt: MOMENT,
  lineId: null,
};

it.each(Object.keys(addedDto.shape))(
  "the answer to a new addition is valid only if its field %s matches the output schema",
  (field) => {
    const answer = { ...addition, outcome: "added" };
    expect(additionWrites.isAnswer(answer)).toBe(true);
    for (const value of [...wrongTypes, 1]) {
      const changed = { ...answer, [field]: value };
      expect(additionWrites.isAnswer(changed)).toBe(addedDto.safeParse(changed).success);
    }
  },
);

it.each(Object.keys(additionDto.shape))(
  "the answers to a change and to a restore of an addition are valid only if the field %s matches the output schema",
  (field) => {
    for (const value of [...wrongTypes, 1]) {
      const changed = { ...addition, [field]: value };
      const isValid = additionDto.safeParse(changed).success;
      expect(additionChangeWrites.isAnswer(changed)).toBe(isValid);
      expect(additionRestoreWrites.isAnswer(changed)).toBe(isValid);
    }
  },
);

it("a pending addition is stored in the format that other versions of the application read", () => {
  const temporaryId = newTemporaryId();
  const place = { temporaryId, addedAt: MOMENT, name: "Candles", lineId: null };
  const body = { name: "Candles", quantity: 2 };
  expect(additionWrites.create(body, place)).toEqual({
    kind: "addition",
    group: "additions",
    subject: `addition:${temporaryId}`,
    method: "POST",
    path: "/api/shopping-additions",
    body,
    place,
    creates: temporaryId,
  });
});

it("a pending addition depends on the temporary id of its item if the item is not on the server yet", () => {
  const [itemId, temporaryId] = [newTemporaryId(), newTemporaryId()];
  const place = { temporaryId, addedAt: MOMENT, name: "Olives", lineId: null };
  expect(additionWrites.create({ itemId, quantity: 1 }, place)).toMatchObject({
    creates: temporaryId,
    needs: itemId,
  });
});

it("pending changes of an addition are stored in the format that other versions read", () => {
  const about = { group: "additions", place: { additionId: 5 } };
  expect(additionChangeWrites.create({ purchased: true }, { additionId: 5 })).toEqual({
    ...about,
    kind: "addition-change",
    subject: "addition-change:5",
    method: "PUT",
    path: "/api/shopping-additions/5",
    body: { purchased: true },
  });
  expect(additionRemovalWrites.create(undefined, { additionId: 5 })).toEqual({
    ...about,
    kind: "addition-removal",
    subject: "addition-removal:5",
    method: "DELETE",
    path: "/api/shopping-additions/5",
  });
  expect(additionRestoreWrites.create(undefined, { additionId: 5, addition })).toEqual({
    kind: "addition-restore",
    group: "additions",
    subject: "addition-restore:5",
    method: "POST",
    path: "/api/shopping-additions/5/restore",
    place: { additionId: 5, addition },
  });
});
