import type { Role } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { demoAccountKeys } from "@/lib/server/demo-household";
import { createSession } from "@/lib/server/session";
import { sessionCookie } from "@/lib/server/session-cookie";
import type { Caller } from "./call";
import { createHousehold, createUser } from "./factories";

/** A caller without a session. */
export const anonymous: Caller = {};

/** A user with a session. */
export interface Person extends Caller {
  id: number;
  householdId: number;
  username: string;
  email: string;
  cookie: string;
}

/** Creates a session for a user. The role of the user is read from the database in each call. */
export async function signInAs(user: {
  id: number;
  householdId: number;
  username: string;
  email: string;
}): Promise<Person> {
  const session = await createSession(db, { userId: user.id, isKept: false, deviceName: null });
  const { name, value } = await sessionCookie(new Headers(), session);
  const { id, householdId, username, email } = user;
  return { id, householdId, username, email, cookie: `${name}=${value}` };
}

/** Creates a signed-in user, in a new household unless one is given. */
export async function createPerson(
  options: { householdId?: number; role?: Role } = {},
): Promise<Person> {
  return signInAs(await createUser(options));
}

/** Creates an admin, an assistant and a regular member of one household, and the admin of another one. */
export async function createMembers() {
  const { id: householdId } = await createHousehold();
  return {
    householdId,
    admin: await createPerson({ householdId, role: "admin" }),
    assistant: await createPerson({ householdId, role: "assistant" }),
    regular: await createPerson({ householdId, role: "regular" }),
    outsider: await createPerson(),
  };
}

/** Deactivates a person in the database only. The session is not ended and no revocation is announced. */
export async function deactivate(person: Person): Promise<void> {
  await db.user.update({ where: { id: person.id }, data: { isActive: false } });
}

/** Deletes a person in the database only. No revocation is announced. */
export async function deleteUser(person: Person): Promise<void> {
  await db.user.delete({ where: { id: person.id } });
}

/** Changes the role of a person in the database only. No revocation is announced. */
export async function changeRole(person: Person, role: Role): Promise<void> {
  await db.user.update({ where: { id: person.id }, data: { role } });
}

/** Makes a user the demo account. Deletes the demo account that an earlier test has made. */
export async function makeDemoAccount(userId: number): Promise<void> {
  const { usernameKey, emailKey } = demoAccountKeys;
  await db.user.deleteMany({ where: { OR: [{ usernameKey }, { emailKey }] } });
  await db.user.update({ where: { id: userId }, data: demoAccountKeys });
}
