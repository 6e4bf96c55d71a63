import { sendPasswordReset } from "@/lib/features/accounts/server/steps/send-password-reset";
import { systemActor } from "@/lib/policy/actor";
import { inngest } from "@/lib/server/inngest-client";
import { passwordResetRequested } from "../events";

/** Mails the link to a new password. Not in the request: its time would tell who has an account. */
export const sendPasswordResetMail = inngest.createFunction(
  { id: "send-password-reset", retries: 4, triggers: [passwordResetRequested] },
  async ({ event, step }) =>
    step.run("send-password-reset", () =>
      sendPasswordReset(systemActor(event.data.householdId), event.data),
    ),
);
