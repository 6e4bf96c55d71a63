import { createHash } from "node:crypto";
import { z } from "zod";
import { env } from "@/lib/core/env";
import { MailFailure } from "./mail-failure";
import type { MailTransport } from "./mail-transport";

/**
 * Timeout of the DNS look-up, the connection and the SMTP greeting. It is short enough for a second attempt
 * within the time limit of one mail.
 */
const GREETING_MS = 4_000;

const errorSchema = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  permanent: z.boolean().optional(),
  timeoutType: z.string().optional(),
  originalCode: z.string().optional(),
});

/** Sends by SMTP. A server may accept the same mail twice, so an attempt with an unknown outcome is not repeated. */
export const smtpTransport: MailTransport = {
  isRepeatable: false,
  send: async ({ idempotencyKey, from, ...mail }, signal) => {
    const transport = await connect(env().SMTP_URL);
    try {
      await transport.sendMail({
        ...mail,
        from,
        messageId: `<${createHash("sha256").update(idempotencyKey).digest("hex")}@${hostOf(from.address)}>`,
        signal,
      });
    } catch (error) {
      throw toFailure(error);
    } finally {
      transport.close();
    }
  },
};

/**
 * Connects to the SMTP server at `url` and signs in, without sending a mail.
 * @throws nodemailer's error, whose message can contain the user name.
 */
export async function verifySmtp(url: string): Promise<void> {
  const transport = await connect(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

async function connect(url: string | undefined) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    dnsTimeout: GREETING_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function hostOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}

function toFailure(error: unknown): MailFailure {
  const found = errorSchema.catch({}).parse(error);
  const isForGood = found.permanent === true || (found.code === "EENVELOPE" && !found.responseCode);
  return new MailFailure(isForGood ? "refused" : "unavailable", "SMTP", {
    isCertain: isForGood || found.responseCode !== undefined || neverBegan(found),
    // The original SMTP error contains the e-mail addresses, so only its parsed fields are attached.
    cause: found,
  });
}

/** Returns whether an attempt to send a mail failed before the SMTP server's greeting. */
function neverBegan({ code, timeoutType, originalCode }: z.output<typeof errorSchema>): boolean {
  return (
    code === "EDNS" ||
    timeoutType === "CONNECT_TIMEOUT" ||
    timeoutType === "GREETING_TIMEOUT" ||
    originalCode === "ECONNREFUSED"
  );
}
