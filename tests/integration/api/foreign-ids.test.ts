import { describe, expect, it } from "vitest";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { API_TABLE, MEMBER_CALLS, type Row, titleOf } from "./api-table";
import { createWorld, type Ids, MISSING_IDS } from "./api-world";

type IdName = keyof typeof MISSING_IDS;

/** The ids that a call names anywhere: in its path, its query or its body. */
function idsOf(row: Row, ids: Ids): IdName[] {
  const used = new Set<string>();
  const watched = new Proxy(ids, {
    get: (target, name: keyof Ids) => {
      used.add(name);
      return target[name];
    },
  });
  row.path(watched);
  row.body?.(watched);
  return Object.keys(MISSING_IDS).filter((name): name is IdName => used.has(name));
}

const cases = MEMBER_CALLS.flatMap((row) =>
  idsOf(row, { ...MISSING_IDS, username: "" }).map((name) => ({
    title: `${titleOf(row)}, ${name}`,
    row,
    name,
  })),
);

describe("a call that names its own household's rows and one of another", () => {
  it("is made for every call of the table with an id in it", () => {
    const withId = API_TABLE.filter(({ pattern }) => pattern.includes("[id]"));
    expect(withId.length).toBeGreaterThan(15);
    for (const row of withId) expect(cases.some((made) => made.row === row)).toBe(true);
  });

  it.each(cases)(
    "$title: is answered as if there were no such row, to the byte",
    async ({ row, name }) => {
      const [own, theirs] = [await createWorld(), await createWorld()];
      const admin = await createPerson({ householdId: own.householdId });
      const ask = (ids: Ids) => call(admin, row.method, row.path(ids), row.body?.(ids));
      const foreign = await ask({ ...own, [name]: theirs[name] });
      const missing = await ask({ ...own, [name]: MISSING_IDS[name] });
      expect(foreign.text).toBe(missing.text);
      expect(foreign.status).toBe(missing.status);
      expect([...foreign.headers]).toEqual([...missing.headers]);
      // A list that is asked for is empty then; everything else is refused.
      expect(foreign.text === "[]" ? 404 : foreign.status).toBeOneOf([400, 404]);
    },
  );
});
