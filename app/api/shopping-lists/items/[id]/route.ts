import { lineDto, removedDto } from "@/lib/features/shopping-lists/model/dto";
import { changeLineSchema, removeLineSchema } from "@/lib/features/shopping-lists/model/schema";
import { changeLine } from "@/lib/features/shopping-lists/server/commands/change-line";
import { removeLine } from "@/lib/features/shopping-lists/server/commands/remove-line";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const PUT = route(
  changeLine,
  { body: changeLineSchema, output: lineDto },
  ({ run, body, id, request }) => run({ ...body, id, idempotencyKey: idempotencyKey(request) }),
);

export const DELETE = route(
  removeLine,
  { body: removeLineSchema, output: removedDto },
  ({ run, body, id, request }) => run({ ...body, id, idempotencyKey: idempotencyKey(request) }),
);
