import { forgotPasswordSchema } from "@/lib/features/accounts/model/schema";
import { requestPasswordReset } from "@/lib/features/accounts/server/commands/request-password-reset";
import { requestSource } from "@/lib/http/request-source";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute({ body: forgotPasswordSchema }, ({ body, request }) =>
  requestPasswordReset({ ...body, source: requestSource(request) }),
);
