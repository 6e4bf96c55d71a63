import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { hangs, writes } from "@/tests/support/anthropic-stub";
import { ApiClient } from "@/tests/support/api-client";
import { type HostedPlatform, startHostedPlatform } from "@/tests/support/hosted/hosted-platform";
import {
  addItem,
  completeCheck,
  type List,
  register,
  waitForList,
} from "@/tests/support/household-job";

const SIX_MINUTES_S = 360;
const WANTED = "You want {wanted}.";
const writesWell = writes((lines) => lines.map(({ lineId }) => ({ lineId, rationale: WANTED })));

let platform: HostedPlatform;
let person: ApiClient;
let itemId: number;

beforeAll(async () => {
  platform = await startHostedPlatform();
  person = new ApiClient(platform.url);
  await register(person, "anna");
  itemId = await addItem(person);
});

afterAll(() => platform.stop());

beforeEach(() => {
  platform.anthropic.reply(writesWell);
});

test("a call signed with the signing key registers the functions at Inngest, and other calls are refused", async () => {
  const { inngest, url } = platform;
  expect(await inngest.sync(`${url}/api/inngest`)).toContain("larder-generate-shopping-list");
  const headers = { "x-inngest-sync-kind": "in_band" };
  const forged = await inngest.call("PUT", "", { url }, { headers, key: "another key" });
  expect(forged.status).toBe(401);
  const bare = await fetch(`${url}/api/inngest`, { method: "PUT", headers });
  expect(bare.status).not.toBe(200);
});

test.each([
  ["another key", { key: "another key" }],
  ["a signature of six minutes ago", { seconds: Math.floor(Date.now() / 1_000) - SIX_MINUTES_S }],
])("a function call with %s is refused", async (_, options) => {
  const query = "?fnId=larder-clean-up&stepId=step";
  const answer = await platform.inngest.call("POST", query, { event: {}, ctx: {} }, options);
  expect(answer.status).toBe(401);
});

test("a list is written while Inngest is down, and gets its rationales when the event is published later", async () => {
  const { inngest } = platform;
  inngest.setDown(true);
  const listId = await completeCheck(person, itemId);
  const waiting = await person.call<List>("GET", `/api/shopping-lists/${listId}`);
  expect(waiting).toMatchObject({ status: "generating", items: [{ quantity: 3 }] });
  inngest.setDown(false);
  expect(inngest.events).not.toContain(`list:${listId}`);
  const run = await inngest.runNow("publish-job-events");
  expect(run.isEnded).toBe(true);
  const list = await waitForList(person, listId);
  expect(list.items[0]?.rationaleSource).toBe("claude");
});

test("a function whose instance is killed between two steps continues on another instance", async () => {
  const { inngest, instances, proxy, addInstance } = platform;
  inngest.setDown(true);
  const listId = await completeCheck(person, itemId);
  inngest.setDown(false);
  let killed = 0;
  const run = await inngest.runNow("publish-job-events", async () => {
    if (killed > 0) return;
    killed += 1;
    // The process of one instance ends after the first step.
    await instances[0]?.kill("SIGKILL");
  });
  expect(run).toMatchObject({ isEnded: true, statuses: [206, 206, 206, 200] });
  expect((await waitForList(person, listId)).items[0]?.rationaleSource).toBe("claude");
  instances.shift();
  proxy.use(instances.map(({ url }) => url));
  await addInstance();
});

test("a step whose instance is killed runs again on another instance, and writes the rationales once", async () => {
  const { anthropic, inngest, instances, proxy } = platform;
  anthropic.reply(hangs, writesWell);
  const listId = await completeCheck(person, itemId);
  await vi.waitFor(() => expect(anthropic.requests).toHaveLength(1), { timeout: 30_000 });
  // The test does not know which of the two instances runs the step, so it replaces and kills both.
  const old = instances.splice(0);
  await platform.addInstance();
  await Promise.all(old.map(({ kill }) => kill("SIGKILL")));
  const list = await waitForList(person, listId);
  expect(list.items.map(({ rationaleSource }) => rationaleSource)).toEqual(["claude"]);
  expect(anthropic.requests).toHaveLength(2);
  const run = inngest.runs.findLast(({ functionId }) =>
    functionId.endsWith("generate-shopping-list"),
  );
  await vi.waitFor(() => expect(run?.statuses).toEqual([502, 206, 200]), { timeout: 30_000 });
  proxy.use(instances.map(({ url }) => url));
});
