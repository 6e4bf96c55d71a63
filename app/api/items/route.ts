import { NextResponse } from "next/server";
import { z } from "zod";
import { itemDto } from "@/lib/features/items/model/dto";
import { createItemSchema, listItemsSchema } from "@/lib/features/items/model/schema";
import { createItem } from "@/lib/features/items/server/commands/create-item";
import { itemsAsJson } from "@/lib/features/items/server/reads";
import { jsonAnswer } from "@/lib/http/json-answer";
import { route } from "@/lib/http/route";

export const GET = route(
  {
    permission: "household:view",
    limit: "reads:household",
    query: listItemsSchema,
    output: z.instanceof(NextResponse),
  },
  async ({ actor, query }) => jsonAnswer(await itemsAsJson(actor, query)),
);

export const POST = route(
  { permission: "inventory:edit", body: createItemSchema, output: itemDto, status: 201 },
  ({ actor, body }) => createItem(actor, body),
);
