import { createItem } from "@/lib/features/items/commands/create-item";
import { listItems } from "@/lib/features/items/data";
import { itemDto } from "@/lib/features/items/dto";
import { createItemSchema, listItemsSchema } from "@/lib/features/items/schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", query: listItemsSchema, output: itemDto.array() },
  ({ actor, query }) => listItems(actor, query),
);

export const POST = route(
  { permission: "inventory:edit", body: createItemSchema, output: itemDto, status: 201 },
  ({ actor, body }) => createItem(actor, body),
);
