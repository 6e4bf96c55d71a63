import "server-only";
import { logger } from "@/lib/core/logger";
import type { SystemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { renderMail } from "@/lib/server/mail/render-mail";
import { sendMailInStep } from "@/lib/server/mail/send-mail";
import { emailChangedEmail } from "../email";

/**
 * Mails a notice to the address that an account had before, and deletes the record of the change. Deletes the
 * record too when the mail service refuses the notice, or when an earlier attempt may have sent the notice
 * and SMTP would send it twice. Safe to repeat.
 * @throws {AppError} `unavailable` when the mail may be sent later.
 */
export async function sendEmailChangeNotice(
  { householdId }: SystemActor,
  { changeId: id }: { changeId: number },
): Promise<{ status: "sent" | "skipped" | "refused" | "unknown" }> {
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
  const status = await sendMailInStep({
    to: previousEmail,
    idempotencyKey: `email-change:${userId}:notice:${token}`,
    ...(await renderMail(emailChangedEmail(user))),
  });
  if (status !== "sent") {
    logger.warn(
      { userId, status },
      "the notice about a changed e-mail address was not certainly sent",
    );
  }
  await db.emailChange.deleteMany({ where: { id } });
  return { status };
}
