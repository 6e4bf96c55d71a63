import { createPerson, deactivate, deleteUser, type Person } from "@/tests/support/actors";
import type { Caller } from "@/tests/support/call";
import {
  createCheck,
  createCount,
  createHousehold,
  createInvitation,
  createItem,
  createLine,
  createList,
  createLocation,
  createStoredFile,
  createUser,
  unique,
} from "@/tests/support/factories";

/** Everybody who may knock at a route. `outsider` is the admin of another household. */
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

/** What a call can name of a household. */
export interface Ids {
  locationId: number;
  itemId: number;
  checkId: number;
  completedCheckId: number;
  listId: number;
  lineId: number;
  /** Of a member with the role of an admin. */
  memberId: number;
  /** Of one that waits, and its token. */
  invitationId: number;
  invitationToken: string;
  /** Of a photo that is in no store yet. */
  objectKey: string;
  /** Of a member with the factories' password. */
  username: string;
}

/** Ids of the right kind that no row has, for comparison with those of another household. */
export const MISSING_IDS: Omit<Ids, "username"> = {
  locationId: 2_000_000_001,
  itemId: 2_000_000_002,
  checkId: 2_000_000_003,
  completedCheckId: 2_000_000_006,
  listId: 2_000_000_004,
  lineId: 2_000_000_005,
  memberId: 2_000_000_007,
  invitationId: 2_000_000_008,
  invitationToken: "none",
  objectKey: "AAAAAAAAAAAAAAAAAAAAAA",
};

export interface World extends Ids {
  householdId: number;
  /** Part of every name in the household: found in an outsider's answer, it has leaked. */
  marker: string;
}

/**
 * A household in which every call has something to do: a running check that has counted the only
 * item, and a completed one whose list failed to be generated and has one line.
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
  const { id: checkId } = await createCheck({ householdId, userId });
  await createCount({ itemId, updateId: checkId, countedById: userId });
  const invitation = await createInvitation({ householdId, invitedById: userId });
  const { objectKey } = await createStoredFile({ householdId });
  const completedCheckId = completed.id;
  return {
    householdId,
    marker,
    username,
    memberId: userId,
    locationId,
    itemId,
    invitationId: invitation.id,
    invitationToken: invitation.token,
    checkId,
    completedCheckId,
    listId,
    lineId,
    objectKey,
  };
}

/** The caller of that name, seen from a household. Deactivated and deleted people had a good session. */
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
