import { identityKey } from "@/lib/core/identity-key";
import type { Tx } from "@/lib/server/db";
import {
  DEMO_HOUSEHOLD,
  demoMembers,
  type DemoUsername,
  FOUNDED_AT,
  FOUNDED_DAYS_AGO,
} from "./household";
import { daysBefore } from "./moments";
import { pastChecks } from "./past-checks";
import { type DemoPhoto, writePhotoRows } from "./photos";
import { writeAdditions } from "./write-additions";
import { writeChecks } from "./write-checks";
import { writeRooms } from "./write-rooms";

interface Demo {
  /** Argon2id hashes of the passwords. */
  passwords: Record<DemoUsername, string>;
  /** The moment to which all dates of the demo household are relative. */
  moment: Date;
  photos: readonly DemoPhoto[];
}

/**
 * Writes the demo household with its people, rooms, items and completed checks.
 * @returns the id of the household
 */
export async function writeHousehold(tx: Tx, { passwords, moment, photos }: Demo): Promise<number> {
  const createdAt = daysBefore(moment, FOUNDED_DAYS_AGO, FOUNDED_AT);
  const { id: householdId } = await tx.household.create({
    data: { name: DEMO_HOUSEHOLD, createdAt },
    select: { id: true },
  });
  const users = await tx.user.createManyAndReturn({
    data: demoMembers.map(({ username, email, role }) => ({
      householdId,
      username,
      usernameKey: identityKey(username),
      email,
      emailKey: identityKey(email),
      password: passwords[username],
      role,
      createdAt,
      privacyConsentedAt: createdAt,
      termsConsentedAt: createdAt,
    })),
    select: { id: true, username: true },
  });
  const userIds = new Map(users.map(({ id, username }) => [username, id]));
  const checks = pastChecks(moment);
  await writePhotoRows(tx, { householdId, createdAt, photos });
  const itemIds = await writeRooms(tx, {
    householdId,
    createdAt,
    moment,
    checks,
    photos: new Map(photos.map(({ of, objectKey }) => [of, objectKey])),
  });
  await writeChecks(tx, { householdId, checks, itemIds, userIds });
  await writeAdditions(tx, { householdId, moment, itemIds, userIds });
  return householdId;
}
