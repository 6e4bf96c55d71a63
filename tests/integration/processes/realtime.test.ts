import { afterEach, expect, test } from "vitest";
import type { RealtimeChange } from "@/lib/core/realtime-change";
import { EventReader } from "@/tests/support/event-reader";
import { type RunningApp, startApp } from "@/tests/support/start-app";
import { startTemporaryCluster } from "@/tests/support/temporary-cluster";

const undos: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const undo of undos.splice(0).reverse()) await undo();
});

async function start(env: Record<string, string>): Promise<RunningApp> {
  const app = await startApp({ env });
  undos.push(() => app.stop());
  return app;
}

async function signIn(app: RunningApp): Promise<string> {
  const response = await send(app, "POST", "/api/login", "", {
    username: "demo",
    password: "demo1234",
  });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

function send(app: RunningApp, method: string, path: string, cookie: string, body?: object) {
  const headers = { cookie, "content-type": "application/json" };
  return fetch(`${app.url}${path}`, { method, headers, body: JSON.stringify(body) });
}

async function listen(app: RunningApp, cookie: string): Promise<EventReader> {
  const headers = { cookie, "accept-encoding": "gzip" };
  const response = await fetch(`${app.url}/api/events`, { headers });
  expect(response.status).toBe(200);
  // The stream must not be compressed: compression would delay each event until the next one.
  expect(response.headers.get("content-encoding")).toBeNull();
  if (!response.body) throw new Error("The stream has no body");
  return new EventReader(response.body);
}

const isOf = (kind: RealtimeChange["kind"]) => (change: RealtimeChange) => change.kind === kind;

test("two servers on one database exchange realtime changes and logouts, and one exits while a stream is open", async () => {
  const cluster = await startTemporaryCluster();
  undos.push(() => cluster.stop());
  const env = {
    DATABASE_URL: cluster.url,
    NEXTAUTH_SECRET: "the same secret in both of the two servers",
    DEMO: "on",
  };
  const first = await start(env);
  const second = await start(env);
  const writer = await signIn(first);
  const cookie = await signIn(second);

  const stream = await listen(second, cookie);
  await send(first, "POST", "/api/locations", writer, { name: "Attic" });
  expect((await stream.next(isOf("locations"))).by?.username).toBe("demo");
  await send(first, "POST", "/api/logout", cookie);
  await stream.ended;

  const open = await listen(first, writer);
  const began = performance.now();
  await first.kill("SIGTERM");
  await open.ended;
  expect(first.process.exitCode).toBe(0);
  // On SIGTERM, running requests are given ten seconds. An open event stream must not delay the exit that
  // long.
  expect(performance.now() - began).toBeLessThan(8_000);
});
