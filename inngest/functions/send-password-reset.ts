import { sendPasswordReset } from "@/lib/features/accounts/server/steps/send-password-reset";
import { systemActor } from "@/lib/policy/actor";
import { inngest } from "@/lib/server/inngest-client";
import { passwordResetRequested } from "../events";

/**
 * Mails a password reset link. It is not sent within the request, whose duration would reveal who has an account.
 */
export const sendPasswordResetMail = inngest.createFunction(
  { id: "send-password-reset", retries: 4, triggers: [passwordResetRequested] },
  async ({ event, step }) =>
    step.run("send-password-reset", () =>
      sendPasswordReset(systemActor(event.data.householdId), event.data),
    ),
);
