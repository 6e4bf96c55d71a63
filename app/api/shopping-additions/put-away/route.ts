import { putAwayDto } from "@/lib/features/purchases/model/dto";
import { putAdditionsAwaySchema } from "@/lib/features/purchases/model/schema";
import { putAway } from "@/lib/features/purchases/server/commands/put-away";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  putAway,
  { body: putAdditionsAwaySchema, output: putAwayDto },
  ({ run, body, request }) =>
    run({ ...body, id: null, lines: [], idempotencyKey: idempotencyKey(request) }),
);
