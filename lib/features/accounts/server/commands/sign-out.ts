import "server-only";
import { command } from "@/lib/policy/operation";
import { revokeSession } from "@/lib/server/session";

/** Ends the person's session on the server: its cookie is worth nothing from now on. */
export const signOut = command("household:view", ({ sessionId }) => revokeSession(sessionId));
