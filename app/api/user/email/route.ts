import { changeEmailSchema } from "@/lib/features/accounts/model/schema";
import { requestEmailChange } from "@/lib/features/accounts/server/commands/request-email-change";
import { route } from "@/lib/http/route";

export const POST = route(requestEmailChange, { body: changeEmailSchema }, ({ run, body }) =>
  run(body),
);
