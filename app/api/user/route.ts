import { updatePreferences } from "@/lib/features/accounts/commands/update-preferences";
import { userDto, toUser } from "@/lib/features/accounts/dto";
import { updatePreferencesSchema } from "@/lib/features/accounts/schema";
import { route } from "@/lib/http/route";

export const GET = route({ permission: "household:view", output: userDto }, ({ session }) =>
  Promise.resolve(toUser(session.user)),
);

export const PATCH = route(
  { permission: "household:view", body: updatePreferencesSchema, output: userDto },
  ({ actor, body }) => updatePreferences(actor, body),
);
