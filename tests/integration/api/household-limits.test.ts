import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { runLimited } from "@/lib/server/work-limits";
import { createPerson, type Person } from "@/tests/support/actors";
import { call, type Method } from "@/tests/support/call";
import { createCheck, createItem, createList, createLocation } from "@/tests/support/factories";
import { holdLimit, watch } from "@/tests/support/hold-limit";
import { tally } from "./races/at-once";

/** Calls that take longer to answer the more rows a household has. */
const READS = [
  "/api/items",
  "/api/locations",
  "/api/locations/[location]/items",
  "/api/inventory-updates/completed",
  "/api/inventory-updates/[check]/items",
  "/api/inventory-updates/[check]/changes",
  "/api/shopping-lists",
  "/api/shopping-lists/latest",
  "/api/shopping-lists/[list]",
  "/api/export/csv",
  "/api/user/export-data",
];

async function createHome() {
  const admin = await createPerson();
  const { householdId } = admin;
  const { id: locationId } = await createLocation({ householdId });
  await createItem({ locationId });
  const check = await createCheck({
    householdId,
    status: "completed",
    completedAt: new Date(),
    outOfStock: 1,
    lowStock: 0,
    wellStocked: 0,
  });
  const list = await createList({ householdId, updateId: check.id });
  const path = (pattern: string) =>
    pattern
      .replace("[location]", String(locationId))
      .replace("[check]", String(check.id))
      .replace("[list]", String(list.id));
  return { admin, path, locationId };
}

const holdReads = ({ householdId }: Person) =>
  holdLimit("reads:household", { householdId, weight: 2 });

/** Waits long enough for the answer of every call that is not blocked. */
async function waitForUnblockedCalls(): Promise<void> {
  await call(await createPerson(), "GET", "/api/items");
  await new Promise((resolve) => setTimeout(resolve, 200));
}

describe("the limit of concurrent reads per household", () => {
  it.each(READS)(
    "GET %s waits while the household runs its maximum of concurrent reads",
    async (pattern) => {
      const { admin, path } = await createHome();
      // Calls the route once, so that the measured calls do not wait for its modules to load.
      await call(admin, "GET", path(pattern));
      const release = await holdReads(admin);
      const answer = call(admin, "GET", path(pattern));
      const state = watch(answer);
      await waitForUnblockedCalls();
      expect(state.isSettled).toBe(false);
      await release();
      expect((await answer).status).toBe(200);
    },
  );

  it("a household at its limit of concurrent reads does not delay another household", async () => {
    const { admin } = await createHome();
    const { admin: neighbour } = await createHome();
    await holdReads(admin);
    expect((await call(neighbour, "GET", "/api/items")).status).toBe(200);
  });

  it("a household at its limit of concurrent reads can still read a single location, the user and the household", async () => {
    const { admin, locationId } = await createHome();
    await holdReads(admin);
    const paths = [`/api/locations/${locationId}`, "/api/user", "/api/household"];
    for (const path of paths) expect((await call(admin, "GET", path)).status).toBe(200);
  });

  it("a read answers 503 with Retry-After when 64 reads of the household are pending", async () => {
    const { admin } = await createHome();
    const release = await holdReads(admin);
    // The read that `holdReads` keeps running is one of the 64 pending reads, so one of these 64 calls is
    // refused.
    const reads = Array.from({ length: 64 }, () => call<Refusal>(admin, "GET", "/api/items"));
    const refused = await Promise.race(reads);
    expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
    expect(refused.body.message).toBe(
      "Your household has too many requests running at once. Please try again in a moment.",
    );
    expect(refused.headers.get("retry-after")).toBe("2");
    await release();
    expect(tally(await Promise.all(reads))).toEqual({ 200: 63, 503: 1 });
  });
});

interface Refusal {
  code: string;
  message: string;
}

describe("the limit of concurrent writes per household", () => {
  it.each([
    ["POST", "/api/locations", { name: "Attic" }],
    ["PATCH", "/api/household", { aiEnabled: false }],
  ] as const)(
    "%s %s waits while the household runs its maximum of concurrent writes",
    async (method: Method, path, body) => {
      const { admin } = await createHome();
      const { householdId } = admin;
      const release = await holdLimit("writes:household", { householdId, weight: 3 });
      const answer = call(admin, method, path, body);
      const state = watch(answer);
      await waitForUnblockedCalls();
      expect(state.isSettled).toBe(false);
      await release();
      expect((await answer).status).toBeLessThan(300);
    },
  );
});

describe("the limit of one import at a time per household", () => {
  it("imports wait while another import of the household runs, and then all succeed", async () => {
    const { admin } = await createHome();
    const { householdId } = admin;
    const release = await holdLimit("imports:household", { householdId });
    const rows = (name: string) => [{ row: 2, location: name, item: null }];
    const imports = ["A", "B", "C"].map((name) =>
      call(admin, "POST", "/api/import/csv", { rows: rows(name) }),
    );
    const state = watch(Promise.race(imports));
    await waitForUnblockedCalls();
    expect(state.isSettled).toBe(false);
    expect(await db.location.count({ where: { householdId } })).toBe(1);
    await release();
    expect(tally(await Promise.all(imports))).toEqual({ 200: 3 });
  });
});

describe("runLimited", () => {
  it("runLimited removes its entry from memory when the work is done", async () => {
    const kept = () => (globalThis as { larderWork?: Map<string, unknown> }).larderWork?.size ?? 0;
    const before = kept();
    await runLimited("imports:household", { householdId: 1 }, () => Promise.resolve());
    await expect.poll(kept).toBeLessThanOrEqual(before);
  });
});
