import { lineDto } from "@/lib/features/shopping-lists/model/dto";
import { tickLineSchema } from "@/lib/features/shopping-lists/model/schema";
import { tickLine } from "@/lib/features/shopping-lists/server/commands/tick-line";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const PUT = route(
  tickLine,
  { body: tickLineSchema, output: lineDto },
  ({ run, body, id, request }) => run({ ...body, id, idempotencyKey: idempotencyKey(request) }),
);
