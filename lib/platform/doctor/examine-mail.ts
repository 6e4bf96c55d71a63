import type { Env } from "@/lib/core/env";
import { verifySmtp } from "@/lib/server/mail/smtp-transport";
import { errorCode } from "@/lib/server/start-error";
import { ok, type Verdict } from "./finding";
import { judgeMailSettings, judgeSmtpFailure } from "./judge-mail";

/** Examines the settings for mails, and signs in to the SMTP server without sending a mail. */
export async function examineMail(env: Env): Promise<Verdict[]> {
  const verdicts = judgeMailSettings(env);
  if (env.MAIL !== "smtp" || env.SMTP_URL === undefined) return verdicts;
  try {
    await verifySmtp(env.SMTP_URL);
    return [...verdicts, ok("the SMTP server answers")];
  } catch (error) {
    return [...verdicts, judgeSmtpFailure(env.SMTP_URL, errorCode(error))];
  }
}
