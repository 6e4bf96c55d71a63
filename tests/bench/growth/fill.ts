import type { Client } from "pg";
import { hashPassword } from "@/lib/server/password";
import { PASSWORD } from "@/tests/support/factories";

const LOCATIONS = 20;
const ITEMS_PER_LOCATION = 25;
/** The completed checks of a household. Each has a count of every item, and a list with every twelfth item. */
const CHECKS = 6;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Fills an empty database: households with 500 items in 20 locations, and a check a week for six weeks. All
 * households are filled week by week, so that the rows of one household are as scattered on disk as in
 * production.
 */
export async function fill(client: Client, households: number): Promise<void> {
  // The rows are right by construction, so PostgreSQL does not compare millions of foreign keys.
  await client.query("SET synchronous_commit = off; SET session_replication_role = replica");
  await fillHouseholds(client, households);
  for (let week = CHECKS; week > 0; week -= 1) {
    await fillWeek(client, new Date(Date.now() - week * WEEK_MS), week);
  }
  await fillForecasts(client);
  await client.query(
    "INSERT INTO inventory_updates (household_id, user_id) SELECT household_id, id FROM users ORDER BY id",
  );
  await client.query("RESET session_replication_role; RESET synchronous_commit");
  await client.query("VACUUM ANALYZE");
  await client.query("CHECKPOINT");
}

/** Creates the households with their locations and items. The one person of household 7 is "person-7". */
async function fillHouseholds(client: Client, households: number): Promise<void> {
  await client.query(
    `INSERT INTO households (name) SELECT 'Household ' || number FROM generate_series(1, $1::int) AS number`,
    [households],
  );
  const name = "'person-' || id";
  const email = `${name} || '@example.org'`;
  await client.query(
    `INSERT INTO users (household_id, username, username_key, username_skeleton, email, email_key, password,
      role)
    SELECT id, ${name}, ${name}, ${name}, ${email}, ${email}, $1, 'admin' FROM households ORDER BY id`,
    [await hashPassword(PASSWORD)],
  );
  await client.query(
    `INSERT INTO locations (household_id, name, "order", updated_at)
    SELECT id, 'Room ' || number, number, now()
    FROM households, generate_series(1, ${LOCATIONS}) AS number ORDER BY id, number`,
  );
  await client.query(
    `INSERT INTO items (household_id, location_id, name, unit, desired_stock, current_stock, supermarket_item_name,
      last_counted_at, updated_at)
    SELECT household_id, id, 'Item ' || number || ' of ' || name, 'can', 3, number % 4,
      CASE WHEN number % 2 = 0 THEN 'Brand number ' || number END, now(), now()
    FROM locations, generate_series(1, ${ITEMS_PER_LOCATION}) AS number ORDER BY id, number`,
  );
}

async function fillWeek(client: Client, at: Date, week: number): Promise<void> {
  await client.query(
    `INSERT INTO inventory_updates (household_id, user_id, started_at, completed_at, status, out_of_stock, low_stock,
      well_stocked)
    SELECT household_id, id, $1, $1, 'completed', 42, 83, 375 FROM users ORDER BY id`,
    [at],
  );
  await client.query(
    `INSERT INTO inventory_items (household_id, update_id, item_id, previous_stock, new_stock, observed_at, updated_at,
      counted_by_id)
    SELECT checks.household_id, checks.id, items.id, 3, (items.id + $2) % 4, $1, $1, user_id
    FROM inventory_updates AS checks JOIN items USING (household_id)
    WHERE completed_at = $1 ORDER BY items.id`,
    [at, week],
  );
  await client.query(
    `INSERT INTO shopping_lists (household_id, update_id, created_at, status)
    SELECT household_id, id, $1, 'ready' FROM inventory_updates WHERE completed_at = $1 ORDER BY id`,
    [at],
  );
  await client.query(
    `INSERT INTO shopping_list_items (household_id, list_id, item_id, quantity, missing, purchased, ai_rationale,
      rationale_source, facts)
    SELECT lists.household_id, lists.id, items.id, 2, 2, true,
      'Only 1 can left, down from 3 cans at the previous check. Buy 2 cans to close the gap.', 'template',
      '{"unit":"can","stock":300,"wanted":900,"checks":5,"counts":[{"date":"2026-11-19","amount":900}],"timesOut":0,"previous":900,"trend":"down"}'
    FROM shopping_lists AS lists JOIN items USING (household_id)
    WHERE lists.created_at = $1 AND items.id % 12 = 0 ORDER BY items.id`,
    [at],
  );
  await client.query(
    `INSERT INTO journal_entries (household_id, item_id, line_id, list_id, kind, quantity, observed_at, created_at)
    SELECT lines.household_id, item_id, lines.id, list_id, kind::journal_kind, 600, $1, $1
    FROM shopping_list_items AS lines JOIN shopping_lists AS lists ON lists.id = list_id,
      unnest(ARRAY['bought', 'put_away']) AS kind
    WHERE lists.created_at = $1 ORDER BY lines.id`,
    [at],
  );
}

/** Creates the forecasts. Without them the server would begin to compute the forecasts of all households. */
async function fillForecasts(client: Client): Promise<void> {
  await client.query(
    `INSERT INTO household_forecasts (household_id, computed_at, shopping_at, last_entry_id, expected, found)
    SELECT households.id, now(), now() + interval '3 days', max(journal_entries.id), 100, 90
    FROM households JOIN journal_entries ON household_id = households.id GROUP BY households.id`,
  );
  await client.query(
    `INSERT INTO item_forecasts (item_id, household_id, word, chance, use_per_day, counts_missing, line_chance)
    SELECT id, household_id, 'weeks', 0.1, 0.1, 0, 0.1 FROM items ORDER BY id`,
  );
}
