import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { runMigrations } from "graphile-worker";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { resetEnv } from "@/lib/core/env";
import { databasePool, db, transaction } from "@/lib/server/db";
import { forgetPublishedEvents, publishEvents, recordEvent } from "@/lib/server/job-events";
import { databaseUrl, forgetJobs } from "@/tests/integration/platform/job-runner/jobs-support";

const requested = (listId: number) => ({
  id: `list:${listId}`,
  name: "shopping-list/generation.requested" as const,
  data: { listId, householdId: 1 },
});

const record = (listId: number) => transaction((tx) => recordEvent(tx, requested(listId)));

async function unpublished(): Promise<string[]> {
  const rows = await db.jobEvent.findMany({
    where: { publishedAt: null },
    orderBy: { id: "asc" },
  });
  return rows.map((row) => row.eventId);
}

beforeAll(() => runMigrations({ connectionString: databaseUrl() }));
beforeEach(forgetJobs);

async function queued(): Promise<Record<string, unknown>[]> {
  const { rows } = await databasePool().query<{ payload: Record<string, unknown> }>(
    "select payload from graphile_worker._private_jobs order by id",
  );
  return rows.map((row) => row.payload);
}

describe("publishing job events to the embedded queue", () => {
  test("publishing adds a job event to the embedded queue with its id, data and time", async () => {
    const before = Date.now();
    await record(1);
    await publishEvents();
    const [event, ...others] = await queued();
    expect(others).toEqual([]);
    expect(event).toMatchObject(requested(1));
    expect(Number(event?.ts)).toBeGreaterThanOrEqual(before - 1_000);
    expect(Number(event?.ts)).toBeLessThanOrEqual(Date.now() + 1_000);
    expect(await unpublished()).toEqual([]);
  });

  test("a job event of a rolled-back transaction is never queued", async () => {
    await expect(
      transaction(async (tx) => {
        await recordEvent(tx, requested(1));
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await publishEvents();
    expect(await queued()).toEqual([]);
  });

  test("publishing queues all unpublished job events in the order of their recording", async () => {
    await record(1);
    await record(2);
    await publishEvents();
    expect((await queued()).map(({ id }) => id)).toEqual(["list:1", "list:2"]);
  });

  test("eight simultaneous publishers queue each of 40 job events once", async () => {
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    await Promise.all(ids.map(record));
    await Promise.all(Array.from({ length: 8 }, publishEvents));
    const events = (await queued()).map(({ id }) => id);
    expect(events).toHaveLength(40);
    expect(new Set(events).size).toBe(40);
  });

  test("a job event that is recorded twice under one key is queued once", async () => {
    await record(1);
    await publishEvents();
    await record(1);
    await publishEvents();
    expect(await queued()).toHaveLength(1);
  });

  test("publishing while the queue's database schema is missing throws no error, and the job event is queued once the schema exists", async () => {
    await record(1);
    await databasePool().query("alter schema graphile_worker rename to elsewhere");
    try {
      await publishEvents();
      expect(await unpublished()).toEqual(["list:1"]);
    } finally {
      await databasePool().query("alter schema elsewhere rename to graphile_worker");
    }
    await publishEvents();
    expect(await unpublished()).toEqual([]);
  });
});

test("forgetPublishedEvents deletes job events that were published over a week ago, and no unpublished ones", async () => {
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  const event = { name: "n", data: {}, createdAt: longAgo };
  await db.jobEvent.createMany({
    data: [
      { ...event, eventId: "old", publishedAt: longAgo },
      { ...event, eventId: "new", publishedAt: new Date() },
      { ...event, eventId: "waiting" },
    ],
  });
  await forgetPublishedEvents();
  const left = await db.jobEvent.findMany({ orderBy: { id: "asc" } });
  expect(left.map(({ eventId }) => eventId)).toEqual(["new", "waiting"]);
});

describe("publishing job events to Inngest", () => {
  type Answering = "takes" | "hangs" | "fails";
  let answering: Answering;
  const eventsSchema = z.array(z.object({ id: z.string(), name: z.string(), data: z.unknown() }));
  const received: { path: string; events: z.output<typeof eventsSchema> }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const events = eventsSchema.parse(JSON.parse(body));
      received.push({ path: request.url ?? "", events });
      if (answering === "hangs") return;
      response.setHeader("content-type", "application/json");
      response.statusCode = answering === "fails" ? 503 : 200;
      response.end(JSON.stringify({ status: response.statusCode, ids: events.map(() => "x") }));
    });
  });

  beforeEach(async () => {
    received.length = 0;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv("INNGEST_EVENT_KEY", "an-event-key");
    vi.stubEnv("INNGEST_SIGNING_KEY", "signkey-test-00112233");
    vi.stubEnv("INNGEST_BASE_URL", `http://127.0.0.1:${port}`);
    resetEnv();
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    resetEnv();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test("publishing sends job events to Inngest in one request with their keys as ids", async () => {
    answering = "takes";
    await record(1);
    await record(2);
    await publishEvents();
    expect(received).toHaveLength(1);
    expect(received[0]?.path).toBe("/e/an-event-key");
    expect(received[0]?.events).toMatchObject([requested(1), requested(2)]);
    expect(await unpublished()).toEqual([]);
  });

  test("two simultaneous publishers send a job event to Inngest once", async () => {
    answering = "takes";
    await record(1);
    await Promise.all([publishEvents(), publishEvents()]);
    expect(received.flatMap(({ events }) => events)).toHaveLength(1);
  });

  test("publishing stops after about three seconds when Inngest hangs, and the job event stays unpublished", async () => {
    answering = "hangs";
    await record(1);
    const start = Date.now();
    await publishEvents();
    expect(Date.now() - start).toBeGreaterThan(2_500);
    expect(Date.now() - start).toBeLessThan(4_000);
    expect(await unpublished()).toEqual(["list:1"]);
  });

  test("a job event stays unpublished when Inngest answers 503, and the next publishing sends it", async () => {
    answering = "fails";
    await record(1);
    await publishEvents();
    expect(await unpublished()).toEqual(["list:1"]);
    answering = "takes";
    await publishEvents();
    expect(await unpublished()).toEqual([]);
  });
});
