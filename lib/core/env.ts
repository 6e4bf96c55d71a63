import { z } from "zod";
import { emailAddress, readSender } from "./email-address";
import { isLocalAddress } from "./local-address";
import { PRODUCT } from "./product";

const MIN_SECRET_LENGTH = 32;

const optionalText = z.string().optional();

const examples: Record<string, string> = {
  DATABASE_URL: "postgresql://user:password@host:5432/larder",
  DATABASE_DIRECT_URL: "postgresql://user:password@host:5432/larder",
  SMTP_URL: "smtps://user:password@mail.example:465",
};

const optionalUrl = (name: string, protocols: RegExp) =>
  optionalText.refine(
    (value) =>
      value === undefined || (URL.canParse(value) && protocols.test(new URL(value).protocol)),
    `${name} must be a complete address, such as ${examples[name] ?? "https://larder.example"}.`,
  );

const onOff = (name: string) =>
  optionalText.refine(
    (value) => value === undefined || value === "on" || value === "off",
    `${name} must be "on" or "off".`,
  );

const wholeNumber = (name: string, preset: number, max: number) =>
  z
    .string()
    .default(String(preset))
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= 1 && Number(value) <= max,
      `${name} must be a number from 1 to ${max}.`,
    )
    .transform(Number);

/** UploadThing's token is JSON in base64. These are the fields that are used here. */
const uploadThingToken = z.object({ apiKey: z.string().startsWith("sk_"), appId: z.string() });

function isUploadThingToken(token: string): boolean {
  try {
    const json: unknown = JSON.parse(Buffer.from(token, "base64").toString());
    return uploadThingToken.safeParse(json).success;
  } catch {
    return false;
  }
}

const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: wholeNumber("PORT", 3000, 65_535),
  HOST: z.string().default("localhost"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: optionalUrl("DATABASE_URL", /^postgres(ql)?:$/),
  DATABASE_DIRECT_URL: optionalUrl("DATABASE_DIRECT_URL", /^postgres(ql)?:$/),
  NEXTAUTH_SECRET: optionalText.refine(
    (value) => value === undefined || value.length >= MIN_SECRET_LENGTH,
    `NEXTAUTH_SECRET must have ${MIN_SECRET_LENGTH} characters or more. "openssl rand -base64 48" makes one.`,
  ),
  NEXTAUTH_URL: optionalUrl("NEXTAUTH_URL", /^https?:$/),
  TRUST_PROXY: z
    .string()
    .default("0")
    .refine((value) => value === "0" || value === "1", "TRUST_PROXY must be 0 or 1.")
    .transform((value) => value === "1"),
  DEMO: onOff("DEMO"),
  MAX_LOCATIONS: wholeNumber("MAX_LOCATIONS", 500, 10_000),
  MAX_ITEMS: wholeNumber("MAX_ITEMS", 5_000, 100_000),
  AVATARS: onOff("AVATARS").transform((value) => (value ?? "on") === "on"),
  AVATARS_BASE_URL: optionalUrl("AVATARS_BASE_URL", /^https?:$/).default(
    "https://www.gravatar.com/avatar",
  ),
  ANTHROPIC_API_KEY: optionalText,
  ANTHROPIC_BASE_URL: optionalUrl("ANTHROPIC_BASE_URL", /^https?:$/),
  ANTHROPIC_MODEL: z.string().default("claude-haiku-5-5"),
  RESEND_API_KEY: optionalText,
  RESEND_BASE_URL: optionalUrl("RESEND_BASE_URL", /^https?:$/),
  SMTP_URL: optionalUrl("SMTP_URL", /^smtps?:$/),
  MAIL_FROM: optionalText.refine(
    (value) => value === undefined || readSender(value, PRODUCT) !== null,
    `MAIL_FROM must be one address, such as ${PRODUCT} <${PRODUCT.toLowerCase()}@mail.example>.`,
  ),
  OPERATOR_NAME: optionalText,
  OPERATOR_ADDRESS: optionalText,
  OPERATOR_EMAIL: emailAddress(
    "OPERATOR_EMAIL must be one address, such as anna@mail.example.",
  ).optional(),
  OPERATOR_JURISDICTION: optionalText,
  UPLOADTHING_TOKEN: optionalText.refine(
    (value) => value === undefined || isUploadThingToken(value),
    "UPLOADTHING_TOKEN must be the whole token from the API keys of your UploadThing app.",
  ),
  UPLOADTHING_INGEST_URL: optionalUrl("UPLOADTHING_INGEST_URL", /^https?:$/),
  UPLOADTHING_API_URL: optionalUrl("UPLOADTHING_API_URL", /^https?:$/),
  INNGEST_EVENT_KEY: optionalText,
  INNGEST_SIGNING_KEY: optionalText,
  INNGEST_BASE_URL: optionalUrl("INNGEST_BASE_URL", /^https?:$/),
  INNGEST_DEV: optionalText,
  LIVE_UPDATES: onOff("LIVE_UPDATES").transform((value) => (value ?? "on") === "on"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error:
        'LOG_LEVEL must be one of "fatal", "error", "warn", "info", "debug", "trace", "silent".',
    })
    .default("info"),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl("OTEL_EXPORTER_OTLP_ENDPOINT", /^https?:$/),
  OTEL_EXPORTER_OTLP_HEADERS: optionalText,
  OTEL_EXPORTER_OTLP_PROTOCOL: optionalText.refine(
    (value) => value === undefined || value === "http/json",
    'OTEL_EXPORTER_OTLP_PROTOCOL must be "http/json".',
  ),
  OTEL_SERVICE_NAME: z.string().default(PRODUCT.toLowerCase()),
  OTEL_RESOURCE_ATTRIBUTES: optionalText,
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber("OTEL_METRIC_EXPORT_INTERVAL", 60_000, 86_400_000),
  OTEL_TRACES_SAMPLER: z
    .enum(["parentbased_always_on", "parentbased_always_off", "parentbased_traceidratio"], {
      error:
        'OTEL_TRACES_SAMPLER must be "parentbased_always_on", "parentbased_always_off" or "parentbased_traceidratio".',
    })
    .default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .default("1")
    .refine(
      (value) => /^\d(\.\d+)?$/.test(value) && Number(value) <= 1,
      "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.",
    )
    .transform(Number),
});

