import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { gatingPages } from "@/lib/platform/http-server/gate-pages";
import { db } from "@/lib/server/db";
import { pageSessions } from "@/lib/server/page-sessions";
import { createPerson } from "@/tests/support/actors";
import { deferred } from "@/tests/support/deferred";
import { lockWaiter } from "@/tests/support/lock-waiters";

test("a page request whose client disconnects while its session is read leaves no session in memory", async () => {
  const { cookie } = await createPerson();
  const [answered, gated] = [deferred<undefined>(), deferred<undefined>()];
  const gate = gatingPages((_request, response) => response.end());
  const server = createServer((request, response) => {
    request.headers["x-request-id"] = "of a client that left";
    response.once("close", () => answered.resolve(undefined));
    void Promise.resolve(gate(request, response)).then(() => gated.resolve(undefined));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = httpRequest({ host: "127.0.0.1", port, path: "/items", headers: { cookie } });
  client.on("error", () => undefined);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`;
    client.end();
    await lockWaiter();
    client.destroy();
    await answered.promise;
  });
  await gated.promise;
  server.close();
  expect([...pageSessions().keys()]).toEqual([]);
});
