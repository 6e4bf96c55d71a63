import "server-only";
import { paths } from "@/lib/core/paths";
import { PRODUCT } from "@/lib/core/product";
import { publicUrl } from "@/lib/core/public-url";
import type { MailContent } from "@/lib/server/mail/mail-content";
import { quoted } from "@/lib/server/mail/quoted";

/** Creates the mail with a password reset link, which works once, within one hour. */
export function passwordResetEmail(reset: { username: string; token: string }): MailContent {
  const { username, token } = reset;
  return {
    subject: "Reset your password",
    preview: "A link to a new password, good for one hour.",
    heading: "Reset your password",
    blocks: [
      {
        kind: "text",
        text: `Somebody asked for a new password for your account ${quoted(username)}, most likely you.`,
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

/** Creates the mail with the link to a new e-mail address, which works once, within one hour. */
export function confirmEmailEmail(change: { username: string; token: string }): MailContent {
  const { username, token } = change;
  return {
    subject: "Confirm your email address",
    preview: "A link that confirms your address, good for one hour.",
    heading: "Confirm your email address",
    blocks: [
      {
        kind: "text",
        text: `Somebody asked to use this address for the account ${quoted(username)}.`,
      },
      {
        kind: "button",
        label: "Confirm email address",
        url: publicUrl(paths.confirmEmail({ token })),
      },
      { kind: "text", text: "The link works once, within one hour." },
    ],
    footer: [
      {
        text: `You get this mail because somebody entered your address in ${PRODUCT}. If it was not you, ignore it: nothing happens without you.`,
      },
    ],
  };
}

/** Creates the notice to the old address after a change. It does not name the new address. */
export function emailChangedEmail({ username }: { username: string }): MailContent {
  return {
    subject: "Your email address was changed",
    preview: "Your account uses another email address now.",
    heading: "Your email address was changed",
    blocks: [
      {
        kind: "text",
        text: `The account ${quoted(username)} uses another email address now. ${PRODUCT} sends no more mails to this one.`,
      },
      {
        kind: "text",
        text: "Was it not you? Sign in with your username and change your password at once: that signs out every other device. Then enter your email address again.",
      },
      { kind: "button", label: "Open your account", url: publicUrl(paths.account()) },
      {
        kind: "text",
        text: "If you cannot sign in any more, ask an admin of your household to deactivate the account.",
      },
    ],
    footer: [{ text: "If it was you, there is nothing to do." }],
  };
}
