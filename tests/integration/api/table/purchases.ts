import { endCheck } from "./arrange";
import { members, type Row, row } from "./row";

/** The rows of the API table for putting purchases away. */
export const PURCHASE_ROWS: readonly Row[] = [
  row("GET", "/api/purchases", members(200, 200, 200, 200), { answers: "listId putAway" }),
  row("POST", "/api/shopping-lists/[id]/put-away", members(200, 200, 403, 404), {
    of: (ids) => ids.listId,
    body: ({ lineId }) => ({ lines: [{ lineId, quantity: 1 }] }),
    arrange: endCheck,
    answers: "putAway",
    refuses: { lines: "putAwayLines", observedAt: "moment" },
    announces: null,
  }),
  row("POST", "/api/shopping-lists/[id]/take-back", members(200, 200, 403, 404), {
    of: (ids) => ids.listId,
    body: ({ lineId }) => ({ lineIds: [lineId] }),
    arrange: endCheck,
    answers: "lineIds",
    refuses: { lineIds: "ids", observedAt: "moment" },
    announces: null,
  }),
];
