import { vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { type Mail, sendMail } from "@/lib/server/mail/send-mail";
import { unique } from "@/tests/support/factories";

/** Sets environment variables for one test. `vi.unstubAllEnvs` and `resetEnv` restore them. */
export function useSettings(settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  resetEnv();
}

/** Returns a mail with a unique idempotency key. */
export function newMail(changes: Partial<Mail> = {}): Mail {
  return {
    to: "somebody@example.org",
    subject: "A subject",
    html: "<p>Hello</p>",
    text: "Hello",
    idempotencyKey: unique("mail"),
    ...changes,
  };
}

/** Sends a mail and returns "sent", or the code of the error that was thrown. */
export async function outcomeOf(mail: Mail): Promise<string> {
  return sendMail(mail).then(
    () => "sent",
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
}
