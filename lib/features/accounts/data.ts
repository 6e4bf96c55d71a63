import { avatarUrl } from "@/lib/server/avatar";
import type { Tx } from "@/lib/server/db";
import { toUser, type User } from "./dto";

/** The person who has just signed in, as the API answers it. */
export async function readUser(tx: Tx, id: number): Promise<User> {
  const { household, ...row } = await tx.user.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      username: true,
      email: true,
      role: true,
      householdId: true,
      household: { select: { name: true } },
      createdAt: true,
      isActive: true,
      marketingConsent: true,
      privacyConsentedAt: true,
      termsConsentedAt: true,
    },
  });
  return toUser({ ...row, householdName: household.name, avatarUrl: avatarUrl(row.email) });
}
