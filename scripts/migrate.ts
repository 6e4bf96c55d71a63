import { fillUsernameSkeletons } from "@/lib/features/accounts/server/steps/fill-username-skeletons";
import { runOnDatabase } from "./server/run-on-database";

// npm run migrate: brings the database to the committed migrations. A start does that by itself; this is
// for a hosted platform, where nothing starts.
runOnDatabase(async () => {
  await fillUsernameSkeletons();
  console.log("The database is up to date.");
});
