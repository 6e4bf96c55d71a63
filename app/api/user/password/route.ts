import { changePasswordSchema } from "@/lib/features/accounts/model/schema";
import { changePassword } from "@/lib/features/accounts/server/commands/change-password";
import { requestSource } from "@/lib/http/request-source";
import { route } from "@/lib/http/route";

export const PUT = route(
  { permission: "household:view", body: changePasswordSchema },
  async ({ actor, body, request, setDevice }) => {
    setDevice(await changePassword(actor, { ...body, source: requestSource(request) }));
  },
);
