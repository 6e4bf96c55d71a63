import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient } from "@/tests/support/api-client";
import { type HostedPlatform, startHostedPlatform } from "@/tests/support/hosted/hosted-platform";
import { addItem, PASSWORD, register } from "@/tests/support/household-job";

const LOGINS_PER_PAIR = 10;
const PATIENCE_MS = 30_000;

let platform: HostedPlatform;
let person: ApiClient;

beforeAll(async () => {
  platform = await startHostedPlatform();
  person = new ApiClient(platform.url);
  await register(person, "anna");
});

afterAll(() => platform.stop());

const statusAt = async (url: string, path: string, cookie: string) =>
  (await fetch(`${url}${path}`, { headers: https({ cookie }) })).status;

/** The headers of the platform's proxy, for calls to one instance. */
const https = (headers: Record<string, string> = {}) => ({
  ...headers,
  "x-forwarded-proto": "https",
  "x-forwarded-for": "192.0.2.7",
});

test("a session is valid at both instances, and ends at both with a logout at one", async () => {
  const other = new ApiClient(platform.url);
  await other.call("POST", "/api/login", { username: "anna", password: PASSWORD });
  const { session } = other;
  const ask = () =>
    Promise.all(platform.instances.map(({ url }) => statusAt(url, "/api/user", session)));
  expect(await ask()).toEqual([200, 200]);
  await other.call("POST", "/api/logout");
  expect(await ask()).toEqual([401, 401]);
});

test("both instances share the limit of failed logins, and a forged X-Forwarded-For does not avoid it", async () => {
  const attempt = (index: number) =>
    fetch(`${platform.url}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `198.51.100.${index}` },
      body: JSON.stringify({ username: "nobody-else", password: "a wrong one" }),
    });
  const statuses: number[] = [];
  for (let index = 0; index <= LOGINS_PER_PAIR; index += 1)
    statuses.push((await attempt(index)).status);
  expect(statuses).toEqual([...Array<number>(LOGINS_PER_PAIR).fill(401), 429]);
});

describe("changes of others", () => {
  test("a change at one instance reaches the event streams of both", async () => {
    const streams = await Promise.all(
      platform.instances.map(({ url }) =>
        fetch(`${url}/api/events`, {
          headers: https({ cookie: person.session }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        }),
      ),
    );
    const firstEvents = streams.map(async ({ status, body }) => {
      expect(status).toBe(200);
      let text = "";
      for await (const chunk of body ?? []) {
        text += new TextDecoder().decode(chunk);
        if (text.includes("event: items")) return "items";
      }
      return text;
    });
    await addItem(person, { name: "Rice" });
    expect(await Promise.all(firstEvents)).toEqual(["items", "items"]);
  });

  test("with LIVE_UPDATES=off an instance answers 204, and a poll shows the change of another instance", async () => {
    const quiet = await platform.addInstance({ LIVE_UPDATES: "off" });
    const headers = https({ cookie: person.session });
    expect(await statusAt(quiet.url, "/api/events", person.session)).toBe(204);
    const id = await addItem(person, { name: "Lentils" });
    const items = await fetch(`${quiet.url}/api/items`, { headers });
    expect(await items.json()).toContainEqual(expect.objectContaining({ id, name: "Lentils" }));
  });
});
