import { userDto } from "@/lib/features/accounts/model/dto";
import { updateOwnAccountSchema } from "@/lib/features/accounts/model/schema";
import { updateOwnAccount } from "@/lib/features/accounts/server/commands/update-own-account";
import { getCurrentUser } from "@/lib/features/accounts/server/reads";
import { departedDto } from "@/lib/features/data-management/model/dto";
import { deleteAccountSchema } from "@/lib/features/data-management/model/schema";
import { deleteAccount } from "@/lib/features/data-management/server/commands/delete-account";
import { route } from "@/lib/http/route";

export const GET = route(getCurrentUser, { output: userDto }, ({ run, session }) => run(session));

export const PATCH = route(
  updateOwnAccount,
  { body: updateOwnAccountSchema, output: userDto },
  ({ run, body }) => run(body),
);

export const DELETE = route(
  deleteAccount,
  { body: deleteAccountSchema, output: departedDto },
  async ({ run, body, setSession, setDevice }) => {
    const departed = await run(body);
    setSession(null);
    setDevice(null);
    return departed;
  },
);
