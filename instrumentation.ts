import { env, EnvError } from "@/lib/core/env";
import { PRODUCT } from "@/lib/core/product";

/**
 * Checks the settings and the schema of the database at the start; Next calls this once before the first request.
 * `npm start` provides the embedded services and checks both itself. A hosted platform has no embedded services, so
 * without this check the first request would fail.
 * @throws {EnvError} with a sentence for each setting that is wrong or missing.
 * @throws {StartError} when this version does not work with the schema of the database.
 */
export async function register(): Promise<void> {
  // With `npm start`, Next initializes while the database starts. The settings of the embedded services are
  // not set yet, so they are not checked here.
  if (process.env.LARDER_SERVER === "1") return;
  requireSettings();
  // The edge runtime has neither telemetry nor a database driver.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  // With `npm start`, scripts/serve.ts starts telemetry, because it also runs the last export at shutdown.
  if (env().OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
    const { startTelemetry } = await import("@/lib/server/telemetry/start-telemetry");
    await startTelemetry();
  }
  const { checkSchemaAtStart } = await import("@/lib/server/schema-fit");
  await checkSchemaAtStart();
}

function requireSettings(): void {
  const settings = env();
  const missing = [
    settings.DATABASE_URL === undefined && "DATABASE_URL (a PostgreSQL database)",
    settings.NEXTAUTH_SECRET === undefined && "NEXTAUTH_SECRET (32 characters or more)",
    settings.NEXTAUTH_URL === undefined && "NEXTAUTH_URL (the public address, for links in mails)",
    settings.JOBS === "embedded" && "INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY",
    settings.UPLOADTHING_TOKEN === undefined && "UPLOADTHING_TOKEN (photos)",
    settings.MAIL === "mailbox" && "RESEND_API_KEY or SMTP_URL (mails)",
  ].filter((sentence) => sentence !== false);
  if (missing.length === 0) return;
  throw new EnvError(
    `${PRODUCT} was not started by "npm start", so nothing is embedded. Set: ${missing.join(", ")}.`,
  );
}
