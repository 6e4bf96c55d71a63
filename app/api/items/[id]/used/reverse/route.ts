import { itemDto } from "@/lib/features/items/model/dto";
import { reverseUseSchema } from "@/lib/features/stock/model/schema";
import { reverseUse } from "@/lib/features/stock/server/commands/reverse-use";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  reverseUse,
  { body: reverseUseSchema, output: itemDto },
  ({ run, body, id, request }) => run({ ...body, id, idempotencyKey: idempotencyKey(request) }),
);
