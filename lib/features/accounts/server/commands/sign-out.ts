import "server-only";
import { command } from "@/lib/policy/operation";
import { revokeSession } from "@/lib/server/session";

/** Deletes the person's session; its cookie is invalid from now on. */
export const signOut = command("household:view", ({ sessionId }) => revokeSession(sessionId));
