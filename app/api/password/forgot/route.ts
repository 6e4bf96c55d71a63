import { requestPasswordReset } from "@/lib/features/accounts/commands/request-password-reset";
import { forgotPasswordSchema } from "@/lib/features/accounts/schema";
import { clientAddress } from "@/lib/http/request";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute({ body: forgotPasswordSchema }, ({ body, request }) =>
  requestPasswordReset({ ...body, address: clientAddress(request) }),
);
