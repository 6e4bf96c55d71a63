import { shopOrderDto } from "@/lib/features/shop-order/model/dto";
import { moveItemSchema } from "@/lib/features/shop-order/model/schema";
import { moveItem } from "@/lib/features/shop-order/server/commands/move-item";
import { getShopOrder } from "@/lib/features/shop-order/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(getShopOrder, { output: shopOrderDto }, ({ run }) => run());

export const PUT = route(
  moveItem,
  { body: moveItemSchema, output: shopOrderDto },
  ({ run, body }) => run(body),
);
