import { restore } from "@/lib/platform/backup/restore";
import { claimDataDir } from "./server/claim-data-dir";
import { describeBackup } from "./server/describe-backup";
import { readFileArguments } from "./server/file-arguments";
import { runOnDatabase, type Workplace } from "./server/run-on-database";

/**
 * `npm run restore -- FILE [--force]`: restores a backup into an empty database, or replaces an
 * existing one.
 */
async function runRestore(place: Workplace, values: string[]): Promise<void> {
  const { databaseUrl, dataDir, embedded, signal } = place;
  const { file, isForced } = readFileArguments(values, "npm run restore -- larder.backup");
  if (embedded) await claimDataDir(embedded, dataDir);
  const options = { databaseUrl, file, isReplacing: isForced, signal };
  const { manifest, replaced, migrated } = await restore(options);
  console.log(`Restored ${describeBackup(manifest)}, as they were at ${manifest.createdAt}.`);
  if (replaced > 0) console.log(`Replaced ${replaced} household(s).`);
  if (migrated.length > 0) {
    console.log(`It came from an older version; brought up to date by ${migrated.join(", ")}.`);
  }
  for (const name of manifest.missingPhotos) {
    console.log(`The photo ${name} is not in the backup: it was gone when that was made.`);
  }
  console.log("Everybody signs in again. Start with: npm start");
}

runOnDatabase((place) => runRestore(place, process.argv.slice(2)), { isMigrating: false });
