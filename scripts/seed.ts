import { EnvError } from "@/lib/core/env";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import { closeDatabase } from "@/lib/server/db";
import { fillInSettings } from "@/lib/server/embedded/fill-in-settings";
import { applyMigrations } from "@/lib/server/migrations/apply-migrations";
import { StartError } from "@/lib/server/start-error";
import { ensureDemoHousehold, resetDemoHousehold } from "@/prisma/seed";

const PUT_BACK = "--reset";

/** `npm run seed [-- --reset]`: makes the demo household unless it is there, or puts it back. */
async function seed([option]: string[]): Promise<void> {
  if (option !== undefined && option !== PUT_BACK) {
    throw new StartError(`The one option is ${PUT_BACK}, such as: npm run seed -- ${PUT_BACK}`);
  }
  const { databaseUrl, embedded } = await fillInSettings(console.log);
  try {
    await applyMigrations({ databaseUrl, log: console.log });
    console.log(`${await seedNow(option === PUT_BACK)} ${SIGN_IN}`);
  } finally {
    await closeDatabase();
    await embedded?.stop();
  }
}

const SIGN_IN = `Sign in as ${DEMO_ACCOUNT.username}, ${DEMO_ACCOUNT.password}.`;

async function seedNow(isPutBack: boolean): Promise<string> {
  if (isPutBack) {
    await resetDemoHousehold();
    return "The demo household is as new.";
  }
  return (await ensureDemoHousehold()) === "created"
    ? "Made the demo household."
    : `The demo household is there and stays as it is; npm run seed -- ${PUT_BACK} puts it back.`;
}

seed(process.argv.slice(2)).catch((error: unknown) => {
  const isForPeople = error instanceof StartError || error instanceof EnvError;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
});
