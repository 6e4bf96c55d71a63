import { toUser, userDto } from "@/lib/features/accounts/model/dto";
import { updatePreferencesSchema } from "@/lib/features/accounts/model/schema";
import { updatePreferences } from "@/lib/features/accounts/server/commands/update-preferences";
import { departedDto } from "@/lib/features/data-management/model/dto";
import { deleteAccountSchema } from "@/lib/features/data-management/model/schema";
import { deleteAccount } from "@/lib/features/data-management/server/commands/delete-account";
import { route } from "@/lib/http/route";

export const GET = route({ permission: "household:view", output: userDto }, ({ session }) =>
  Promise.resolve(toUser(session.user)),
);

export const PATCH = route(
  { permission: "household:view", body: updatePreferencesSchema, output: userDto },
  ({ actor, body }) => updatePreferences(actor, body),
);

export const DELETE = route(
  { permission: "account:leave", body: deleteAccountSchema, output: departedDto },
  async ({ actor, body, setSession, setDevice }) => {
    const departed = await deleteAccount(actor, body);
    setSession(null);
    setDevice(null);
    return departed;
  },
);
