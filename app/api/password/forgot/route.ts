import { requestPasswordReset } from "@/lib/features/accounts/commands/request-password-reset";
import { forgotPasswordSchema } from "@/lib/features/accounts/schema";
import { requestSource } from "@/lib/http/request-source";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute({ body: forgotPasswordSchema }, ({ body, request }) =>
  requestPasswordReset({ ...body, source: requestSource(request) }),
);
