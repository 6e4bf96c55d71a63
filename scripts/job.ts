import { z } from "zod";
import { runFunctionNow } from "@/lib/platform/job-runner/run-function-now";
import { StartError } from "@/lib/server/start-error";
import { runOnDatabase } from "./server/run-on-database";

const USAGE =
  "Name the function, and give its event's data if it wants some, such as: npm run job -- publish-job-events";

/**
 * `npm run job -- <function> [<data as JSON>]`: runs one background function now and prints its
 * result.
 */
async function runJob(databaseUrl: string, [functionId, json = "{}"]: string[]): Promise<void> {
  if (!functionId) throw new StartError(USAGE);
  const data = readData(json);
  const run = await runFunctionNow({ databaseUrl, functionId, data });
  for (const { name, outcome } of run.steps) console.log(`${name}: ${JSON.stringify(outcome)}`);
  const hasFailed = run.status === "failed";
  const output = JSON.stringify(run.output, hasFailed ? ["name", "message"] : undefined);
  console.log(`${functionId} ${run.status}: ${output}`);
  if (hasFailed) process.exitCode = 1;
}

function readData(json: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
  } catch (error) {
    throw new StartError(`The data must be a JSON object, not: ${json}`, { cause: error });
  }
}

runOnDatabase(({ databaseUrl }) => runJob(databaseUrl, process.argv.slice(2)));
