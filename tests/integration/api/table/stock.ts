import { endCheck } from "./arrange";
import { item } from "./documented-fields";
import { members, type Row, row } from "./row";

const shared = {
  of: (ids: { itemId: number }) => ids.itemId,
  arrange: endCheck,
  answers: item,
};

/** The expected status, answer and realtime changes of each API call for changes of the stock between two checks. */
export const STOCK_ROWS: readonly Row[] = [
  row("GET", "/api/items/[id]/history", members(200, 200, 200, 404), {
    of: (ids) => ids.itemId,
    answers: "changes counts desiredStock",
  }),
  row("GET", "/api/item-trends", members(200, 200, 200, 200), { answers: "from items" }),
  row("POST", "/api/items/[id]/used", members(200, 200, 403, 404), {
    ...shared,
    body: () => ({ quantity: 1 }),
    refuses: { quantity: "quantity", observedAt: "moment" },
    // The stock of the item in the test data is 0, so the call changes nothing.
    announces: null,
  }),
  row("POST", "/api/items/[id]/used/reverse", members(200, 200, 403, 404), {
    ...shared,
    body: () => ({ observedAt: "2026-01-01T08:00:00.000Z" }),
    refuses: { observedAt: "moment" },
    announces: null,
  }),
  row("POST", "/api/items/[id]/amount", members(200, 200, 403, 404), {
    ...shared,
    body: () => ({ currentStock: 3, partialAmount: 0.5 }),
    refuses: { currentStock: "whole", partialAmount: "partial", observedAt: "moment" },
    announces: { items: "itemId" },
  }),
];
