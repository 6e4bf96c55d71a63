import { existsSync } from "node:fs";
import path from "node:path";
import { type Env, EnvError, envNames, parseEnv } from "@/lib/core/env";
import { migrationsDir, readMigrations } from "@/lib/platform/migrations/migration-files";
import { examineDataDir } from "./examine-data-dir";
import { examineDatabase } from "./examine-database";
import { examineMail } from "./examine-mail";
import { examineServer } from "./examine-server";
import { failure, type Finding, ok, type Verdict } from "./finding";
import { judgeAddress } from "./judge-address";
import { judgeClock } from "./judge-clock";
import { judgeKeys } from "./judge-keys";

/**
 * What the doctor examines: the environment of a production server, and the URL at which this machine would reach
 * the server.
 */
interface Patient {
  environment: Record<string, string | undefined>;
  localAddress: (env: Env) => string;
}

/** Examines an installation, whether or not its server runs, and changes nothing in it. */
export async function examine({ environment, localAddress }: Patient): Promise<Finding[]> {
  const of = (topic: string, verdicts: readonly Verdict[]): Finding[] =>
    verdicts.map((verdict) => ({ topic, ...verdict }));
  const { env, verdicts } = readSettings(environment);
  const settings = of("Settings", verdicts);
  const names = (await readMigrations(migrationsDir())).map(({ name }) => name);
  const clock = of("Clock", [judgeClock(new Date(), names)]);
  // Without valid settings it is unknown what to examine.
  if (!env) return [...settings, ...clock];
  const dataDir = path.resolve(env.DATA_DIR);
  return [
    ...settings,
    ...clock,
    ...of("Data", await examineDataDir(dataDir)),
    ...of("Database", await examineDatabase(env, dataDir)),
    ...of("Keys", judgeKeys(env, existsSync(path.join(dataDir, "session-secret")))),
    ...of("Address", judgeAddress(env)),
    ...of("Mail", await examineMail(env)),
    ...of("Server", await examineServer(localAddress(env))),
  ];
}

function readSettings(environment: Patient["environment"]): { env?: Env; verdicts: Verdict[] } {
  try {
    // The server runs with NODE_ENV=production, which makes the rules for settings stricter.
    const env = parseEnv({ ...environment, NODE_ENV: "production" });
    const count = envNames.filter(
      (name) => name !== "NODE_ENV" && environment[name]?.trim(),
    ).length;
    return { env, verdicts: [ok(`${count} set, all of them valid`)] };
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return { verdicts: error.message.split("\n").map((sentence) => failure(sentence, FIX)) };
  }
}

const FIX = "Correct it in .env, or where the environment is set, and run the doctor again.";
