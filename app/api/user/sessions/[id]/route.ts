import { endSession } from "@/lib/features/accounts/server/commands/end-session";
import { route } from "@/lib/http/route";

export const DELETE = route(endSession, {}, async ({ run, id, setSession }) => {
  const isOwnDevice = await run(id);
  if (isOwnDevice) setSession(null);
});
