import pg from "pg";
import { vi } from "vitest";

/** What each new connection begins with: how many of them the work needs is not its own doing. */
const GREETING = "SET TIME ZONE 'UTC'";

/** Does the work and tells what was sent to the database for it, statement by statement. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return sent.mock.calls
      .map(([statement]) => textOf(statement))
      .filter((text) => text !== GREETING);
  } finally {
    sent.mockRestore();
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  return String((statement as { text?: unknown } | undefined)?.text);
}
