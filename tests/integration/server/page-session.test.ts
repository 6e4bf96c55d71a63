import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { pageSessions } from "@/lib/server/page-sessions";
import { readSession } from "@/lib/server/session";
import { createPerson } from "@/tests/support/actors";
import { statementsOf } from "@/tests/support/count-queries";
import { inNextScope } from "@/tests/support/next-scope";

/** Renders a page for a request. Returns the user of the page and the number of SQL statements. */
async function render(cookie: string, id: string) {
  const { currentUser } = await import("@/lib/server/current-session");
  const headers = { cookie, "x-request-id": id };
  const request = new NextRequest("http://larder.test/items", { headers });
  let username: string | undefined;
  const statements = await statementsOf(() =>
    inNextScope("/items", request, async () => {
      username = (await currentUser())?.username;
    }),
  );
  return { username, statements: statements.length };
}

test("a page uses the session that the HTTP server stored for its request id, and otherwise reads it by one query", async () => {
  const [reader, other] = [await createPerson(), await createPerson()];
  const session = await readSession(reader.cookie.split("=")[1]);
  pageSessions().set("of this request", session);
  pageSessions().set("of nobody", null);
  const { username } = reader;
  expect(await render(reader.cookie, "of this request")).toEqual({ username, statements: 0 });
  expect(await render(reader.cookie, "of nobody")).toEqual({ username: undefined, statements: 0 });
  expect(await render(other.cookie, "of another request")).toEqual({
    username: other.username,
    statements: 1,
  });
  pageSessions().clear();
});
