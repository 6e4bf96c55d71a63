import { AppError } from "@/lib/core/errors";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import { db } from "./db";

/**
 * Identifies the demo account by name and address together. Where the demo is off somebody may register its name, but
 * nobody can receive mail at its address.
 */
export const demoAccountKeys = {
  usernameKey: DEMO_ACCOUNT.username,
  emailKey: DEMO_ACCOUNT.email,
} as const;

/**
 * Refuses an action to the demo household, because everybody can sign in there.
 * @throws {AppError} `forbidden` with `sentence` as its message.
 */
export async function refuseDemoHousehold(householdId: number, sentence: string): Promise<void> {
  const demo = await db.user.findFirst({
    where: { householdId, ...demoAccountKeys },
    select: { id: true },
  });
  if (demo) throw new AppError("forbidden", sentence);
}
