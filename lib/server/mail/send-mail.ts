import { setTimeout as delay } from "node:timers/promises";
import { emailAddress, readSender, type Sender } from "@/lib/core/email-address";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import { PRODUCT } from "@/lib/core/product";
import { publicUrl } from "@/lib/core/public-url";
import { telemetry } from "../telemetry/telemetry";
import { deliverOnce } from "./deliver-once";
import { mailboxTransport } from "./dev-mailbox";
import { MailFailure } from "./mail-failure";
import type { MailTransport, OutgoingMail } from "./mail-transport";
import { resendTransport } from "./resend-transport";
import { smtpTransport } from "./smtp-transport";

/** Time limit for one mail with all attempts. People wait for some mails. */
const LIMIT_MS = 10_000;
const TRIES = 2;
const WAIT_SECONDS = 0.5;

/** The content of a mail; a feature's `email.ts` creates it. */
export interface MailBody {
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

/** A mail to one person. */
export interface Mail extends MailBody {
  to: string;
  /** The business key, such as "reminder:7:2026-11-21". A second mail with the same key is not sent. */
  idempotencyKey: string;
}

const transports: Record<"resend" | "smtp" | "mailbox", MailTransport> = {
  resend: resendTransport,
  smtp: smtpTransport,
  mailbox: mailboxTransport,
};

/**
 * Sends a mail once, within ten seconds. Resolves when the provider has accepted it.
 * @returns "kept" if the mail was only stored on the server's disk: no mail service is set, and the app does
 * not show the dev mailbox.
 * @throws {AppError} `invalid_input` for anything but one exact address; `upstream_failed` when the provider
 * refuses the mail, or the result of an earlier attempt is unknown; `unavailable` when the provider is
 * unreachable, slow or busy.
 */
export async function sendMail(mail: Mail): Promise<"sent" | "kept"> {
  try {
    await deliver(mail);
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    reportFailure(error);
    throw toAppError(error);
  }
  return env().MAIL === "mailbox" && !env().HAS_DEV_MAILBOX ? "kept" : "sent";
}

/**
 * Sends a mail once, in a step of a background function.
 * @returns the outcome if another attempt cannot change it. "unknown": an earlier attempt may have sent the mail.
 * @throws {AppError} `unavailable` when the mail can be tried again later.
 */
export async function sendMailInStep(mail: Mail): Promise<"sent" | "refused" | "unknown"> {
  try {
    await deliver(mail);
    return "sent";
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    reportFailure(error);
    if (error.reason === "unavailable") throw toAppError(error);
    return error.reason;
  }
}

async function deliver({ headers = {}, ...mail }: Mail): Promise<void> {
  const to = emailAddress("").safeParse(mail.to);
  if (!to.success) throw new AppError("invalid_input", "Please enter a valid email address.");
  requireOneLine([mail.subject, ...Object.values(headers)]);
  const transport = transports[env().MAIL];
  await deliverOnce(mail.idempotencyKey, transport.isRepeatable, () =>
    sendWithin(LIMIT_MS, transport, { ...mail, to: to.data, headers, from: sender() }),
  );
}

/** Returns whether a mail service is set up. Without one a mail is at most in the dev mailbox. */
export function hasMailService(): boolean {
  return env().MAIL !== "mailbox";
}

async function sendWithin(
  limitMs: number,
  transport: MailTransport,
  mail: OutgoingMail,
): Promise<void> {
  const signal = AbortSignal.timeout(limitMs);
  const end = performance.now() + limitMs;
  let isCertain = true;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await transport.send(mail, signal);
      return;
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      const waitMs = 1_000 * (error.retryAfter ?? WAIT_SECONDS);
      const canRepeat = error.isCertain || transport.isRepeatable;
      const isLast = attempt === TRIES || performance.now() + waitMs >= end;
      isCertain &&= error.isCertain;
      // If the outcome of any attempt is unknown, the mail may have been sent, even if the last attempt
      // certainly failed.
      if (!isCertain) error.isCertain = false;
      if (error.reason === "refused" || !canRepeat || isLast) throw error;
      await delay(waitMs);
    }
  }
}

/** A line break in a subject or header would start another header. */
function requireOneLine(lines: string[]): void {
  if (lines.some((line) => /[\r\n\0]/.test(line))) throw new Error("A header has a line break");
}

function sender(): Sender {
  const from = env().MAIL_FROM;
  const given = from === undefined ? null : readSender(from, PRODUCT);
  const { hostname } = new URL(publicUrl("/"));
  return given ?? { name: PRODUCT, address: `${PRODUCT.toLowerCase()}@${hostname}` };
}

function reportFailure({ message, reason, isCertain, cause }: MailFailure): void {
  telemetry()?.countMailFailure(reason);
  const outcome = reason === "unknown" ? "a mail may have been sent" : "a mail was not sent";
  logger.warn({ by: message, reason, isCertain, cause }, outcome);
}

function toAppError({ reason, retryAfter, cause }: MailFailure): AppError {
  if (reason === "unknown") {
    return new AppError("upstream_failed", "It is not known whether this mail was sent.");
  }
  if (reason === "refused") {
    return new AppError("upstream_failed", "The mail service refused this mail.", { cause });
  }
  return new AppError(
    "unavailable",
    "The mail service cannot be reached right now. Please try again in a moment.",
    { cause, retryAfter },
  );
}
