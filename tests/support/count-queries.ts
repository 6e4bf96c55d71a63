import pg from "pg";
import { vi } from "vitest";

/**
 * Statements that the connection pool itself sends, at the start of a connection and to probe the server. They
 * are not counted.
 */
const STATEMENTS_OF_THE_POOL = ["SET TIME ZONE 'UTC'", "SELECT 1"];

/** Runs `work` and returns the text of each statement that it sent to the database. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return sent.mock.calls
      .map(([statement]) => textOf(statement))
      .filter((text) => !STATEMENTS_OF_THE_POOL.includes(text));
  } finally {
    sent.mockRestore();
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  return String((statement as { text?: unknown } | undefined)?.text);
}
