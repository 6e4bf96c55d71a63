import { announceRevocation } from "@/lib/server/realtime/announce";
import { now } from "../core/clock";
import type { UserActor } from "../policy/actor";
import { avatarUrl } from "./avatars/avatar-url";
import { db, runStatement, type Tx } from "./db";
import { Prisma } from "./generated/prisma/client";
import { type NamedSession, SESSION_LIFETIME_MS, sessionIdOf } from "./session-cookie";

const TOUCH_EVERY_MS = 60 * 60 * 1000;

/** The signed-in person, with the fields that screens show, and without the password. */
export interface SessionUser {
  id: number;
  username: string;
  email: string;
  emailVerifiedAt: Date | null;
  role: UserActor["role"];
  householdId: number;
  householdName: string;
  createdAt: Date;
  isActive: boolean;
  marketingConsent: boolean;
  remindersEnabled: boolean;
  runOutRemindersEnabled: boolean;
  privacyConsentedAt: Date | null;
  termsConsentedAt: Date | null;
  avatarUrl: string;
}

/** A valid session: its person, and whether its cookie has to be sent again. */
export interface Session {
  id: string;
  isKept: boolean;
  /**
   * True when this request has stored the time of the session's last use, which happens about once an hour. The
   * session cookie is then sent again with a later expiry.
   */
  isRenewed: boolean;
  user: SessionUser;
}

const userColumns = {
  id: true,
  username: true,
  email: true,
  emailVerifiedAt: true,
  role: true,
  householdId: true,
  household: { select: { name: true } },
  createdAt: true,
  isActive: true,
  marketingConsent: true,
  remindersEnabled: true,
  runOutRemindersEnabled: true,
  privacyConsentedAt: true,
  termsConsentedAt: true,
} as const;

type UserRow = Omit<SessionUser, "householdName" | "avatarUrl"> & { household: { name: string } };

function toSessionUser({ household, ...user }: UserRow): SessionUser {
  return { ...user, householdName: household.name, avatarUrl: avatarUrl(user) };
}

/** Reads the person of a new session. */
export async function readSessionUser(tx: Tx, id: number): Promise<SessionUser> {
  return toSessionUser(await tx.user.findUniqueOrThrow({ where: { id }, select: userColumns }));
}

/** Opens a session for a person. */
export async function createSession(
  tx: Tx,
  input: { userId: number; isKept: boolean; deviceName: string | null },
): Promise<NamedSession> {
  const moment = now();
  return tx.session.create({
    data: { ...input, createdAt: moment, lastUsedAt: moment },
    select: { id: true, userId: true, isKept: true },
  });
}

/** Deletes a session. An unknown one is no error. */
export async function revokeSession(id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const session = await tx.session.findUnique({
      where: { id },
      select: { user: { select: { householdId: true } } },
    });
    if (!session) return;
    await tx.session.deleteMany({ where: { id } });
    await announceRevocation(tx, session.user.householdId);
  });
}

/** Deletes a person's sessions on all devices, except `except`. */
export async function revokeSessionsOf(
  tx: Tx,
  person: { userId: number; householdId: number; except?: string },
): Promise<void> {
  const { userId, householdId, except } = person;
  await tx.session.deleteMany({
    where: { userId, ...(except === undefined ? {} : { id: { not: except } }) },
  });
  await announceRevocation(tx, householdId);
}

/** Returns the SQL that selects a live session and its person, with the field names of `SessionUser`. */
function selectLiveSession(id: string, since: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT sessions.is_kept AS "isKept", sessions.last_used_at AS "lastUsedAt",
      users.id, users.username, users.email,
      users.email_verified_at AS "emailVerifiedAt", users.role, users.household_id AS "householdId",
      households.name AS "householdName", users.created_at AS "createdAt",
      users.is_active AS "isActive", users.marketing_consent AS "marketingConsent",
      users.reminders_enabled AS "remindersEnabled",
      users.run_out_reminders_enabled AS "runOutRemindersEnabled",
      users.privacy_consented_at AS "privacyConsentedAt",
      users.terms_consented_at AS "termsConsentedAt"
    FROM sessions
    JOIN users ON users.id = sessions.user_id
    JOIN households ON households.id = users.household_id
    WHERE sessions.id = ${id} AND sessions.last_used_at > ${since} AND users.is_active`;
}

interface LiveSessionRow extends Omit<SessionUser, "avatarUrl"> {
  isKept: boolean;
  lastUsedAt: Date;
}

/**
 * Reads the session of a cookie's value, with the person's current role and active flag; null when there is none.
 * Every request waits for it, so it bypasses Prisma.
 */
export async function readSession(cookieValue: string | undefined): Promise<Session | null> {
  const id = await sessionIdOf(cookieValue);
  if (!id) return null;
  const moment = now();
  const [row] = await runStatement<LiveSessionRow>(
    "live-session",
    selectLiveSession(id, oldestUse(moment)),
  );
  if (!row) return null;
  const { isKept, lastUsedAt, ...user } = row;
  const isRenewed = moment.getTime() - lastUsedAt.getTime() > TOUCH_EVERY_MS;
  if (isRenewed) await db.session.updateMany({ where: { id }, data: { lastUsedAt: moment } });
  return { id, isKept, isRenewed, user: { ...user, avatarUrl: avatarUrl(user) } };
}

/** Returns the current roles of the sessions that are valid. */
export async function rolesOfSessions(ids: string[]): Promise<Map<string, UserActor["role"]>> {
  const rows = await db.session.findMany({
    where: { id: { in: ids }, ...isLive(now()) },
    select: { id: true, user: { select: { role: true } } },
  });
  return new Map(rows.map(({ id, user }) => [id, user.role]));
}

function isLive(moment: Date) {
  return {
    lastUsedAt: { gt: oldestUse(moment) },
    user: { isActive: true },
  };
}

/** Returns a time limit: a session whose last use was then or earlier has expired at `moment`. */
export function oldestUse(moment: Date): Date {
  return new Date(moment.getTime() - SESSION_LIFETIME_MS);
}

/** Returns the actor of a session. */
export function actorOf(session: Session): UserActor {
  const { id, username, householdId, role } = session.user;
  return { kind: "user", userId: id, username, householdId, role, sessionId: session.id };
}
