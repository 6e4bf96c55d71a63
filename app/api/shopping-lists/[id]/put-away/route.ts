import { putAwayDto } from "@/lib/features/purchases/model/dto";
import { putAwaySchema } from "@/lib/features/purchases/model/schema";
import { putAway } from "@/lib/features/purchases/server/commands/put-away";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  putAway,
  { body: putAwaySchema, output: putAwayDto },
  ({ run, body, id, request }) => run({ ...body, id, idempotencyKey: idempotencyKey(request) }),
);
