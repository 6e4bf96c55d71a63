import { fillUsernameSkeletons } from "@/lib/features/accounts/server/steps/fill-username-skeletons";
import { runOnDatabase } from "./server/run-on-database";

// npm run migrate: applies the committed migrations to the database. `npm start` does this itself. The
// command is for hosted platforms, which do not run `npm start`.
runOnDatabase(async () => {
  await fillUsernameSkeletons();
  console.log("The database is up to date.");
});
