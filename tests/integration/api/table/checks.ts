import { db } from "@/lib/server/db";
import { bePresent } from "./arrange";
import { check, count } from "./documented-fields";
import { members, type Row, row } from "./row";

/** The calls of checks. */
export const CHECK_ROWS: readonly Row[] = [
  row("POST", "/api/inventory-updates", members(201, 201, 403, 400), {
    arrange: ({ checkId }) => db.inventoryUpdate.delete({ where: { id: checkId } }),
    answers: check,
  }),
  row("GET", "/api/inventory-updates/active", members(200, 200, 200, 404), { answers: check }),
  row("GET", "/api/inventory-updates/latest", members(200, 200, 200, 404), { answers: check }),
  row("GET", "/api/inventory-updates/completed", members(200, 200, 200, 200), { answers: check }),
  row("GET", "/api/inventory-updates/[id]/items", members(200, 200, 200, 404), {
    of: (ids) => ids.checkId,
    answers: count,
  }),
  row("GET", "/api/inventory-updates/[id]/changes", members(200, 200, 200, 404), {
    of: ({ completedCheckId }) => completedCheckId,
    answers: "before check counts",
  }),
  row("PUT", "/api/inventory-updates/[id]/complete", members(200, 200, 403, 404), {
    of: (ids) => ids.checkId,
    answers: "message shoppingListId",
  }),
  row("DELETE", "/api/inventory-updates/[id]", members(204, 204, 403, 404), {
    of: (ids) => ids.checkId,
  }),
  row("GET", "/api/inventory-updates/[id]/presence", members(200, 200, 200, 404), {
    arrange: bePresent,
    of: (ids) => ids.checkId,
    answers: "locationId userId username",
  }),
  row("PUT", "/api/inventory-updates/[id]/presence", members(204, 204, 403, 404), {
    of: (ids) => ids.checkId,
    body: ({ locationId }) => ({ locationId }),
    refuses: { locationId: "idOrNull" },
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
  }),
  row("DELETE", "/api/inventory-updates/[id]/assume", members(204, 204, 403, 404), {
    of: (ids) => ids.checkId,
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
      observedAt: "moment",
    },
  }),
];
