import "server-only";
import type { UserActor } from "@/lib/policy/actor";
import { revokeSession } from "@/lib/server/session";

/** Ends the person's session on the server: its cookie is worth nothing from now on. */
export async function signOut(actor: UserActor): Promise<void> {
  await revokeSession(actor.sessionId);
}
