import type { Env } from "@/lib/core/env";
import { ok, type Verdict, warning } from "./finding";

/** Judges the secrets and the keys of outside services. `parseEnv` has refused keys with a wrong form. */
export function judgeKeys(
  env: Pick<Env, "NEXTAUTH_SECRET" | "JOBS" | "INNGEST_SIGNING_KEY" | "UPLOADTHING_TOKEN"> &
    Pick<Env, "ANTHROPIC_API_KEY">,
  hasSecretFile: boolean,
): Verdict[] {
  return [
    judgeSecret(env.NEXTAUTH_SECRET !== undefined, hasSecretFile),
    judgeInngest(env),
    ok(env.UPLOADTHING_TOKEN ? "UploadThing keeps the photos" : "photos are files in DATA_DIR"),
    ok(
      env.ANTHROPIC_API_KEY
        ? "Claude writes the reasons on lists"
        : "a template writes the reasons on lists",
    ),
  ];
}

function judgeSecret(isSet: boolean, hasFile: boolean): Verdict {
  if (isSet) return ok("the session secret is NEXTAUTH_SECRET");
  if (hasFile) return ok("the session secret is in DATA_DIR/session-secret");
  return ok("the first start makes the session secret");
}

function judgeInngest({
  JOBS,
  INNGEST_SIGNING_KEY: key,
}: Pick<Env, "JOBS" | "INNGEST_SIGNING_KEY">): Verdict {
  if (JOBS === "embedded") return ok("background functions run in the server");
  if (key?.startsWith("signkey-")) return ok("Inngest runs the background functions");
  return warning(
    'INNGEST_SIGNING_KEY does not begin with "signkey-", as the keys of Inngest do',
    "Copy the signing key again from Inngest. With a wrong key no background function runs.",
  );
}
