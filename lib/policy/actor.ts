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

/** Somebody without an account who has opened a shopping link. */
export interface LinkActor {
  kind: "link";
  householdId: number;
}

/** Who can tick what is on the shopping list. */
export type Shopper = UserActor | LinkActor;

/** The actor of an operation: a person, a link shopper, or the application in a background function. */
export type Actor = Shopper | SystemActor;

/** Returns the actor without a tab, so that a change is announced to all tabs, also to the one that has made it. */
export function inEveryTab<Who extends Shopper>(actor: Who): Who {
  return { ...actor, tab: undefined };
}

/** Returns the columns that tell who has written a row. */
export function authorOf(actor: Shopper): { userId: number | null; byLink: boolean } {
  return actor.kind === "link"
    ? { userId: null, byLink: true }
    : { userId: actor.userId, byLink: false };
}

/** Creates the actor of a background step for a household. */
export function systemActor(householdId: number): SystemActor {
  return { kind: "system", householdId };
}
