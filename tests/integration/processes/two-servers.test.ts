import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "@/tests/support/start-app";
import { startTemporaryCluster } from "@/tests/support/temporary-cluster";

/** Number of simultaneous API calls, alternating between the two servers of the test. */
const AT_ONCE = 8;
const ROUNDS = [1, 2, 3];

let servers: RunningApp[] = [];
let cluster: Awaited<ReturnType<typeof startTemporaryCluster>>;
let cookie = "";
let itemId = 0;

async function send(server: number, method: string, path: string, body?: object) {
  const response = await fetch(`${servers[server % servers.length]?.url}${path}`, {
    method,
    headers: { cookie, "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, cookies: response.headers.getSetCookie(), text };
}

async function create(path: string, body?: object): Promise<number> {
  const { text } = await send(0, "POST", path, body);
  return (JSON.parse(text) as { id: number }).id;
}

const atOnce = <T>(call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => call(index)));

const count = (server: number, updateId: number, newStock: number) =>
  send(server, "POST", "/api/inventory-items", { updateId, itemId, newStock });

/** Returns the number of answers by status. */
function tally(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

beforeAll(async () => {
  cluster = await startTemporaryCluster();
  const env = {
    DATABASE_URL: cluster.url,
    NEXTAUTH_SECRET: "the same secret in both of the two servers",
  };
  servers = [await startApp({ env }), await startApp({ env })];
  const person = { username: "two-servers", email: "two@example.org", password: "correct horse" };
  const consents = { privacyConsent: true, termsConsent: true };
  const { cookies } = await send(0, "POST", "/api/register", { ...person, ...consents });
  cookie = cookies[0]?.split(";")[0] ?? "";
  const locationId = await create("/api/locations", { name: "Pantry" });
  itemId = await create("/api/items", { name: "Rice", locationId, unit: "bag", desiredStock: 2 });
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await cluster.stop();
});

test.each(ROUNDS)(
  "two servers start one check, store one entry per item and complete the check once (round %i)",
  async () => {
    const starts = await atOnce((index) => send(index, "POST", "/api/inventory-updates"));
    expect(tally(starts)).toEqual({ 201: 1, 409: AT_ONCE - 1 });
    const started = starts.find(({ status }) => status === 201);
    const { id } = JSON.parse(started?.text ?? "") as { id: number };

    expect(tally(await atOnce((index) => count(index, id, index)))).toEqual({ 200: AT_ONCE });
    const counts = await send(1, "GET", `/api/inventory-updates/${id}/items`);
    expect(JSON.parse(counts.text)).toHaveLength(1);

    const ends = await atOnce((index) =>
      index < 2 ? count(index, id, 1) : send(index, "PUT", `/api/inventory-updates/${id}/complete`),
    );
    expect(tally(ends.slice(2))).toEqual({ 200: 1, 409: AT_ONCE - 3 });
    for (const { status } of ends.slice(0, 2)) expect([200, 409]).toContain(status);
    const { text } = await send(0, "GET", "/api/shopping-lists");
    const lists = JSON.parse(text) as { updateId: number }[];
    expect(lists.filter(({ updateId }) => updateId === id)).toHaveLength(1);
  },
);

test.each(ROUNDS)(
  "cancelling a check during simultaneous counts at two servers restores the stock (round %i)",
  async (round) => {
    const before = await stock();
    const id = await create("/api/inventory-updates");
    const answers = await atOnce((index) =>
      index === AT_ONCE / 2
        ? send(index, "DELETE", `/api/inventory-updates/${id}`)
        : count(index, id, 100 * round + index),
    );
    expect(answers[AT_ONCE / 2]?.status).toBe(204);
    for (const { status } of answers) expect([200, 204, 409]).toContain(status);
    // In any order of the calls, the stock is the same as before the cancelled check.
    expect(await stock()).toBe(before);
    expect((await send(0, "GET", "/api/inventory-updates/active")).status).toBe(404);
  },
);

async function stock(): Promise<number> {
  const { text } = await send(1, "GET", `/api/items/${itemId}`);
  return (JSON.parse(text) as { currentStock: number }).currentStock;
}
