import { z } from "zod";
import type { StoredRow } from "@/lib/core/stored-row";
import { roles } from "@/lib/policy/actor";

/** The signed-in person in responses, without the password. */
export const userDto = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  /** When the email address was last confirmed; null if it never was. */
  emailVerifiedAt: z.string().nullable(),
  role: z.enum(roles),
  householdId: z.number(),
  householdName: z.string(),
  createdAt: z.string(),
  isActive: z.boolean(),
  marketingConsent: z.boolean(),
  /** Whether reminders of an overdue check may be mailed. */
  remindersEnabled: z.boolean(),
  /** Whether reminders of items that may run out may be mailed. */
  runOutRemindersEnabled: z.boolean(),
  privacyConsentedAt: z.string().nullable(),
  termsConsentedAt: z.string().nullable(),
  avatarUrl: z.string(),
});

export type User = z.output<typeof userDto>;

/** Returns the response object for the person of a session. */
export function toUser(row: StoredRow<User>): User {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    privacyConsentedAt: row.privacyConsentedAt?.toISOString() ?? null,
    termsConsentedAt: row.termsConsentedAt?.toISOString() ?? null,
  };
}

/** A signed-in device of the person: one session. */
export const sessionDto = z.object({
  id: z.number(),
  /** Browser and system at the sign-in, such as "Chrome on Android"; null if unknown. */
  deviceName: z.string().nullable(),
  /** The time of the sign-in. */
  createdAt: z.string(),
  /** The time of the last use, at most an hour too early: it is written at most once an hour. */
  lastUsedAt: z.string(),
  /** Whether the call itself came from this device. */
  isCurrent: z.boolean(),
});

export type SignedInDevice = z.output<typeof sessionDto>;
