import { sharedListDto, tickedDto } from "@/lib/features/shopping-links/model/dto";
import { tickSchema } from "@/lib/features/shopping-links/model/schema";
import { tickSharedRow } from "@/lib/features/shopping-links/server/commands/tick-shared-row";
import { findSharedList } from "@/lib/features/shopping-links/server/reads";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { requestSource } from "@/lib/http/request-source";
import { publicRoute } from "@/lib/http/route";

export const GET = publicRoute({ output: sharedListDto }, ({ token, request }) =>
  findSharedList({ token, source: requestSource(request) }),
);

export const PATCH = publicRoute(
  { body: tickSchema, output: tickedDto },
  ({ token, body, request }) =>
    tickSharedRow({
      ...body,
      token,
      source: requestSource(request),
      idempotencyKey: idempotencyKey(request),
    }),
);
