import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { databasePool, transaction } from "@/lib/server/db";
import { announceRevocation } from "@/lib/server/realtime/announce";
import {
  changeRole,
  createMembers,
  createPerson,
  deactivate,
  deleteUser,
} from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { ask, listenAs } from "./realtime-support";

describe("the stream", () => {
  it("is one that nothing on the way keeps or holds back", async () => {
    const { headers, body } = await ask(await createPerson());
    expect(headers.get("content-type")).toBe("text/event-stream");
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("cache-control")).toContain("no-transform");
    await body?.cancel();
  });

  it("is not opened for whoever is not signed in, nor by a look at its head", async () => {
    expect((await ask({})).status).toBe(401);
    expect((await ask(await createPerson(), "HEAD")).status).toBe(204);
  });

  it("can be turned off, in words that keep a browser from trying again", async () => {
    const person = await createPerson();
    process.env.LIVE_UPDATES = "off";
    resetEnv();
    expect((await ask(person)).status).toBe(204);
    delete process.env.LIVE_UPDATES;
    resetEnv();
  });

  it("may be open four times in a session; one that is left makes room", async () => {
    const person = await createPerson();
    const streams = await Promise.all([1, 2, 3, 4].map(() => listenAs(person)));
    expect((await ask(person)).status).toBe(429);
    const other = await listenAs(await createPerson());
    await streams[0]?.close();
    const again = await listenAs(person);
    await Promise.all([...streams, other, again].map((stream) => stream.close()));
  });

  it("begins with what changed while the page was loaded, and only with that", async () => {
    const [person, other] = [await createPerson(), await createPerson()];
    const first = await listenAs(person);
    await call(person, "POST", "/api/locations", { name: "Attic" });
    await first.next(({ kind }) => kind === "locations");
    const between = Date.now();
    await call(person, "POST", "/api/locations", { name: "Cellar" });
    await expect.poll(() => first.changes).toHaveLength(2);
    const late = await listenAs(person, Date.now() - between + 1);
    await late.next(({ kind }) => kind === "locations");
    expect(late.changes).toEqual([
      expect.objectContaining({ kind: "locations", ids: [], by: null }),
    ]);
    const stranger = await listenAs(other, Date.now() - between + 1);
    const early = await listenAs(person, 60_000);
    await early.next(({ kind }) => kind === "list");
    expect(early.changes.map(({ kind }) => kind)).toEqual(["locations", "items", "check", "list"]);
    expect(stranger.changes).toEqual([]);
    await Promise.all([first, late, stranger, early].map((stream) => stream.close()));
  });

  it("ends with the connection to the database, and is there again after it", async () => {
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

describe("the stream ends at once for whoever", () => {
  // Without the regular look at who may listen: it would come within seconds and hide a silent end.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("logs out, and for nobody else", async () => {
    const { admin, assistant } = await createMembers();
    const [own, other] = [await listenAs(admin), await listenAs(assistant)];
    await call(admin, "POST", "/api/logout");
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
  ])("%s, once that is announced", async (_, change) => {
    const { admin, assistant, householdId } = await createMembers();
    const [own, other] = [await listenAs(assistant), await listenAs(admin)];
    await change(assistant);
    await transaction((tx) => announceRevocation(tx, householdId));
    await own.ended;
    expect(other.hasEnded).toBe(false);
    await other.close();
  });
});

it("the stream ends within seconds for whoever is deactivated behind everybody's back", async () => {
  const { assistant } = await createMembers();
  const stream = await listenAs(assistant);
  await deactivate(assistant);
  await stream.ended;
});
