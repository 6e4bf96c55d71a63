import { signOut } from "@/lib/features/accounts/server/commands/sign-out";
import { route } from "@/lib/http/route";

export const POST = route(signOut, {}, async ({ run, setSession }) => {
  await run();
  setSession(null);
});
