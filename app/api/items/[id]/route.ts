import { itemDto } from "@/lib/features/items/model/dto";
import { updateItemSchema } from "@/lib/features/items/model/schema";
import { deleteItems } from "@/lib/features/items/server/commands/delete-items";
import { updateItem } from "@/lib/features/items/server/commands/update-item";
import { getItem } from "@/lib/features/items/server/reads";
import { route } from "@/lib/http/route";

export const GET = route({ permission: "household:view", output: itemDto }, ({ actor, id }) =>
  getItem(actor, id),
);

// The amounts are part of running a check; the command asks for more when more is sent.
export const PUT = route(
  { permission: "check:run", body: updateItemSchema, output: itemDto },
  ({ actor, body, id }) => updateItem(actor, { ...body, id }),
);

export const DELETE = route({ permission: "inventory:edit" }, async ({ actor, id }) => {
  await deleteItems(actor, { ids: [id] });
});
