import { updatedDto } from "@/lib/features/items/model/dto";
import { updateItemsSchema } from "@/lib/features/items/model/schema";
import { updateItems } from "@/lib/features/items/server/commands/update-items";
import { route } from "@/lib/http/route";

export const POST = route(
  updateItems,
  { body: updateItemsSchema, output: updatedDto },
  ({ run, body }) => run(body),
);
