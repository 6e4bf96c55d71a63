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
