import { countDto } from "@/lib/features/checks/model/dto";
import { recordCountSchema } from "@/lib/features/checks/model/schema";
import { recordCount } from "@/lib/features/checks/server/commands/record-count";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  { permission: "check:run", body: recordCountSchema, output: countDto },
  ({ actor, body, request }) =>
    recordCount(actor, { ...body, idempotencyKey: idempotencyKey(request) }),
);