function tracedPart(env: z.output<typeof settings>): number {
  if (env.OTEL_TRACES_SAMPLER === "parentbased_always_off") return 0;
  return env.OTEL_TRACES_SAMPLER === "parentbased_traceidratio" ? env.OTEL_TRACES_SAMPLER_ARG : 1;
}

function mailBy(env: z.output<typeof settings>): "resend" | "smtp" | "mailbox" {
  if (env.RESEND_API_KEY) return "resend";
  return env.SMTP_URL ? "smtp" : "mailbox";
}

const envSchema = settings
  .superRefine((env, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const isProduction = env.NODE_ENV === "production";
    if (isProduction && env.DATABASE_URL && !env.NEXTAUTH_SECRET) {
      refuse(
        "NEXTAUTH_SECRET",
        `DATABASE_URL is set, so NEXTAUTH_SECRET is needed too (${MIN_SECRET_LENGTH} characters or more). "openssl rand -base64 48" makes one.`,
      );
    }
    if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
      refuse(
        "DATABASE_URL",
        "DATABASE_DIRECT_URL is set, so DATABASE_URL is needed too: the address of the pooler in front of that database.",
      );
    }
    if (env.INNGEST_EVENT_KEY && !env.INNGEST_SIGNING_KEY) {
      refuse(
        "INNGEST_SIGNING_KEY",
        "INNGEST_EVENT_KEY is set, so INNGEST_SIGNING_KEY is needed too: without it anybody could call the background functions.",
      );
    }
    if (env.INNGEST_SIGNING_KEY && !env.INNGEST_EVENT_KEY) {
      refuse(
        "INNGEST_EVENT_KEY",
        "INNGEST_SIGNING_KEY is set, so INNGEST_EVENT_KEY is needed too.",
      );
    }
    if (isProduction && env.INNGEST_DEV) {
      refuse(
        "INNGEST_DEV",
        "INNGEST_DEV must not be set in production: it turns signature checks off.",
      );
    }
  })
  .transform(({ DEMO, ...env }) => ({
    ...env,
    /** Whether the demo household exists: on by default with the embedded database. */
    DEMO: DEMO === undefined ? env.DATABASE_URL === undefined : DEMO === "on",
    /** Whether `DATABASE_URL` is a pooler in transaction mode. */
    IS_POOLED: env.DATABASE_DIRECT_URL !== undefined,
    /** The mail transport: the dev mailbox unless a mail provider is set. */
    MAIL: mailBy(env),
    /** Whether the dev mailbox is open: only if the public URL is this machine's. */
    HAS_DEV_MAILBOX: mailBy(env) === "mailbox" && isLocalAddress(env.NEXTAUTH_URL),
    /** Background functions run in this process unless there are Inngest keys. */
    JOBS: env.INNGEST_EVENT_KEY ? ("inngest" as const) : ("embedded" as const),
    /** The part of requests whose traces are exported, from 0 to 1. */
    TRACED_PART: tracedPart(env),
  }));

export type Env = z.output<typeof envSchema>;

/** The names of all settings, for `.env.example` and its test. */
export const envNames = Object.keys(settings.shape);

/** A wrong or missing setting. Its message has one sentence per line, each with the correction. */
export class EnvError extends Error {
  override readonly name = "EnvError";
}

/**
 * Parses the settings of `source`.
 * @throws {EnvError} with a sentence for each wrong setting.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filledIn = Object.entries(source)
    .map(([name, value]) => [name, value?.trim()] as const)
    // An empty value, as in .env.example, counts as not set.
    .filter(([, value]) => value !== "");
  const result = envSchema.safeParse(Object.fromEntries(filledIn));
  if (result.success) return result.data;
  throw new EnvError(result.error.issues.map((issue) => issue.message).join("\n"));
}

let cached: Env | undefined;

/**
 * Returns the settings of this process, parsed once. The start script has already added those of
 * the embedded services.
 */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** Clears the cached settings, so that the next `env()` reads the environment again. */
export function resetEnv(): void {
  cached = undefined;
}
