import { PRODUCT } from "@/lib/core/product";
import { backUp } from "@/lib/platform/backup/back-up";
import { describeBackup, describeSize } from "./server/describe-backup";
import { readFileArguments } from "./server/file-arguments";
import { runOnDatabase, type Workplace } from "./server/run-on-database";

/**
 * `npm run backup -- FILE [--force]`: writes database and photos to one file. The server may be
 * running.
 */
async function runBackup({ databaseUrl, signal }: Workplace, values: string[]): Promise<void> {
  const { file, isForced } = readFileArguments(values, "npm run backup -- larder.backup");
  const options = { databaseUrl, file, isOverwriting: isForced, signal };
  const { manifest, size, foreignTables } = await backUp(options);
  console.log(`Backed up ${describeBackup(manifest)} to ${file} (${describeSize(size)}).`);
  for (const name of manifest.missingPhotos) {
    console.log(`The photo ${name} was no longer in its store.`);
  }
  if (foreignTables.length > 0) {
    console.log(`Left out, because they are not ${PRODUCT}'s: ${foreignTables.join(", ")}.`);
  }
}

runOnDatabase((place) => runBackup(place, process.argv.slice(2)), { isMigrating: false });
