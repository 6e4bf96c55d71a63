import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { requireUtc, sendUnnamed } from "@/lib/server/pooled-connection";

test("sendUnnamed removes the name of a statement, and passes its text and values to the client", async () => {
  const query = vi.spyOn(pg.Client.prototype, "query").mockReturnValue(undefined);
  const client = new pg.Client();
  sendUnnamed(client);
  await client.query({ name: "live-session", text: "SELECT $1", values: [1] });
  await client.query("SELECT $1", [2]);
  expect(query.mock.calls).toEqual([
    [{ name: undefined, text: "SELECT $1", values: [1] }],
    ["SELECT $1", [2]],
  ]);
});

/** Returns a client whose queries are answered with `row`. */
function clientAnswering(row: object): pg.Client {
  return Object.assign(new pg.Client(), { query: () => Promise.resolve({ rows: [row] }) });
}

describe("requireUtc", () => {
  test.each(["UTC", "GMT", "Etc/UTC"])(
    "requireUtc accepts a database of the time zone %s",
    async (zone) => {
      const client = clientAnswering({ zone, database: "larder" });
      await requireUtc(client);
    },
  );

  test.each(["Asia/Kolkata", "Etc/GMT+5", "Europe/London"])(
    "requireUtc refuses a database of the time zone %s with the statement that changes the time zone",
    async (zone) => {
      const client = clientAnswering({ zone, database: '"my larder"' });
      await expect(requireUtc(client)).rejects.toThrow(
        `The time zone of the database is ${zone}. Behind a pooler it must be UTC. Run: ALTER DATABASE "my larder" SET timezone TO 'UTC'.`,
      );
    },
  );
});
