import { resetPasswordSchema } from "@/lib/features/accounts/model/schema";
import { resetPassword } from "@/lib/features/accounts/server/commands/reset-password";
import { requestSource } from "@/lib/http/request-source";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute(
  { body: resetPasswordSchema },
  async ({ body, request, setDevice }) => {
    setDevice(await resetPassword({ ...body, source: requestSource(request) }));
  },
);
