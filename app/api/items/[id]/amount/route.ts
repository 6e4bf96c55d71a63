import { itemDto } from "@/lib/features/items/model/dto";
import { setAmountSchema } from "@/lib/features/stock/model/schema";
import { setAmount } from "@/lib/features/stock/server/commands/set-amount";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  setAmount,
  { body: setAmountSchema, output: itemDto },
  ({ run, body, id, request }) => run({ ...body, id, idempotencyKey: idempotencyKey(request) }),
);
