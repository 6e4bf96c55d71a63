import "server-only";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import type { SystemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { renderMail } from "@/lib/server/mail/render-mail";
import { type Mail, sendMail } from "@/lib/server/mail/send-mail";
import { emailChangedEmail } from "../email";

/**
 * Mails a notice to the address that an account had before, and deletes the record of the change, also when the mail
 * service refuses the address. Safe to repeat.
 * @throws {AppError} `unavailable` when the mail may be sent later.
 */
export async function sendEmailChangeNotice(
  { householdId }: SystemActor,
  { changeId: id }: { changeId: number },
): Promise<{ status: "sent" | "skipped" | "refused" }> {
  const change = await db.emailChange.findFirst({
    where: { id, user: { householdId } },
    select: {
      userId: true,
      token: true,
      previousEmail: true,
      user: { select: { username: true } },
    },
  });
  if (!change?.previousEmail) return { status: "skipped" };
  const { userId, token, previousEmail, user } = change;
  const mail = {
    to: previousEmail,
    idempotencyKey: `email-change:${userId}:notice:${token}`,
    ...(await renderMail(emailChangedEmail(user))),
  };
  const isSent = await sendOrRefuse(mail);
  if (!isSent) logger.warn({ userId }, "the notice about a changed e-mail address was refused");
  await db.emailChange.deleteMany({ where: { id } });
  return { status: isSent ? "sent" : "refused" };
}

async function sendOrRefuse(mail: Mail): Promise<boolean> {
  try {
    await sendMail(mail);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "upstream_failed") return false;
    throw error;
  }
}
