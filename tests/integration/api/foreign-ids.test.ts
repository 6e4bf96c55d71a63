import { describe, expect, it } from "vitest";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { API_TABLE, MEMBER_CALLS, titleOf } from "./api-table";
import { createWorld, type Ids, MISSING_IDS } from "./api-world";
import type { Row } from "./table/row";

type IdName = keyof typeof MISSING_IDS;

/** Returns the names of the ids that a call contains in its path, query or body. */
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
  idsOf(row, { ...MISSING_IDS, username: "" }).map((name): [string, IdName, Row] => [
    titleOf(row),
    name,
    row,
  ]),
);

describe("calls with an id of another household", () => {
  it("the cases of foreign ids cover every call with [id] in its path", () => {
    const withId = API_TABLE.filter(({ pattern }) => pattern.includes("[id]"));
    expect(withId.length).toBeGreaterThan(15);
    for (const row of withId) expect(cases.some(([, , made]) => made === row)).toBe(true);
  });

  it.each(cases)(
    "%s with another household's %s gets the same response as with an id that does not exist",
    async (_, name, row) => {
      const [own, theirs] = [await createWorld(), await createWorld()];
      const admin = await createPerson({ householdId: own.householdId });
      await row.arrange?.(own);
      const ask = (ids: Ids) => call(admin, row.method, row.path(ids), row.body?.(ids));
      const foreign = await ask({ ...own, [name]: theirs[name] });
      const missing = await ask({ ...own, [name]: MISSING_IDS[name] });
      expect(foreign.text).toBe(missing.text);
      expect(foreign.status).toBe(missing.status);
      expect([...foreign.headers]).toEqual([...missing.headers]);
      // A read of a list, and a call that skips unknown lines, answer empty arrays. Every other call answers 400 or 404.
      const isEmpty = /^(\[\]|\{"\w+":\[\](,"\w+":\[\])*\})$/.test(foreign.text);
      expect(isEmpty ? 404 : foreign.status).toBeOneOf([400, 404]);
    },
  );
});
