import { db } from "@/lib/server/db";
import type { Ids } from "../api-world";
import { endCheck } from "./arrange";
import { members, type Row, row } from "./row";

/** Ends the check and deletes the lists of the household, but not its additions. */
async function endLists(ids: Ids): Promise<void> {
  await endCheck(ids);
  await db.shoppingListItem.deleteMany({ where: { id: ids.lineId } });
  await db.shoppingList.deleteMany({
    where: { household: { additions: { some: { id: ids.additionId } } } },
  });
}

/** The expected status, answer and realtime changes of each API call for putting purchases away. */
export const PURCHASE_ROWS: readonly Row[] = [
  row("GET", "/api/purchases", members(200, 200, 200, 200), { answers: "listId putAway" }),
  row("POST", "/api/shopping-lists/[id]/put-away", members(200, 200, 403, 404), {
    of: (ids) => ids.listId,
    body: ({ lineId, additionId }) => ({
      lines: [{ lineId, quantity: 1 }],
      additions: [{ additionId, quantity: 1 }],
    }),
    arrange: endCheck,
    answers: "putAway",
    refuses: { lines: null, additions: "putAwayAdditions", observedAt: "moment" },
    announces: null,
  }),
  row("POST", "/api/shopping-lists/[id]/take-back", members(200, 200, 403, 404), {
    of: (ids) => ids.listId,
    body: ({ lineId }) => ({ lineIds: [lineId] }),
    arrange: endCheck,
    answers: "lineIds additionIds",
    refuses: { lineIds: "ids", observedAt: "moment" },
    announces: null,
  }),
  row("POST", "/api/shopping-lists/[id]/put-away", members(200, 200, 403, 404), {
    of: (ids) => ids.listId,
    body: ({ lineId }) => ({ lines: [{ lineId, quantity: 1 }] }),
    arrange: endCheck,
    answers: "putAway",
    refuses: { lines: "putAwayLines" },
    announces: null,
  }),
  row("POST", "/api/shopping-additions/put-away", members(200, 200, 403, 200), {
    body: ({ additionId }) => ({ additions: [{ additionId, quantity: 1 }] }),
    arrange: endLists,
    answers: "putAway",
    refuses: { additions: "putAwayAdditions", observedAt: "moment" },
    announces: null,
  }),
  row("POST", "/api/shopping-additions/take-back", members(200, 200, 403, 200), {
    body: ({ additionId }) => ({ additionIds: [additionId] }),
    arrange: endLists,
    answers: "lineIds additionIds",
    refuses: { additionIds: "ids", observedAt: "moment" },
    announces: null,
  }),
];
