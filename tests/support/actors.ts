import type { Role } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { demoAccountKeys } from "@/lib/server/demo-household";
import { createSession } from "@/lib/server/session";
import { sessionCookie } from "@/lib/server/session-cookie";
import type { Caller } from "./call";
import { createHousehold, createUser } from "./factories";

/** Nobody signed in. */
export const anonymous: Caller = {};

/** Somebody with a session. */
export interface Person extends Caller {
  id: number;
  householdId: number;
  username: string;
  email: string;
  cookie: string;
}

/** Opens a session for a user; what the user may do is asked of the database at each call. */
export async function signInAs(user: {
  id: number;
  householdId: number;
  username: string;
  email: string;
}): Promise<Person> {
  const session = await createSession(db, { userId: user.id, isKept: false });
  const { name, value } = await sessionCookie(new Headers(), session);
  const { id, householdId, username, email } = user;
  return { id, householdId, username, email, cookie: `${name}=${value}` };
}

/** Somebody signed in, in a household of their own unless one is given. */
export async function createPerson(
  options: { householdId?: number; role?: Role } = {},
): Promise<Person> {
  return signInAs(await createUser(options));
}

/** An admin, an assistant and a regular member of one household, and the admin of another. */
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

/** Takes a person's access away, behind the back of the session that stays in the cookie. */
export async function deactivate(person: Person): Promise<void> {
  await db.user.update({ where: { id: person.id }, data: { isActive: false } });
}

/** Removes a person, behind the back of the session that stays in the cookie. */
export async function deleteUser(person: Person): Promise<void> {
  await db.user.delete({ where: { id: person.id } });
}

/** Gives a person another role, behind the back of the session that stays in the cookie. */
export async function changeRole(person: Person, role: Role): Promise<void> {
  await db.user.update({ where: { id: person.id }, data: { role } });
}

/** Makes a user the demo account, in place of the one of an earlier test. */
export async function makeDemoAccount(userId: number): Promise<void> {
  const { usernameKey, emailKey } = demoAccountKeys;
  await db.user.deleteMany({ where: { OR: [{ usernameKey }, { emailKey }] } });
  await db.user.update({ where: { id: userId }, data: demoAccountKeys });
}
