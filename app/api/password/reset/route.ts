import { resetPassword } from "@/lib/features/accounts/commands/reset-password";
import { resetPasswordSchema } from "@/lib/features/accounts/schema";
import { requestSource } from "@/lib/http/request-source";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(
  { body: resetPasswordSchema },
  async ({ body, request, setDevice }) => {
    setDevice(await resetPassword({ ...body, source: requestSource(request) }));
  },
);
