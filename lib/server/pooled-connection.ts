import type pg from "pg";
import { StartError } from "./start-error";

const UTC = /^(Etc\/)?(UTC|GMT|UCT|Zulu|Universal)$/i;

/**
 * Requires that the time zone of the database itself is UTC. A pooler in transaction mode may run each transaction on
 * another connection of PostgreSQL, so a time zone that the client sets would not apply to all of them.
 * @throws {StartError} with the statement that sets the time zone for good
 */
export async function requireUtc(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ zone: string; database: string }>(
    "SELECT current_setting('TimeZone') AS zone, quote_ident(current_database()) AS database",
  );
  const { zone = "", database = "" } = rows[0] ?? {};
  if (UTC.test(zone)) return;
  throw new StartError(
    `The time zone of the database is ${zone}. Behind a pooler it must be UTC. Run: ALTER DATABASE ${database} SET timezone TO 'UTC'. Then make the pooler reconnect.`,
  );
}

/**
 * Removes the names of all statements that a client sends. The next transaction may run on another connection of
 * PostgreSQL, which has not prepared the named statement.
 */
export function sendUnnamed(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  const query = (statement: unknown, ...rest: unknown[]) => send(withoutName(statement), ...rest);
  Object.assign(client, { query });
}

function withoutName(statement: unknown): unknown {
  const isNamed = typeof statement === "object" && statement !== null && "name" in statement;
  return isNamed ? { ...statement, name: undefined } : statement;
}
