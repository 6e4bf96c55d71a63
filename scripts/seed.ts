import { DEMO_ACCOUNT } from "@/lib/core/product";
import { StartError } from "@/lib/server/start-error";
import { ensureDemoHousehold, resetDemoHousehold } from "@/prisma/seed";
import { runOnDatabase } from "./server/run-on-database";

const PUT_BACK = "--reset";

/** `npm run seed [-- --reset]`: creates the demo household if it is missing, or resets it. */
async function seed([option]: string[]): Promise<void> {
  if (option !== undefined && option !== PUT_BACK) {
    throw new StartError(`The one option is ${PUT_BACK}, such as: npm run seed -- ${PUT_BACK}`);
  }
  console.log(`${await seedNow(option === PUT_BACK)} ${SIGN_IN}`);
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

runOnDatabase(() => seed(process.argv.slice(2)));
