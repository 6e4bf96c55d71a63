import { signOut } from "@/lib/features/accounts/server/commands/sign-out";
import { route } from "@/lib/http/route";

export const POST = route({ permission: "household:view" }, async ({ actor, setSession }) => {
  await signOut(actor);
  setSession(null);
});
