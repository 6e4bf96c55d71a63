import pg from "pg";
import { openEmbeddedDatabase } from "@/lib/server/embedded/open-database";
import type { Role } from "@/lib/policy/actor";

/** Gives somebody another role in the app that the browser tests look at, behind its back. */
export async function changeRoleInApp(username: string, role: Role): Promise<void> {
  const dataDir = process.env.APP_DATA_DIR;
  if (!dataDir) throw new Error("APP_DATA_DIR is set by the browser tests' set-up");
  const database = await openEmbeddedDatabase({ dataDir, log: () => undefined });
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query("UPDATE users SET role = $1 WHERE username = $2", [role, username]);
  await client.end();
  await database.stop();
}
