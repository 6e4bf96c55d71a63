import { db } from "@/lib/server/db";
import { bePresent } from "./arrange";
import { check, count } from "./documented-fields";
import { members, type Row, row } from "./row";

/** The expected status, answer and realtime changes of each API call for checks. */
export const CHECK_ROWS: readonly Row[] = [
  row("POST", "/api/inventory-updates", members(201, 201, 403, 400), {
    arrange: ({ checkId }) => db.inventoryUpdate.delete({ where: { id: checkId } }),
    answers: check,
    announces: { check: "created" },
  }),
  row("GET", "/api/inventory-updates/active", members(200, 200, 200, 404), { answers: check }),
  row("GET", "/api/inventory-updates/latest", members(200, 200, 200, 404), {
    answers: `${check} earlier`,
  }),
  row("GET", "/api/inventory-updates/completed", members(200, 200, 200, 200), { answers: check }),
  row("GET", "/api/inventory-updates/[id]/items", members(200, 200, 200, 404), {
    of: (ids) => ids.checkId,
    answers: count,
  }),
  row("GET", "/api/inventory-updates/[id]/changes", members(200, 200, 200, 404), {
    of: ({ completedCheckId }) => completedCheckId,
    answers: "before check counts",
  }),
  row("GET", "/api/inventory-updates/[id]/trends", members(200, 200, 200, 404), {
    of: ({ completedCheckId }) => completedCheckId,
    answers: "from items",
  }),
  row("PUT", "/api/inventory-updates/[id]/complete", members(200, 200, 403, 404), {
    of: (ids) => ids.checkId,
    answers: "message shoppingListId",
    announces: { check: "checkId", list: "created" },
  }),
  row("DELETE", "/api/inventory-updates/[id]", members(204, 204, 403, 404), {
    of: (ids) => ids.checkId,
    announces: { check: "checkId" },
  }),
  row("GET", "/api/inventory-updates/[id]/presence", members(200, 200, 200, 404), {
    arrange: bePresent,
    of: (ids) => ids.checkId,
    answers: "locationId userId username",
  }),
  row("PUT", "/api/inventory-updates/[id]/presence", members(204, 204, 403, 404), {
    of: (ids) => ids.checkId,
    body: () => ({ locationId: null }),
    refuses: { locationId: null },
    announces: { check: "checkId" },
  }),
  row("PUT", "/api/inventory-updates/[id]/presence", members(204, 204, 403, 404), {
    of: (ids) => ids.checkId,
    body: ({ locationId }) => ({ locationId }),
    refuses: { locationId: "idOrNull" },
    announces: { check: "checkId" },
  }),
  row("GET", "/api/inventory-updates/[id]/assume", members(200, 200, 200, 404), {
    of: (ids) => ids.checkId,
    answers: "itemIds",
  }),
  row("POST", "/api/inventory-updates/[id]/assume", members(200, 200, 403, 404), {
    of: (ids) => ids.checkId,
    body: ({ itemId }) => ({ itemIds: [itemId] }),
    answers: count,
    refuses: { itemIds: "ids" },
    // The item of the test data has an entry in the check, so the call changes nothing.
    announces: null,
  }),
  row("DELETE", "/api/inventory-updates/[id]/assume", members(204, 204, 403, 404), {
    of: (ids) => ids.checkId,
    announces: null,
  }),
  row("POST", "/api/inventory-items", members(200, 200, 403, 404), {
    body: ({ checkId, itemId }) => ({
      updateId: checkId,
      itemId,
      newStock: 2,
      partialAmount: 0.5,
    }),
    answers: count,
    refuses: {
      updateId: "id",
      itemId: "id",
      newStock: "whole",
      partialAmount: "partial",
      onlyIfPending: "boolean",
      observedAt: "moment",
    },
    announces: { check: "checkId" },
  }),
  row("POST", "/api/inventory-items/undo", members(200, 200, 403, 404), {
    body: ({ checkId, itemId }) => ({
      updateId: checkId,
      itemId,
      undoneAt: new Date().toISOString(),
    }),
    answers: "isUndone",
    refuses: { updateId: "id", itemId: "id", undoneAt: "moment" },
    // Another member has counted the item of the test data, so the call undoes nothing.
    announces: null,
  }),
];
