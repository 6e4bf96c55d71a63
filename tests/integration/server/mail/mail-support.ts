import { vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { type Mail, sendMail } from "@/lib/server/mail/send-mail";
import { unique } from "@/tests/support/factories";

/** Sets settings for one test; `vi.unstubAllEnvs` and `resetEnv` put them back. */
export function useSettings(settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  resetEnv();
}

/** A mail under a key of its own. */
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

/** What became of a mail: "sent", or the code of the error that was thrown. */
export async function outcomeOf(mail: Mail): Promise<string> {
  return sendMail(mail).then(
    () => "sent",
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
}
