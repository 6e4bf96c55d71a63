import { sendEmailChangeNotice } from "@/lib/features/accounts/server/steps/send-email-change-notice";
import { systemActor } from "@/lib/policy/actor";
import { inngest } from "@/lib/server/inngest-client";
import { emailChangeConfirmed } from "../events";

/**
 * Mails a notice to the old address after a person's e-mail address was changed. While the mail service is unavailable,
 * sending is retried for about a day, with the most retries that Inngest allows.
 */
export const sendEmailChangeNoticeMail = inngest.createFunction(
  { id: "send-email-change-notice", retries: 20, triggers: [emailChangeConfirmed] },
  async ({ event, step }) =>
    step.run("send-email-change-notice", () =>
      sendEmailChangeNotice(systemActor(event.data.householdId), event.data),
    ),
);
