import { changePasswordSchema } from "@/lib/features/accounts/model/schema";
import { changePassword } from "@/lib/features/accounts/server/commands/change-password";
import { requestSource } from "@/lib/http/request-source";
import { route } from "@/lib/http/route";

export const PUT = route(
  changePassword,
  { body: changePasswordSchema },
  async ({ run, body, request, setDevice }) => {
    setDevice(await run({ ...body, source: requestSource(request) }));
  },
);
