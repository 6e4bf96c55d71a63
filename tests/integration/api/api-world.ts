import { db } from "@/lib/server/db";
import { createPerson, deactivate, deleteUser, type Person } from "@/tests/support/actors";
import type { Caller } from "@/tests/support/call";
import {
  createAddition,
  createCheck,
  createCount,
  createHousehold,
  createInvitation,
  createItem,
  createLine,
  createList,
  createLocation,
  createShoppingLink,
  createStoredFile,
  createUser,
  unique,
} from "@/tests/support/factories";

/** The callers of the authorization matrix. `outsider` is the admin of another household. */
export const ACTORS = [
  "nobody",
  "admin",
  "assistant",
  "regular",
  "outsider",
  "deactivated",
  "deleted",
] as const;
export type ActorName = (typeof ACTORS)[number];

/** The callers as they are named in test titles. */
export const ACTOR_LABELS: Record<ActorName, string> = {
  nobody: "an anonymous caller",
  admin: "an admin",
  assistant: "an assistant",
  regular: "a regular member",
  outsider: "another household's admin",
  deactivated: "a deactivated admin",
  deleted: "a deleted admin",
};

/** The ids and names of a household's data that a call can contain. */
export interface Ids {
  locationId: number;
  itemId: number;
  checkId: number;
  completedCheckId: number;
  listId: number;
  lineId: number;
  /** An addition to the shopping list. */
  additionId: number;
  /** An open shopping link of the member `memberId` for the list. */
  shoppingLinkId: number;
  /** A member with the role admin. */
  memberId: number;
  /** The id that API calls use for a session of the member `memberId`. */
  sessionId: number;
  /** A pending invitation and its token. */
  invitationId: number;
  invitationToken: string;
  /** The key of a photo that has a row in the database, but no file in the object store. */
  objectKey: string;
  /** The name of a member whose password is the one of the test factories. */
  username: string;
}

/** Valid ids without a row, for comparison with the ids of another household. */
export const MISSING_IDS: Omit<Ids, "username"> = {
  locationId: 2_000_000_001,
  itemId: 2_000_000_002,
  checkId: 2_000_000_003,
  completedCheckId: 2_000_000_006,
  listId: 2_000_000_004,
  lineId: 2_000_000_005,
  additionId: 2_000_000_010,
  shoppingLinkId: 2_000_000_011,
  memberId: 2_000_000_007,
  sessionId: 2_000_000_009,
  invitationId: 2_000_000_008,
  invitationToken: "none",
  objectKey: "AAAAAAAAAAAAAAAAAAAAAA",
};

export interface World extends Ids {
  householdId: number;
  /** Part of every name in the household. An answer to an outsider that contains it is a leak. */
  marker: string;
}

/**
 * Creates a household with data for every call: a running check in which the only item is counted, and a
 * completed check whose list has status error and one line.
 */
export async function createWorld(): Promise<World> {
  const marker = unique("ours");
  const { id: householdId } = await createHousehold();
  const { id: userId, username } = await createUser({ householdId, username: `${marker}-user` });
  const { id: locationId } = await createLocation({ householdId, name: `${marker} location` });
  const { id: itemId } = await createItem({ locationId, name: `${marker} item` });
  const completed = await createCheck({
    householdId,
    userId,
    status: "completed",
    completedAt: new Date(),
    outOfStock: 1,
    lowStock: 0,
    wellStocked: 0,
  });
  const { id: listId } = await createList({ householdId, updateId: completed.id, status: "error" });
  const { id: lineId } = await createLine({ listId, itemId });
  const { id: additionId } = await createAddition({
    householdId,
    addedById: userId,
    name: `${marker} addition`,
  });
  await createShoppingLink({ listId, createdById: userId });
  const { id: shoppingLinkId } = await db.shoppingLink.findFirstOrThrow({ where: { listId } });
  const { id: checkId } = await createCheck({ householdId, userId });
  await createCount({ itemId, updateId: checkId, countedById: userId });
  const invitation = await createInvitation({ householdId, invitedById: userId });
  const session = await db.session.create({ data: { userId } });
  const { objectKey } = await createStoredFile({ householdId });
  const completedCheckId = completed.id;
  return {
    householdId,
    marker,
    username,
    memberId: userId,
    sessionId: session.publicId,
    locationId,
    itemId,
    invitationId: invitation.id,
    invitationToken: invitation.token,
    checkId,
    completedCheckId,
    listId,
    lineId,
    additionId,
    shoppingLinkId,
    objectKey,
  };
}

/** Creates the named caller. Deactivated and deleted people have the cookie of a session that was valid. */
export async function createCaller(name: ActorName, householdId: number): Promise<Caller> {
  switch (name) {
    case "nobody":
      return {};
    case "outsider":
      return createPerson();
    case "admin":
    case "assistant":
    case "regular":
      return createPerson({ householdId, role: name });
    case "deactivated":
      return gone(householdId, deactivate);
    case "deleted":
      return gone(householdId, deleteUser);
  }
}

async function gone(householdId: number, end: (person: Person) => Promise<void>): Promise<Caller> {
  const person = await createPerson({ householdId, role: "admin" });
  await end(person);
  return person;
}
