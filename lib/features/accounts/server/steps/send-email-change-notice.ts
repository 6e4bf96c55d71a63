import "server-only";
import { AppError } from "@/lib/core/errors";
import type { SystemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { renderMail } from "@/lib/server/mail/render-mail";
import { sendMail } from "@/lib/server/mail/send-mail";
import { emailChangedEmail } from "../email";

/**
 * Mails a notice to the address that an account had before, and deletes the record of the change. Safe to repeat.
 * @throws {AppError} `unavailable` when the mail may be sent later.
 */
export async function sendEmailChangeNotice(
  { householdId }: SystemActor,
  { changeId: id }: { changeId: number },
): Promise<{ status: "sent" | "skipped" | "refused" }> {
  const change = await db.emailChange.findFirst({
    where: { id, user: { householdId } },
    select: { userId: true, previousEmail: true, user: { select: { username: true } } },
  });
  if (!change?.previousEmail) return { status: "skipped" };
  const { userId, previousEmail, user } = change;
  try {
    await sendMail({
      to: previousEmail,
      idempotencyKey: `email-change:${userId}:notice:${id}`,
      ...(await renderMail(emailChangedEmail(user))),
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "upstream_failed") return { status: "refused" };
    throw error;
  }
  await db.emailChange.deleteMany({ where: { id } });
  return { status: "sent" };
}
