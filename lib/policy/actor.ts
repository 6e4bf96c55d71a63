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
  /** The id of the browser tab that makes the call, if it sent one. */
  tab?: string | undefined;
}

/** The application itself, working for one household in the background. */
export interface SystemActor {
  kind: "system";
  householdId: number;
}

/** Who acts: a person, or the application in the background. */
export type Actor = UserActor | SystemActor;

/** Creates the actor of a background step for a household. */
export function systemActor(householdId: number): SystemActor {
  return { kind: "system", householdId };
}
