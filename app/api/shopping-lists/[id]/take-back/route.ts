import { takenBackDto } from "@/lib/features/purchases/model/dto";
import { takeBackSchema } from "@/lib/features/purchases/model/schema";
import { takeBack } from "@/lib/features/purchases/server/commands/take-back";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  takeBack,
  { body: takeBackSchema, output: takenBackDto },
  ({ run, body, id, request }) => run({ ...body, id, idempotencyKey: idempotencyKey(request) }),
);
