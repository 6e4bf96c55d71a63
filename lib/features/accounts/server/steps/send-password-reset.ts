import "server-only";
import { now } from "@/lib/core/clock";
import type { SystemActor } from "@/lib/policy/actor";
import { transaction, type Tx } from "@/lib/server/db";
import { demoAccountKeys } from "@/lib/server/demo-household";
import { renderMail } from "@/lib/server/mail/render-mail";
import { sendMailInStep } from "@/lib/server/mail/send-mail";
import { hashToken } from "@/lib/server/secret-token";
import { signToken } from "@/lib/server/signed-token";
import { linkEnd } from "../../model/rules";
import { passwordResetEmail } from "../email";
import { usableReset } from "../reads";

/**
 * Mails a password reset link, which is valid for one hour, to an active person. Safe to repeat: the token is derived
 * from the request's id, so a second attempt mails the same link, or nothing when the link has ended.
 * @throws {AppError} `unavailable` when the mail may be sent later.
 */
export async function sendPasswordReset(
  { householdId }: SystemActor,
  { userId, requestId }: { userId: number; requestId: string },
): Promise<{ status: "sent" | "skipped" | "refused" | "unknown" }> {
  const token = signToken("password-reset", requestId);
  const person = await transaction((tx) => storeLink(tx, { userId, householdId, token }));
  if (!person) return { status: "skipped" };
  const status = await sendMailInStep({
    to: person.email,
    idempotencyKey: `password-reset:${requestId}`,
    ...(await renderMail(passwordResetEmail({ username: person.username, token }))),
  });
  return { status };
}

/**
 * Stores the link and returns the person to mail it to; null if there is no active person who may reset the
 * password. Locks the person's row against a simultaneous change of the e-mail address: the new address is
 * read if the change came first, and a change that comes later ends the link.
 */
async function storeLink(
  tx: Tx,
  { userId, householdId, token }: { userId: number; householdId: number; token: string },
): Promise<{ username: string; email: string } | null> {
  await tx.$queryRaw`SELECT FROM users WHERE id = ${userId} FOR SHARE`;
  const person = await tx.user.findFirst({
    where: {
      id: userId,
      householdId,
      isActive: true,
      // The password of the demo account is public, so nobody may change it.
      household: { users: { none: demoAccountKeys } },
    },
    select: { username: true, email: true },
  });
  if (!person) return null;
  const createdAt = now();
  const expiresAt = linkEnd(createdAt);
  await tx.passwordReset.createMany({
    data: [{ userId, token: hashToken(token), createdAt, expiresAt }],
    skipDuplicates: true,
  });
  // An earlier attempt may have stored the link, and it may have ended since: used, replaced or expired.
  return (await tx.passwordReset.count({ where: usableReset(token) })) > 0 ? person : null;
}
