// Runs before a test file whose calls go to two real servers on its database instead of to the route handlers in its
// process. The calls alternate between the servers.
import { afterAll, beforeAll } from "vitest";
import { useTransport } from "./call";
import { type RunningApp, startApp } from "./start-app";

let servers: RunningApp[] = [];
let calls = 0;

beforeAll(async () => {
  const { DATABASE_URL = "", NEXTAUTH_SECRET = "" } = process.env;
  // Each call has a random client address in a header, so that no limit per address is reached. The servers
  // read this header only with TRUST_PROXY.
  const env = { DATABASE_URL, NEXTAUTH_SECRET, TRUST_PROXY: "1" };
  servers = [await startApp({ env }), await startApp({ env })];
  useTransport(async (request) => {
    calls += 1;
    const server = servers[calls % servers.length];
    const { pathname, search } = request.nextUrl;
    const headers = new Headers(request.headers);
    headers.delete("host");
    const body = request.method === "GET" ? undefined : await request.arrayBuffer();
    return fetch(`${server?.url}${pathname}${search}`, {
      method: request.method,
      headers,
      ...(body?.byteLength ? { body } : {}),
      redirect: "manual",
    });
  });
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
});
