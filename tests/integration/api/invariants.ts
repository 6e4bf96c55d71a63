import { expect } from "vitest";
import { databasePool } from "@/lib/server/db";

/** Queries that must return no row, after any calls and any concurrency. */
const impossible = {
  "two running checks in a household": `
    select household_id from inventory_updates where status = 'in_progress'
    group by household_id having count(*) > 1`,
  "a list of a check that is not completed": `
    select l.id from shopping_lists l join inventory_updates u on u.id = l.update_id
    where u.status <> 'completed'`,
  "two lists of one check": `
    select update_id from shopping_lists where update_id is not null
    group by update_id having count(*) > 1`,
  "two counts of one item in one check": `
    select update_id from inventory_items group by update_id, item_id having count(*) > 1`,
  "two lines of one item on one list": `
    select list_id from shopping_list_items group by list_id, item_id having count(*) > 1`,
  "a completed check without completedAt, or another check with it": `
    select id from inventory_updates where (status = 'completed') <> (completed_at is not null)`,
  "an item in a deleted location that is not deleted": `
    select i.id from items i join locations l on l.id = i.location_id
    where l.is_deleted and not i.is_deleted`,
};

/** Expects that every query of `impossible` returns no row. */
export async function expectInvariants(): Promise<void> {
  for (const [what, sql] of Object.entries(impossible)) await expectNoRow(what, sql);
}

/** Expects that a query returns no row. */
export async function expectNoRow(what: string, sql: string): Promise<void> {
  const { rows } = await databasePool().query(sql);
  expect(rows, what).toEqual([]);
}
