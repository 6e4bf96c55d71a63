import { takenBackDto } from "@/lib/features/purchases/model/dto";
import { takeAdditionsBackSchema } from "@/lib/features/purchases/model/schema";
import { takeBack } from "@/lib/features/purchases/server/commands/take-back";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  takeBack,
  { body: takeAdditionsBackSchema, output: takenBackDto },
  ({ run, body, request }) =>
    run({ ...body, id: null, lineIds: [], idempotencyKey: idempotencyKey(request) }),
);
