import { describe, expect, it } from "vitest";
import type { User } from "@/lib/features/accounts/model/dto";
import { databasePool } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { call, RawBody } from "@/tests/support/call";
import { BODY_CALLS } from "./api-table";
import { createWorld, type World } from "./api-world";
import { titled } from "./titled-rows";

const LONG_AGO = "2001-01-01T00:00:00.000Z";

/** Returns keys that every call must ignore: names of database columns and of response fields. */
function smuggled({ householdId, memberId }: World) {
  return {
    householdId,
    household_id: householdId,
    userId: memberId,
    invitedById: memberId,
    role: "regular",
    isActive: false,
    isDeleted: true,
    accepted: true,
    status: "completed",
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    completedAt: LONG_AGO,
    expiresAt: LONG_AGO,
    id: 1_999_999_999,
    listId: 1_999_999_999,
    quantity: 77,
    aiRationale: "smuggled",
    emailedTo: "smuggled@example.org",
    privacyConsentedAt: LONG_AGO,
    tab: "smuggled",
  };
}

/**
 * Returns the request body as raw JSON. The keys that a client must not set, `__proto__` and
 * `constructor` among them, come before the body's own keys.
 */
function withSmuggled(body: object, theirs: World): RawBody {
  const text = JSON.stringify({ ...smuggled(theirs), ...body });
  const polluted = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}';
  return new RawBody(`{${polluted},${text.slice(1)}`);
}

/** Returns all rows of a household as text, by table. */
async function contentsOf({ householdId }: World): Promise<Record<string, string | null>> {
  const { rows } = await databasePool().query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'household_id' order by 1`,
  );
  const contents: Record<string, string | null> = {};
  for (const { name } of rows) {
    const { rows: found } = await databasePool().query<{ all: string | null }>(
      `select string_agg(t::text, E'\\n' order by t::text) as all from ${name} t where household_id = $1`,
      [householdId],
    );
    contents[name] = found[0]?.all ?? null;
  }
  return contents;
}

describe("unknown keys in a body", () => {
  it.each(titled(BODY_CALLS))(
    "%s ignores unknown keys such as householdId, role and createdAt",
    async (_, row) => {
      const [own, theirs] = [await createWorld(), await createWorld()];
      await row.arrange?.(own);
      const admin = await createPerson({ householdId: own.householdId });
      const before = await contentsOf(theirs);
      const body = withSmuggled(row.body(own), theirs);
      const answer = await call(admin, row.method, row.path(own), body);
      expect(answer.status, answer.text).toBe(row.statuses.admin);
      const sent = JSON.stringify(row.body(own));
      for (const mark of [
        LONG_AGO,
        "smuggled",
        "1999999999",
        `"householdId":${theirs.householdId}`,
      ])
        if (!sent.includes(mark)) expect(answer.text).not.toContain(mark);
      expect(await contentsOf(theirs)).toEqual(before);
      expect(JSON.stringify(await contentsOf(own))).not.toMatch(/smuggled|1999999999|2001-01-01/);
      expect({}).not.toHaveProperty("polluted");
      const me = await call<User>(admin, "GET", "/api/user");
      if (me.status === 200)
        expect(me.body).toMatchObject({
          role: "admin",
          isActive: true,
          householdId: own.householdId,
        });
    },
  );
});
