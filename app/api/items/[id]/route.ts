import { itemDto } from "@/lib/features/items/model/dto";
import { updateItemSchema } from "@/lib/features/items/model/schema";
import { deleteItems } from "@/lib/features/items/server/commands/delete-items";
import { updateItem } from "@/lib/features/items/server/commands/update-item";
import { getItem } from "@/lib/features/items/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(getItem, { output: itemDto }, ({ run, id }) => run(id));

// Changing the amounts needs `check:run` only. For other fields `updateItem` also requires `inventory:edit`.
export const PUT = route(
  updateItem,
  { body: updateItemSchema, output: itemDto },
  ({ run, body, id }) => run({ ...body, id }),
);

export const DELETE = route(deleteItems, {}, async ({ run, id }) => {
  await run({ ids: [id] });
});
