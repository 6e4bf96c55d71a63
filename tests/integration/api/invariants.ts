import { expect } from "vitest";
import { databasePool } from "@/lib/server/db";

/** Whatever is sent, and however much of it at once, none of these may ever find a row. */
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
  "a check that is over, with an end that fits neither state": `
    select id from inventory_updates where (status = 'completed') <> (completed_at is not null)`,
  "a living item in a deleted location": `
    select i.id from items i join locations l on l.id = i.location_id
    where l.is_deleted and not i.is_deleted`,
};

/** Asks the database itself. */
export async function expectInvariants(): Promise<void> {
  for (const [what, sql] of Object.entries(impossible)) await expectNoRow(what, sql);
}

/** Expects that a query finds nothing. */
export async function expectNoRow(what: string, sql: string): Promise<void> {
  const { rows } = await databasePool().query(sql);
  expect(rows, what).toEqual([]);
}
