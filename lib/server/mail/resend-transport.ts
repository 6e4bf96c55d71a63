import { z } from "zod";
import { env } from "@/lib/core/env";
import { MailFailure } from "./mail-failure";
import type { MailTransport } from "./mail-transport";

/**
 * The fields of Resend's answer that are used. They are validated, because the types of Resend's SDK do not
 * guarantee them.
 */
const answerSchema = z.object({
  data: z.object({ id: z.string() }).nullish().catch(null),
  error: z
    .object({ name: z.string().catch("unknown"), statusCode: z.number().nullish().catch(null) })
    .nullish()
    .catch(null),
  headers: z.record(z.string(), z.string()).nullish(),
});

/**
 * Sends by Resend's SDK. If mails with the same key are sent within a day, Resend sends only the first one.
 */
export const resendTransport: MailTransport = {
  isRepeatable: true,
  send: async ({ from, idempotencyKey, ...mail }, signal) => {
    const { Resend } = await import("resend");
    const client = new Resend(env().RESEND_API_KEY, { baseUrl: env().RESEND_BASE_URL });
    // Resend's SDK never throws. It returns failures, including an abort, as `error`.
    const answer = await client.emails.send(
      { ...mail, from: `${from.name} <${from.address}>` },
      { idempotencyKey, signal },
    );
    const { data, error, headers } = answerSchema.parse(answer);
    if (data) return;
    const status = error?.statusCode ?? 0;
    throw new MailFailure(isRefusal(status, error?.name) ? "refused" : "unavailable", "Resend", {
      // Resend answered with an error, so it is certain that no mail was sent. If an earlier
      // attempt had been accepted, Resend would answer this retry with that mail and not with an
      // error.
      isCertain: status >= 400,
      retryAfter: readSeconds(headers?.["retry-after"]),
      cause: { status, name: error?.name },
    });
  },
};

function isRefusal(status: number, name: string | undefined): boolean {
  if (status === 429 || name === "concurrent_idempotent_requests") return false;
  return status >= 400 && status < 500;
}

function readSeconds(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,5}$/.test(header) ? Number(header) : undefined;
}
