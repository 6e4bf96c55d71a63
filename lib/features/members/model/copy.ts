import type { Role } from "@/lib/policy/actor";
import type { SentInvitation } from "./dto";

/** The outcome of mailing an invitation. A warning is set when the mail could not be sent. */
type MailOutcome = Pick<SentInvitation, "mail" | "warning">;

const NO_MAIL_SERVICE = "Copy the link: no mail service is set up.";

/** The toasts and questions of users and invitations. */
export const memberCopy = {
  loadFailure: "Could not load users. Please try again.",
  changeRole: {
    question: (username: string, { from, to }: { from: Role; to: Role }) =>
      to === "admin"
        ? {
            title: `Make ${username} an admin?`,
            text: "Admins may do everything in your household: edit and delete locations and items, invite and deactivate people, and purge data.",
          }
        : {
            title: `Make ${username} an assistant?`,
            text: `Assistants run checks and use shopping lists. They cannot edit locations and items or manage people.${from === "admin" ? " Invitations that they have sent end." : ""}`,
          },
    success: (role: string) => ({
      title: "Role Updated",
      text: `User role successfully updated to ${role}.`,
    }),
    failure: { title: "Error", text: "Failed to update user role. Please try again." },
  },
  changeStatus: {
    success: (username: string, isActive: boolean) =>
      isActive
        ? { title: "User Reactivated", text: `${username} can sign in again.` }
        : { title: "User Deactivated", text: `${username} has been signed out everywhere.` },
    failure: { title: "Error", text: "Failed to update user. Please try again." },
  },
  invite: {
    success: ({ mail, warning }: MailOutcome) =>
      warning === undefined
        ? {
            title: "Invitation Sent",
            text: mail === "none" ? NO_MAIL_SERVICE : "User invitation was sent successfully.",
          }
        : { title: "Invitation Created", text: warning },
    failure: { title: "Error", text: "Failed to send invitation. Please try again." },
  },
  link: {
    noMail: "No mail was sent, because this server has no mail service.",
    copied: { title: "Link copied" },
    notShared: { title: "Error", text: "The link could not be shared. Copy it and send it." },
    notCopied: { title: "Error", text: "The link could not be copied. Select it and copy it." },
  },
  cancel: {
    success: { title: "Invitation Canceled", text: "The invitation has been canceled." },
    failure: { title: "Error", text: "Failed to cancel invitation. Please try again." },
  },
  resend: {
    success: ({ mail, warning = mail === "none" ? NO_MAIL_SERVICE : undefined }: MailOutcome) => ({
      title: "Invitation Resent",
      text: warning ?? "The invitation email has been resent successfully.",
    }),
    failure: { title: "Error", text: "Failed to resend invitation. Please try again." },
  },
  lookup: {
    title: "Invalid Invitation",
    text: "The invitation link is invalid or has expired.",
    network: "An error occurred while checking your invitation. Please try again.",
  },
} as const;
