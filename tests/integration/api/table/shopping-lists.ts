import { db } from "@/lib/server/db";
import type { Ids } from "../api-world";
import { line, list, listHead } from "./documented-fields";
import { members, type Row, row } from "./row";

/** Records that the addition was bought with the list. */
async function buy({ listId, additionId }: Ids) {
  const { householdId, name } = await db.shoppingAddition.findUniqueOrThrow({
    where: { id: additionId },
  });
  await db.journalEntry.create({
    data: { householdId, listId, additionId, name, kind: "bought", quantity: 300 },
  });
}

/** The expected status, answer and realtime changes of each API call for shopping lists. */
export const SHOPPING_LIST_ROWS: readonly Row[] = [
  row("GET", "/api/shopping-lists", members(200, 200, 200, 200), {
    answers: `${listHead} itemCount purchasedCount firstNames`,
  }),
  row("GET", "/api/shopping-lists/latest", members(200, 200, 200, 404), { answers: list }),
  row("GET", "/api/shopping-lists/[id]", members(200, 200, 200, 404), {
    of: (ids) => ids.listId,
    answers: list,
  }),
  row("GET", "/api/shopping-lists/[id]/additions", members(200, 200, 200, 404), {
    of: (ids) => ids.listId,
    arrange: buy,
    answers: "id itemId name quantity packSize boughtBy",
  }),
  row("POST", "/api/shopping-lists/[id]/retry", members(200, 200, 403, 404), {
    answers: list,
    of: (ids) => ids.listId,
    announces: { list: "listId" },
  }),
  row("DELETE", "/api/shopping-lists/[id]/items", members(200, 403, 403, 404), {
    of: (ids) => ids.listId,
    answers: "items",
    announces: { list: "listId", shoppingLinks: "none" },
  }),
  row("POST", "/api/shopping-lists/[id]/email", members(200, 200, 403, 404), {
    of: (ids) => ids.listId,
    body: () => ({ email: "somebody@example.org" }),
    refuses: { email: null },
    answers: list,
    announces: null,
  }),
  row("PUT", "/api/shopping-lists/items/[id]", members(200, 200, 403, 404), {
    of: (ids) => ids.lineId,
    body: () => ({ purchased: true }),
    answers: line,
    refuses: {
      purchased: "boolean",
      quantity: "quantity",
      notAvailable: "boolean",
      observedAt: "moment",
    },
    announces: { list: "listId" },
  }),
  row("DELETE", "/api/shopping-lists/items/[id]", members(200, 200, 403, 404), {
    of: (ids) => ids.lineId,
    body: () => ({ observedAt: "2026-01-01T00:00:00Z" }),
    answers: "id listId",
    refuses: { observedAt: "moment" },
    announces: { list: "listId" },
  }),
  row("POST", "/api/shopping-lists/items/[id]/restore", members(200, 200, 403, 404), {
    of: (ids) => ids.lineId,
    answers: line,
    // The line of the test data is not removed, so the call changes nothing.
    announces: null,
  }),
];
