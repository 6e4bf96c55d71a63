import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import type { SignedInDevice } from "@/lib/features/accounts/model/dto";
import { databasePool, transaction } from "@/lib/server/db";
import { announceRevocation } from "@/lib/server/realtime/announce";
import {
  changeRole,
  createMembers,
  createPerson,
  deactivate,
  deleteUser,
  signInAs,
} from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { ask, listenAs } from "./realtime-support";

describe("GET /api/events", () => {
  it("the event stream has headers that forbid caching and transformation", async () => {
    const { headers, body } = await ask(await createPerson());
    expect(headers.get("content-type")).toBe("text/event-stream");
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("cache-control")).toContain("no-transform");
    await body?.cancel();
  });

  it("GET /api/events without a session answers 401, and HEAD with a session answers 204", async () => {
    expect((await ask({})).status).toBe(401);
    expect((await ask(await createPerson(), "HEAD")).status).toBe(204);
  });

  it("the event stream answers 204 when LIVE_UPDATES is off", async () => {
    const person = await createPerson();
    process.env.LIVE_UPDATES = "off";
    resetEnv();
    expect((await ask(person)).status).toBe(204);
    delete process.env.LIVE_UPDATES;
    resetEnv();
  });

  it("a session may have four open event streams; a fifth answers 429 until one is closed", async () => {
    const person = await createPerson();
    const streams = await Promise.all([1, 2, 3, 4].map(() => listenAs(person)));
    expect((await ask(person)).status).toBe(429);
    const other = await listenAs(await createPerson());
    await streams[0]?.close();
    const again = await listenAs(person);
    await Promise.all([...streams, other, again].map((stream) => stream.close()));
  });

  it("a new event stream reports missed changes if the household has changed since the page was read", async () => {
    const [person, other] = [await createPerson(), await createPerson()];
    const first = await listenAs(person);
    // The page is read more than a second later, so that only its household decides about the stranger's stream.
    await setTimeout(1_100);
    const readAt = Date.now();
    const before = await listenAs(person, readAt);
    await call(person, "POST", "/api/locations", { name: "Attic" });
    await first.next(({ kind }) => kind === "locations");
    const after = await listenAs(person, readAt);
    const stranger = await listenAs(other, readAt);
    const withoutTime = await listenAs(person);
    await call(other, "POST", "/api/locations", { name: "Attic" });
    await call(person, "POST", "/api/locations", { name: "Cellar" });
    for (const stream of [before, after, stranger, withoutTime]) {
      await stream.next(({ kind }) => kind === "locations");
    }
    expect([before, after, stranger, withoutTime].map(({ hasMissed }) => hasMissed)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    const streams = [first, before, after, stranger, withoutTime];
    await Promise.all(streams.map((stream) => stream.close()));
  });

  it("the event stream ends when its database connection ends, and a new event stream receives changes again", async () => {
    const person = await createPerson();
    const stream = await listenAs(person);
    await databasePool().query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
    );
    await stream.ended;
    const again = await listenAs(person);
    await call(person, "POST", "/api/locations", { name: "Attic" });
    await again.next(({ kind }) => kind === "locations");
    await again.close();
  });
});

describe("event streams after a revocation", () => {
  // Stops the periodic permission check, which would end the stream within seconds and hide a missing announcement.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("a logout ends the event stream of its session at once, and no stream of another member", async () => {
    const { admin, assistant } = await createMembers();
    const [own, other] = [await listenAs(admin), await listenAs(assistant)];
    await call(admin, "POST", "/api/logout");
    await own.ended;
    expect(other.hasEnded).toBe(false);
    await other.close();
  });

  it("a sign-out from another device ends the event stream of the device at once, and no other stream", async () => {
    const { admin } = await createMembers();
    const lost = await signInAs(admin);
    const [own, other] = [await listenAs(lost), await listenAs(admin)];
    const { body } = await call<SignedInDevice[]>(lost, "GET", "/api/user/sessions");
    await call(admin, "DELETE", `/api/user/sessions/${body[0]?.id ?? 0}`);
    await own.ended;
    expect(other.hasEnded).toBe(false);
    await other.close();
  });

  it.each([
    ["is deactivated", deactivate],
    ["is deleted", deleteUser],
    [
      "gets another role",
      (person: Parameters<typeof changeRole>[0]) => changeRole(person, "regular"),
    ],
  ])(
    "the event stream of a member who %s ends when the revocation is announced",
    async (_, change) => {
      const { admin, assistant, householdId } = await createMembers();
      const [own, other] = [await listenAs(assistant), await listenAs(admin)];
      await change(assistant);
      await transaction((tx) => announceRevocation(tx, householdId));
      await own.ended;
      expect(other.hasEnded).toBe(false);
      await other.close();
    },
  );
});

it("the event stream of a deactivated member ends although no revocation was announced", async () => {
  const { assistant } = await createMembers();
  const stream = await listenAs(assistant);
  await deactivate(assistant);
  await stream.ended;
});
