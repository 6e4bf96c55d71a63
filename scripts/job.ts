import { z } from "zod";
import { runFunctionNow } from "@/inngest/embedded/run-function-now";
import { EnvError } from "@/lib/core/env";
import { closeDatabase } from "@/lib/server/db";
import { fillInSettings } from "@/lib/server/embedded/fill-in-settings";
import { applyMigrations } from "@/lib/server/migrations/apply-migrations";
import { StartError } from "@/lib/server/start-error";

const USAGE =
  "Name the function, and give its event's data if it wants some, such as: npm run job -- sweep-outbox";

/** `npm run job -- <function> [<data as JSON>]`: runs one background function now and prints what it did. */
async function runJob([functionId, json = "{}"]: string[]): Promise<void> {
  if (!functionId) throw new StartError(USAGE);
  const data = readData(json);
  const { databaseUrl, embedded } = await fillInSettings(console.log);
  try {
    await applyMigrations({ databaseUrl, log: console.log });
    const run = await runFunctionNow({ databaseUrl, functionId, data });
    for (const { name, outcome } of run.steps) console.log(`${name}: ${JSON.stringify(outcome)}`);
    console.log(`${functionId} ${run.status}: ${JSON.stringify(run.output)}`);
    if (run.status === "failed") process.exitCode = 1;
  } finally {
    await closeDatabase();
    await embedded?.stop();
  }
}

function readData(json: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
  } catch (error) {
    throw new StartError(`The data must be a JSON object, not: ${json}`, { cause: error });
  }
}

runJob(process.argv.slice(2)).catch((error: unknown) => {
  const isForPeople = error instanceof StartError || error instanceof EnvError;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
});
