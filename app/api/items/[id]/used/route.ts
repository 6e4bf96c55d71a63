import { itemDto } from "@/lib/features/items/model/dto";
import { recordUseSchema } from "@/lib/features/stock/model/schema";
import { recordUse } from "@/lib/features/stock/server/commands/record-use";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  recordUse,
  { body: recordUseSchema, output: itemDto },
  ({ run, body, id, request }) => run({ ...body, id, idempotencyKey: idempotencyKey(request) }),
);
