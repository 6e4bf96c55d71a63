import { additionDto } from "@/lib/features/shopping-additions/model/dto";
import { restoreAddition } from "@/lib/features/shopping-additions/server/commands/restore-addition";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(restoreAddition, { output: additionDto }, ({ run, id, request }) =>
  run({ id, idempotencyKey: idempotencyKey(request) }),
);
