import { randomUUID } from "node:crypto";
import pg from "pg";

/** Creates an empty database in the cluster of the test run, and returns its URL. The run deletes the cluster. */
export async function makeEmptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  await query(process.env.DATABASE_URL ?? "", `CREATE DATABASE ${name}`);
  return Object.assign(new URL(process.env.DATABASE_URL ?? ""), { pathname: `/${name}` }).href;
}

/** Runs SQL on a separate connection and returns the rows. */
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
