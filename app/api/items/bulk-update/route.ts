import { updatedDto } from "@/lib/features/items/model/dto";
import { MAX_UPDATE_BYTES, updateItemsSchema } from "@/lib/features/items/model/schema";
import { updateItems } from "@/lib/features/items/server/commands/update-items";
import { route } from "@/lib/http/route";

export const POST = route(
  updateItems,
  { body: updateItemsSchema, maxBodyBytes: MAX_UPDATE_BYTES, output: updatedDto },
  ({ run, body }) => run(body),
);
