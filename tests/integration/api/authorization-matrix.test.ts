import { describe, expect, it } from "vitest";
import { call, loadRoute, METHODS, routePatterns } from "@/tests/support/call";
import { API_TABLE, MEMBER_CALLS } from "./api-table";
import {
  ACTOR_LABELS,
  type ActorName,
  ACTORS,
  createCaller,
  createWorld,
  type Ids,
} from "./api-world";
import type { Row } from "./table/row";
import { titled } from "./titled-rows";

function make(row: Row, caller: { cookie?: string }, ids: Ids) {
  return call(caller, row.method, row.path(ids), row.body?.(ids));
}

describe("statuses of every route under /api per caller", () => {
  it("the API table has a row for every method of every route and no others", async () => {
    const real = await Promise.all(
      routePatterns.map(async (pattern) => {
        const handlers = await loadRoute(pattern);
        return METHODS.filter((method) => handlers[method]).map((method) => `${method} ${pattern}`);
      }),
    );
    const listed = new Set(API_TABLE.map(({ method, pattern }) => `${method} ${pattern}`));
    expect([...listed].sort()).toEqual(real.flat().sort());
  });

  describe.each(titled(API_TABLE))("%s", (title, row) => {
    const callers = ACTORS.map((name): [number, string, ActorName] => [
      row.statuses[name],
      ACTOR_LABELS[name],
      name,
    ]);
    it.each(callers)(`${title} answers %i to %s`, async (_, __, name) => {
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
