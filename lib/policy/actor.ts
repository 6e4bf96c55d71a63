export const roles = ["admin", "assistant", "regular"] as const;
export type Role = (typeof roles)[number];

/** A signed-in person. It is read from the database for every request, never from the cookie. */
export interface UserActor {
  kind: "user";
  userId: number;
  username: string;
  householdId: number;
  role: Role;
  sessionId: string;
  /** The id of the calling browser tab, if it was sent. */
  tab?: string | undefined;
}

/** The actor of a background function: the application itself, for one household. */
export interface SystemActor {
  kind: "system";
  householdId: number;
}

/** The actor of an operation: a person, or the application in a background function. */
export type Actor = UserActor | SystemActor;

/** Creates the actor of a background step for a household. */
export function systemActor(householdId: number): SystemActor {
  return { kind: "system", householdId };
}
