import { AppError } from "@/lib/core/errors";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import { db } from "./db";

/**
 * What tells the demo account from somebody who registered under its name where the demo is off: name and
 * address together, and nobody can receive mail at that address.
 */
export const demoAccountKeys = {
  usernameKey: DEMO_ACCOUNT.username,
  emailKey: DEMO_ACCOUNT.email,
} as const;

/**
 * For what the demo household may not do, because everybody may sign in there.
 * @throws {AppError} `forbidden` with the sentence.
 */
export async function refuseDemoHousehold(householdId: number, sentence: string): Promise<void> {
  const demo = await db.user.findFirst({
    where: { householdId, ...demoAccountKeys },
    select: { id: true },
  });
  if (demo) throw new AppError("forbidden", sentence);
}
