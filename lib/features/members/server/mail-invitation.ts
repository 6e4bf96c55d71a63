import "server-only";
import { AppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/paths";
import { publicUrl } from "@/lib/core/public-url";
import { getHousehold } from "@/lib/features/households/server/reads";
import { type AuthorizedActor } from "@/lib/policy/operation";
import { renderMail } from "@/lib/server/mail/render-mail";
import { hasMailService, sendMail } from "@/lib/server/mail/send-mail";
import { hashToken } from "@/lib/server/secret-token";
import type { Invitation, SentInvitation } from "../model/dto";
import { invitationEmail } from "./email";

const NOT_MAILED = "The invitation link is valid, but there was an issue sending the email.";

/**
 * Mails the link of an invitation, and returns the link for the admin to share. If the mail fails, the result
 * has a warning and no error is thrown, because the link is valid anyway.
 */
export async function mailInvitation(
  actor: AuthorizedActor,
  { invitation, token, isRenewed }: { invitation: Invitation; token: string; isRenewed: boolean },
): Promise<SentInvitation> {
  const { id, email, role } = invitation;
  const household = await getHousehold(actor);
  const link = publicUrl(paths.register({ token }));
  const content = invitationEmail({
    householdName: household.name,
    inviterName: actor.username,
    role,
    token,
  });
  const sent = { ...invitation, isRenewed, link };
  try {
    const outcome = await sendMail({
      to: email,
      // A renewed invitation has another token. Its mail therefore has another idempotency key.
      idempotencyKey: `invitation:${id}:${hashToken(token)}`,
      ...(await renderMail(content)),
    });
    const mail = hasMailService() ? "sent" : "none";
    return outcome === "sent" ? { ...sent, mail } : { ...sent, mail, warning: NOT_MAILED };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...sent, mail: "failed", warning: NOT_MAILED };
  }
}
