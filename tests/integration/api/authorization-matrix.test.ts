import { describe, expect, it } from "vitest";
import { changeRole, createPerson, deactivate, deleteUser } from "@/tests/support/actors";
import { call, loadRoute, METHODS, routePatterns } from "@/tests/support/call";
import { API_TABLE, MEMBER_CALLS, titleOf, type Row } from "./api-table";
import { ACTORS, createCaller, createWorld, MISSING_IDS, type Ids } from "./api-world";

function make(row: Row, caller: { cookie?: string }, ids: Ids) {
  return call(caller, row.method, row.path(ids), row.body?.(ids));
}

describe("every method of every route under /api", () => {
  it("has a row in the table, and no row is without a method", async () => {
    const real = await Promise.all(
      routePatterns.map(async (pattern) => {
        const handlers = await loadRoute(pattern);
        return METHODS.filter((method) => handlers[method]).map((method) => `${method} ${pattern}`);
      }),
    );
    const listed = new Set(API_TABLE.map(({ method, pattern }) => `${method} ${pattern}`));
    expect([...listed].sort()).toEqual(real.flat().sort());
  });

  describe.each(API_TABLE.map((row) => ({ title: titleOf(row), row })))("$title", ({ row }) => {
    it.each(ACTORS)("answers %s", async (name) => {
      const world = await createWorld();
      await row.arrange?.(world);
      const answer = await make(row, await createCaller(name, world.householdId), world);
      expect(answer.status, answer.text).toBe(row.statuses[name]);
      if (!MEMBER_CALLS.includes(row)) return;
      const kept = answer.status < 300 ? row.cacheControl : undefined;
      expect(answer.headers.get("cache-control")).toBe(kept ?? "private, no-store");
      if (name === "outsider") expect(answer.text).not.toContain(world.marker);
    });
  });
});

describe("another household's rows", () => {
  const named = MEMBER_CALLS.filter(({ statuses }) => statuses.outsider === 404);

  it.each(named.map((row) => ({ title: titleOf(row), row })))(
    "$title answers as for rows that do not exist, to the byte",
    async ({ row }) => {
      const world = await createWorld();
      const outsider = await createPerson();
      const foreign = await make(row, outsider, world);
      const missing = await make(row, outsider, { ...world, ...MISSING_IDS });
      expect(foreign.text).toBe(missing.text);
      expect(foreign.status).toBe(missing.status);
      expect([...foreign.headers]).toEqual([...missing.headers]);
    },
  );

  it.each([
    ["PUT", "/api/locations/order", (id: number) => ({ locations: [{ id, order: 0 }] })],
    ["GET", "/api/items?locationId=", undefined],
  ] as const)("%s %s is no oracle either", async (method, path, body) => {
    const { locationId } = await createWorld();
    const outsider = await createPerson();
    const ask = (id: number) => call(outsider, method, body ? path : `${path}${id}`, body?.(id));
    const foreign = await ask(locationId);
    const missing = await ask(MISSING_IDS.locationId);
    expect(foreign.text).toBe(missing.text);
    expect(foreign.status).toBe(missing.status);
  });
});

describe("an old cookie", () => {
  it.each(MEMBER_CALLS.map((row) => ({ title: titleOf(row), row })))(
    "is worth on $title what its person may do now",
    async ({ row }) => {
      const world = await createWorld();
      await row.arrange?.(world);
      const { householdId } = world;
      const [demoted, loggedOut, deactivated, deleted] = await Promise.all([
        createPerson({ householdId }),
        createPerson({ householdId }),
        createPerson({ householdId }),
        createPerson({ householdId }),
      ]);
      for (const person of [demoted, loggedOut, deactivated, deleted])
        expect((await call(person, "GET", "/api/user")).status).toBe(200);

      await call(loggedOut, "POST", "/api/logout");
      await deactivate(deactivated);
      await deleteUser(deleted);
      for (const person of [loggedOut, deactivated, deleted])
        expect((await make(row, person, world)).status).toBe(401);

      await changeRole(demoted, "regular");
      expect((await make(row, demoted, world)).status).toBe(row.statuses.regular);
    },
  );
});
