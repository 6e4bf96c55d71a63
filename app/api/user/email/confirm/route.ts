import { confirmEmailSchema } from "@/lib/features/accounts/model/schema";
import { confirmEmail } from "@/lib/features/accounts/server/commands/confirm-email";
import { requestSource } from "@/lib/http/request-source";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute({ body: confirmEmailSchema }, ({ body, request }) =>
  confirmEmail({ ...body, source: requestSource(request) }),
);
