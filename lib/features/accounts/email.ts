import { paths } from "@/lib/client/paths";
import { PRODUCT } from "@/lib/core/product";
import { publicUrl } from "@/lib/core/public-url";
import type { MailContent } from "@/lib/server/mail/mail-content";

/** The mail that invites somebody to a household. The link holds the token and is good for seven days. */
export function invitationEmail(invitation: {
  householdName: string;
  inviterName: string;
  role: "admin" | "assistant";
  token: string;
}): MailContent {
  const { householdName, inviterName, role, token } = invitation;
  return {
    subject: `${inviterName} invited you to ${householdName}`,
    preview: `Join ${householdName} on ${PRODUCT}.`,
    heading: `Join ${householdName}`,
    blocks: [
      {
        kind: "text",
        text: `${inviterName} invited you to keep track of the supplies of ${householdName} together, as an ${role}.`,
      },
      { kind: "button", label: "Accept invitation", url: publicUrl(paths.register({ token })) },
      { kind: "text", text: "The link works once, within seven days, and for this address only." },
    ],
    footer: [
      { text: `You get this mail because ${inviterName} entered your address in ${PRODUCT}.` },
      { text: "If you do not know them, ignore it: nothing happens without you." },
    ],
  };
}

/** The mail with the link to a new password. It works once, within one hour. */
export function passwordResetEmail(reset: { username: string; token: string }): MailContent {
  const { username, token } = reset;
  return {
    subject: "Reset your password",
    preview: "A link to a new password, good for one hour.",
    heading: "Reset your password",
    blocks: [
      {
        kind: "text",
        text: `Hello ${username}, somebody asked for a new password for your account, most likely you.`,
      },
      {
        kind: "button",
        label: "Choose a new password",
        url: publicUrl(paths.resetPassword({ token })),
      },
      { kind: "text", text: "The link works once, within one hour." },
    ],
    footer: [
      { text: "If it was not you, ignore this mail: your password stays as it is." },
      { text: `${PRODUCT} never asks for your password by mail.` },
    ],
  };
}
