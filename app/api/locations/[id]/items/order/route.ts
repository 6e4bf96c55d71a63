import { itemDto } from "@/lib/features/items/model/dto";
import { reorderItemsSchema } from "@/lib/features/items/model/schema";
import { reorderItems } from "@/lib/features/items/server/commands/reorder-items";
import { route } from "@/lib/http/route";

export const PUT = route(
  reorderItems,
  { body: reorderItemsSchema, output: itemDto.array() },
  ({ run, body, id }) => run({ ...body, locationId: id }),
);
