export const roles = ["admin", "assistant", "regular"] as const;
export type Role = (typeof roles)[number];

/** A signed-in person. Read from the database for every request, never from the cookie. */
export interface UserActor {
  kind: "user";
  userId: number;
  username: string;
  householdId: number;
  role: Role;
  sessionId: string;
  /** The browser tab that makes the call, where it has named itself. */
  tab?: string | undefined;
}

/** The application itself, working for one household in the background. */
export interface SystemActor {
  kind: "system";
  householdId: number;
}

/** Who asks. The first argument of every command and read. */
export type Actor = UserActor | SystemActor;

/** The actor of a background step that works for the given household. */
export function systemActor(householdId: number): SystemActor {
  return { kind: "system", householdId };
}
