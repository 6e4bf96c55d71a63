import { randomUUID } from "node:crypto";
import pg from "pg";

/** Makes a database with nothing in it beside that of the test file; it goes away with the run. */
export async function makeEmptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  await query(process.env.DATABASE_URL ?? "", `CREATE DATABASE ${name}`);
  return Object.assign(new URL(process.env.DATABASE_URL ?? ""), { pathname: `/${name}` }).href;
}

/** Runs SQL on a connection of its own and returns the rows. */
export async function query<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
