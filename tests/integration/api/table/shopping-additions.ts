import { db } from "@/lib/server/db";
import type { Ids } from "../api-world";
import { addition } from "./documented-fields";
import { members, type Row, row } from "./row";

const remove = ({ additionId }: Ids) =>
  db.shoppingAddition.update({ where: { id: additionId }, data: { removedAt: new Date() } });

/** The expected status, answer and realtime changes of each API call for additions to the shopping list. */
export const SHOPPING_ADDITION_ROWS: readonly Row[] = [
  row("GET", "/api/shopping-additions", members(200, 200, 200, 200), { answers: addition }),
  row("POST", "/api/shopping-additions", members(201, 201, 403, 201), {
    body: () => ({ name: "Sparklers", quantity: 2 }),
    answers: `${addition} outcome`,
    refuses: { name: "text", quantity: "quantity", observedAt: "moment" },
    announces: { additions: "created" },
  }),
  row("POST", "/api/shopping-additions", members(201, 201, 403, 404), {
    body: ({ itemId }) => ({ itemId }),
    // Without this deletion the line of the item would get the quantity, and no addition would be created.
    arrange: ({ lineId }) => db.shoppingListItem.delete({ where: { id: lineId } }),
    answers: `${addition} outcome`,
    refuses: { itemId: "id" },
    announces: { additions: "created" },
  }),
  row("PUT", "/api/shopping-additions/[id]", members(200, 200, 403, 404), {
    of: (ids) => ids.additionId,
    body: () => ({ purchased: true, quantity: 3 }),
    answers: addition,
    refuses: { purchased: "boolean", quantity: "quantity", observedAt: "moment" },
    announces: { additions: "additionId" },
  }),
  row("DELETE", "/api/shopping-additions/[id]", members(204, 204, 403, 404), {
    of: (ids) => ids.additionId,
    announces: { additions: "additionId" },
  }),
  row("POST", "/api/shopping-additions/[id]/restore", members(200, 200, 403, 404), {
    of: (ids) => ids.additionId,
    arrange: remove,
    answers: addition,
    announces: { additions: "additionId" },
  }),
];
