import { db } from "@/lib/server/db";
import type { Ids } from "../api-world";
import { members, type Row, row } from "./row";

const ORDER = "itemIds trips";

/** The id of a second item, beside which the item of the test data is moved. */
const besideIdOf = ({ itemId }: Ids) => itemId + 1_000_000;

const createSecondItem = async (ids: Ids) => {
  const { householdId } = await db.location.findUniqueOrThrow({ where: { id: ids.locationId } });
  await db.item.create({
    data: {
      id: besideIdOf(ids),
      householdId,
      locationId: ids.locationId,
      name: "Second item",
      unit: "can",
    },
  });
};

/** The expected status, answer and realtime changes of each API call for the order of the shop. */
export const SHOP_ORDER_ROWS: readonly Row[] = [
  row("GET", "/api/shop-order", members(200, 200, 200, 200), { answers: ORDER }),
  row("PUT", "/api/shop-order", members(200, 200, 403, 404), {
    arrange: createSecondItem,
    body: (ids) => ({ itemId: ids.itemId, besideId: besideIdOf(ids), isAfter: true }),
    answers: ORDER,
    refuses: { itemId: "id", besideId: "id", isAfter: "boolean" },
    announces: { shopOrder: "itemId" },
  }),
];
