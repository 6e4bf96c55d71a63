import { changePassword } from "@/lib/features/accounts/commands/change-password";
import { changePasswordSchema } from "@/lib/features/accounts/schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { permission: "household:view", body: changePasswordSchema },
  ({ actor, body }) => changePassword(actor, body),
);
