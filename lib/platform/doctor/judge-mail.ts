import type { Env } from "@/lib/core/env";
import { isLocalAddress } from "@/lib/core/local-address";
import { failure, ok, type Verdict, warning } from "./finding";

/** Judges the settings of the mail provider, without connecting to an SMTP server. */
export function judgeMailSettings(
  env: Pick<Env, "MAIL" | "MAIL_FROM" | "NEXTAUTH_URL" | "HAS_DEV_MAILBOX">,
): Verdict[] {
  if (env.MAIL === "mailbox") return [judgeMailbox(env.HAS_DEV_MAILBOX)];
  if (env.MAIL_FROM === undefined && isLocalAddress(env.NEXTAUTH_URL)) {
    return [
      failure(
        "mails would come from larder@localhost, which mail servers refuse",
        "Set MAIL_FROM to an address that your mail provider lets you send from.",
      ),
    ];
  }
  return [ok(env.MAIL === "resend" ? "Resend sends the mails" : "an SMTP server sends the mails")];
}

function judgeMailbox(isOpen: boolean): Verdict {
  if (isOpen) return ok("kept in the dev mailbox, not sent");
  return warning(
    "no mail is delivered: people cannot set a new password themselves",
    "Set SMTP_URL or RESEND_API_KEY, and MAIL_FROM.",
  );
}

/** What to do about each code of nodemailer's errors. */
const ADVICE: Partial<Record<string, string>> = {
  EAUTH:
    "Check the user name and the password in SMTP_URL. Special characters in them are percent-encoded.",
  EDNS: "Check the host name in SMTP_URL, and that this machine can look up names.",
  ESOCKET:
    "Check host, port and protocol in SMTP_URL: smtps:// is for port 465, smtp:// for port 587 or 25.",
  ETIMEDOUT:
    "Check host and port in SMTP_URL, and that a firewall or your provider does not block the port.",
};

/**
 * Judges a failed connection to the SMTP server of `url`.
 * @param code the code of nodemailer's error. Its message can contain the user name, so it is not shown.
 */
export function judgeSmtpFailure(url: string, code: string | undefined): Verdict {
  return failure(
    `the SMTP server ${new URL(url).host} does not accept a connection (${code ?? "unknown"})`,
    ADVICE[code ?? ""] ??
      "Compare SMTP_URL with the settings that your mail provider gives for SMTP.",
  );
}
