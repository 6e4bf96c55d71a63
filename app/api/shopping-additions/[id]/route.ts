import { additionDto } from "@/lib/features/shopping-additions/model/dto";
import { changeAdditionSchema } from "@/lib/features/shopping-additions/model/schema";
import { changeAddition } from "@/lib/features/shopping-additions/server/commands/change-addition";
import { removeAddition } from "@/lib/features/shopping-additions/server/commands/remove-addition";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const PUT = route(
  changeAddition,
  { body: changeAdditionSchema, output: additionDto },
  ({ run, body, id, request }) => run({ ...body, id, idempotencyKey: idempotencyKey(request) }),
);

export const DELETE = route(removeAddition, {}, ({ run, id, request }) =>
  run({ id, idempotencyKey: idempotencyKey(request) }),
);
