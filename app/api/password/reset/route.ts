import { resetPassword } from "@/lib/features/accounts/commands/reset-password";
import { resetPasswordSchema } from "@/lib/features/accounts/schema";
import { publicRoute } from "@/lib/http/route";

export const POST = publicRoute({ body: resetPasswordSchema }, ({ body }) => resetPassword(body));
