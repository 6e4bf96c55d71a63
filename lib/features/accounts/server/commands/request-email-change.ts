import "server-only";
import { now } from "@/lib/core/clock";
import { demoLimits } from "@/lib/core/demo-limits";
import { AppError } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { refuseDemoHousehold } from "@/lib/server/demo-household";
import { endEmailChangesOf } from "@/lib/server/email-changes";
import { renderMail } from "@/lib/server/mail/render-mail";
import { sendMail } from "@/lib/server/mail/send-mail";
import { consume } from "@/lib/server/rate-limit";
import { hashToken, newToken } from "@/lib/server/secret-token";
import { linkEnd } from "../../model/rules";
import type { ChangeEmail } from "../../model/schema";
import { confirmEmailEmail } from "../email";
import { passwordChanged } from "../replace-password";
import { requireFreeEmail } from "../require-free-email";
import { verifyOwnPassword } from "../verify-own-password";

const NO_MAIL_SERVICE = "No mail service is set up here, so the link was not sent.";

/**
 * Mails a link to a new e-mail address, which works once, within one hour. The account keeps its address
 * until the link is used. The present address is accepted too: its link only confirms the address. An earlier
 * link becomes invalid.
 * @throws {AppError} `forbidden` for the demo account; `invalid_input` when the password is wrong; `conflict`
 * when another person has the address, or the password was changed at the same moment; `rate_limited` after
 * ten wrong passwords or five mails an hour; `upstream_failed` or `unavailable` when the mail could not be
 * sent, or no mail service is set.
 */
export const requestEmailChange = command(
  "household:view",
  async (actor, { email, password }: ChangeEmail): Promise<void> => {
    const { userId, householdId, username } = actor;
    await refuseDemoHousehold(householdId, demoLimits.email);
    const current = await verifyOwnPassword(actor, { password, path: "password" });
    await consume("email-change:user", String(userId));
    const token = newToken();
    await authorizedTransaction(
      actor,
      async (tx) => {
        await requireCurrentPassword(tx, { userId, householdId, current });
        await requireFreeEmail(tx, { userId, email });
        await endEmailChangesOf(tx, userId);
        const createdAt = now();
        const expiresAt = linkEnd(createdAt);
        const data = { userId, email, token: hashToken(token), createdAt, expiresAt };
        await tx.emailChange.create({ data });
      },
      { changesOwnAccount: true },
    );
    const outcome = await sendMail({
      to: email,
      idempotencyKey: `email-change:${userId}:${hashToken(token)}`,
      ...(await renderMail(confirmEmailEmail({ username, token }))),
    });
    if (outcome === "kept") throw new AppError("unavailable", NO_MAIL_SERVICE);
  },
);

/**
 * Requires the password that was verified before the transaction. A link must not be created after a change
 * of the password, because the change ends all links to new addresses.
 */
async function requireCurrentPassword(
  tx: Tx,
  { userId: id, householdId, current }: { userId: number; householdId: number; current: string },
): Promise<void> {
  const where = { id, householdId, password: current };
  if ((await tx.user.count({ where })) === 0) throw passwordChanged();
}
