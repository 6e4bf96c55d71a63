import { lineDto } from "@/lib/features/shopping-lists/model/dto";
import { restoreLine } from "@/lib/features/shopping-lists/server/commands/restore-line";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(restoreLine, { output: lineDto }, ({ run, id, request }) =>
  run({ id, idempotencyKey: idempotencyKey(request) }),
);
