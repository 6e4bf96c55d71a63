import "server-only";
import { paths } from "@/lib/core/paths";
import { PRODUCT } from "@/lib/core/product";
import { publicUrl } from "@/lib/core/public-url";
import type { Role } from "@/lib/policy/actor";
import type { MailContent } from "@/lib/server/mail/mail-content";
import { quoted } from "@/lib/server/mail/quoted";

/**
 * Creates the mail that invites somebody to a household. The link contains the token and is valid for seven days.
 */
export function invitationEmail(invitation: {
  householdName: string;
  inviterName: string;
  role: Role;
  token: string;
}): MailContent {
  const { householdName, inviterName, role, token } = invitation;
  const inviter = quoted(inviterName);
  return {
    subject: `You are invited to a household on ${PRODUCT}`,
    preview: "The invitation is good for seven days.",
    heading: "Join a household",
    blocks: [
      {
        kind: "text",
        text: `${inviter} invited you to keep track of the supplies of ${quoted(householdName)} together, as ${role === "regular" ? "a" : "an"} ${role}.`,
      },
      { kind: "button", label: "Accept invitation", url: publicUrl(paths.register({ token })) },
      { kind: "text", text: "The link works once, within seven days, and for this address only." },
    ],
    footer: [
      { text: `You get this mail because ${inviter} entered your address in ${PRODUCT}.` },
      { text: "If you do not know them, ignore it: nothing happens without you." },
    ],
  };
}
