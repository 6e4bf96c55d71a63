import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ApiClient } from "@/tests/support/api-client";
import { type DatabaseLink, linkDatabase } from "@/tests/support/database-link";
import { signalPostgres } from "@/tests/support/postgres-processes";
import { type RunningApp, startApp } from "@/tests/support/start-app";
import { startTemporaryCluster } from "@/tests/support/temporary-cluster";

let cluster: Awaited<ReturnType<typeof startTemporaryCluster>>;
let link: DatabaseLink;
let app: RunningApp;
let cookie: string;

beforeAll(async () => {
  cluster = await startTemporaryCluster();
  link = await linkDatabase(cluster.url);
  const NEXTAUTH_SECRET = "a secret of this test and of nothing else";
  app = await startApp({ env: { DATABASE_URL: link.url, NEXTAUTH_SECRET, DEMO: "on" } });
  const person = new ApiClient(app.url);
  await person.call("POST", "/api/login", { username: "demo", password: "demo1234" });
  cookie = person.session;
  for (const path of [...pages, ...publicPages]) expect((await open(path)).status).toBe(200);
});

afterAll(async () => {
  await app.stop();
  await link.cut();
  await cluster.stop();
});

const pages = ["/", "/items", "/locations", "/shopping-list", "/inventory-check", "/settings"];
const publicPages = ["/privacy-policy", "/terms", "/cookie-policy", "/forgot-password", "/offline"];

function open(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}${path}`, { headers: { cookie, ...headers }, redirect: "manual" });
}

/**
 * Expects a 503 with the document that renders the stored household of the device. The document itself contains
 * no data.
 */
async function expectOutage(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const html = await answer.text();
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  expect(html).toContain(`nonce="${nonce}"`);
  expect(html).toContain("data-keep=");
  expect(html).not.toContain("demo");
}

async function expectRecovery(): Promise<void> {
  for (const path of pages)
    await vi.waitFor(async () => expect((await open(path)).status).toBe(200), { timeout: 5_000 });
  expect(await (await open("/items")).text()).toContain("demo");
}

interface Outage {
  name: string;
  begin: () => Promise<void> | void;
  end: () => Promise<void> | void;
}

const outages: Outage[] = [
  { name: "stopped", begin: () => link.cut(), end: () => link.restore() },
  {
    name: "frozen",
    begin: () => signalPostgres(cluster.dataDir, "SIGSTOP"),
    end: () => signalPostgres(cluster.dataDir, "SIGCONT"),
  },
];

describe.runIf(process.platform === "linux").each(outages)(
  "while PostgreSQL is $name",
  (outage) => {
    beforeAll(() => outage.begin());
    // Resumes PostgreSQL also after a failed test, because a frozen cluster cannot be stopped.
    afterAll(() => signalPostgres(cluster.dataDir, "SIGCONT"));

    test.each([...pages, "/auth"])(
      `%s answers 503 with the document that renders stored data while PostgreSQL is ${outage.name}`,
      async (path) => {
        await expectOutage(await open(path));
        expect((await open(path, { rsc: "1" })).status).toBe(503);
      },
    );

    test.each(publicPages)(`%s answers 200 while PostgreSQL is ${outage.name}`, async (path) => {
      expect((await open(path)).status).toBe(200);
    });

    test(`/auth shows the login form without a session while PostgreSQL is ${outage.name}`, async () => {
      const answer = await fetch(`${app.url}/auth`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("Login");
    });

    test(`pages answer 200 again after PostgreSQL was ${outage.name}`, async () => {
      await outage.end();
      await expectRecovery();
    });
  },
);
