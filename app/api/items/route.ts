import { NextResponse } from "next/server";
import { z } from "zod";
import { itemDto } from "@/lib/features/items/model/dto";
import { createItemSchema, listItemsSchema } from "@/lib/features/items/model/schema";
import { createItem } from "@/lib/features/items/server/commands/create-item";
import { itemsAsJson } from "@/lib/features/items/server/reads";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { jsonAnswer } from "@/lib/http/json-answer";
import { route } from "@/lib/http/route";

export const GET = route(
  itemsAsJson,
  {
    limit: "reads:household",
    query: listItemsSchema,
    output: z.instanceof(NextResponse),
  },
  async ({ run, query }) => jsonAnswer(await run(query)),
);

export const POST = route(
  createItem,
  { body: createItemSchema, output: itemDto, status: 201 },
  ({ run, body, request }) => run({ ...body, idempotencyKey: idempotencyKey(request) }),
);
