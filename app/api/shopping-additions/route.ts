import { z } from "zod";
import { addedDto, additionDto } from "@/lib/features/shopping-additions/model/dto";
import { addSchema } from "@/lib/features/shopping-additions/model/schema";
import { addAddition } from "@/lib/features/shopping-additions/server/commands/add-addition";
import { listAdditions } from "@/lib/features/shopping-additions/server/reads";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const GET = route(listAdditions, { output: z.array(additionDto) }, ({ run }) => run());

export const POST = route(
  addAddition,
  { body: addSchema, output: addedDto, status: 201 },
  ({ run, body, request }) => run({ ...body, idempotencyKey: idempotencyKey(request) }),
);
