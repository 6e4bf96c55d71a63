import { countDto } from "@/lib/features/checks/model/dto";
import { recordCountSchema } from "@/lib/features/checks/model/schema";
import { recordCount } from "@/lib/features/checks/server/commands/record-count";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  recordCount,
  { body: recordCountSchema, output: countDto },
  ({ run, body, request }) => run({ ...body, idempotencyKey: idempotencyKey(request) }),
);
