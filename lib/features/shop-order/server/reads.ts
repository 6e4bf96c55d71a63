import "server-only";
import { read } from "@/lib/policy/operation";
import { runStatement } from "@/lib/server/db";
import type { ShopOrder } from "../model/dto";
import type { OrderSource } from "../model/order";
import { selectOrderSource, toShopOrder } from "./select-order";

/** Returns the order of the household's shop, learned from trips and changed by the moves of people. */
export const getShopOrder = read("household:view", async (actor): Promise<ShopOrder> => {
  const statement = selectOrderSource(actor.householdId);
  const [row] = await runStatement<OrderSource>("shop-order", statement);
  return toShopOrder(row);
});
