import { expect, it } from "vitest";
import { systemActor } from "@/lib/policy/actor";
import { transaction } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { API_TABLE } from "@/tests/integration/api/api-table";
import { createWorld, type World } from "@/tests/integration/api/api-world";
import type { Announced } from "@/tests/integration/api/table/row";
import { titled } from "@/tests/integration/api/titled-rows";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { fromTab, listenAs, TAB } from "./realtime-support";

const SENTINEL = -1;

/** The calls that change data and answer an admin with success. */
const writes = API_TABLE.filter(({ method, statuses }) => method !== "GET" && statuses.admin < 300);

it.each(titled(writes))(
  "%s announces exactly the realtime changes that the API table lists for it, with author and tab",
  async (_, row) => {
    const world = await createWorld();
    const { householdId } = world;
    await row.arrange?.(world);
    const admin = await createPerson({ householdId });
    const stream = await listenAs(await createPerson({ householdId }));
    const { status, text } = await call(
      admin,
      row.method,
      row.path(world),
      row.body?.(world),
      fromTab,
    );
    expect(status, text).toBe(row.statuses.admin);
    // Changes arrive in order, so all changes of the call arrive before the sentinel.
    await transaction((tx) =>
      announce(tx, systemActor(householdId), { kind: "household", ids: [SENTINEL] }),
    );
    await stream.next(({ ids }) => ids[0] === SENTINEL);
    const changes = stream.changes.slice(0, -1);
    expect(row.announces, "A write lists its realtime changes, or null.").not.toBeUndefined();
    const expected = row.announces ?? {};
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(Object.keys(expected)));
    for (const { kind, ids, by, tab } of changes) {
      expect({ kind, ids }).toEqual({ kind, ids: idsOf(expected[kind], { world, admin }) });
      expect({ by: by?.userId, tab }).toEqual({ by: admin.id, tab: TAB });
    }
    await stream.close();
  },
);

function idsOf(
  named: Announced[keyof Announced],
  { world, admin }: { world: World; admin: Person },
): unknown[] {
  if (named === undefined || named === "none") return [];
  if (named === "caller") return [admin.id];
  return [named === "created" ? expect.any(Number) : world[named]];
}
