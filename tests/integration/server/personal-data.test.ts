import { beforeAll, expect, test } from "vitest";
import { databasePool } from "@/lib/server/db";

/**
 * How the data export and the deletions treat a table. `export` is its group in the export, or the reason why it
 * is in none. `goes` lists what deletes its rows: the deletion of the household or of the person, or the daily
 * clean-up. "anonymized" means that the deletion of the person only removes the reference to the person.
 */
interface Class {
  export:
    | "account"
    | "household"
    | "inventory"
    | "inventoryUpdates"
    | "shoppingLists"
    | { not: string };
  goes: readonly ("household" | "person" | "anonymized" | "cleanup")[];
}

const DERIVED = { not: "Computed from the exported counts and purchases." };
const NO_PERSON = { not: "Ids and states of the application only." };

const classes: Record<string, Class> = {
  users: { export: "account", goes: ["household"] },
  sessions: { export: "account", goes: ["person"] },
  known_devices: { export: "account", goes: ["person", "cleanup"] },
  reminder_email_logs: { export: "account", goes: ["household", "person"] },
  households: { export: "household", goes: [] },
  locations: { export: "inventory", goes: ["household", "anonymized", "cleanup"] },
  items: { export: "inventory", goes: ["household", "anonymized", "cleanup"] },
  inventory_updates: { export: "inventoryUpdates", goes: ["household", "anonymized"] },
  inventory_items: { export: "inventoryUpdates", goes: ["household", "anonymized"] },
  shopping_lists: { export: "shoppingLists", goes: ["household", "anonymized", "cleanup"] },
  shopping_list_items: { export: "shoppingLists", goes: ["household", "anonymized"] },
  shopping_additions: { export: "inventory", goes: ["household", "anonymized", "cleanup"] },
  journal_entries: { export: "inventory", goes: ["household", "anonymized"] },
  household_forecasts: { export: DERIVED, goes: ["household"] },
  item_forecasts: { export: DERIVED, goes: ["household"] },
  dismissed_target_suggestions: { export: "inventory", goes: ["household"] },
  shop_moves: { export: "inventory", goes: ["household"] },
  shopping_links: { export: "shoppingLists", goes: ["household", "person", "cleanup"] },
  user_invitations: {
    export: { not: "Addresses of other people." },
    goes: ["household", "anonymized", "cleanup"],
  },
  password_resets: {
    export: { not: "A secret that is valid for an hour." },
    goes: ["person", "cleanup"],
  },
  email_changes: { export: "account", goes: ["person", "cleanup"] },
  idempotency_keys: {
    export: { not: "Stored answers about rows that are exported." },
    goes: ["person", "cleanup"],
  },
  check_presences: {
    export: { not: "The current location of a person, deleted within a day." },
    goes: ["person", "cleanup"],
  },
  stored_files: {
    export: { not: "Bytes; locations and items refer to their photos." },
    goes: ["household"],
  },
  ai_usage: {
    export: { not: "Tokens that the household has used." },
    goes: ["household", "cleanup"],
  },
  photo_optimizations: { export: { not: "Progress of a clean-up." }, goes: ["household"] },
  mail_deliveries: { export: NO_PERSON, goes: ["cleanup"] },
  outbox_events: { export: NO_PERSON, goes: ["cleanup"] },
  rate_limits: { export: { not: "Attempts of the last hour." }, goes: ["cleanup"] },
  job_runs: { export: NO_PERSON, goes: ["cleanup"] },
  job_steps: { export: NO_PERSON, goes: ["cleanup"] },
  schema_compatibility: { export: { not: "Written by the migrations." }, goes: [] },
};

interface ForeignKey {
  child: string;
  parent: string;
  /**
   * What the deletion of a parent row does to its child rows, as in `pg_constraint`. "c": cascade, "n": set
   * null.
   */
  on_delete: string;
}

let keys: ForeignKey[];

beforeAll(async () => {
  const { rows } = await databasePool().query<ForeignKey>(`
    SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent, confdeltype AS on_delete
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  keys = rows;
});

/** Returns how rows of a table are removed by their foreign keys, directly or through a parent. */
function goesByKeys(table: string, seen: readonly string[] = []): Set<string> {
  const found = new Set<string>();
  for (const { parent, on_delete } of keys.filter(({ child }) => child === table)) {
    if (seen.includes(parent)) continue;
    if (on_delete === "n") found.add(parent === "users" ? "anonymized" : "household");
    if (on_delete !== "c") continue;
    if (parent === "households") found.add("household");
    else if (parent === "users") found.add("person");
    else if (goesByKeys(parent, [...seen, table]).has("household")) found.add("household");
  }
  return found;
}

test("every database table is classified for the data export and for deletion", async () => {
  const { rows } = await databasePool().query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname NOT LIKE '\\_%'`);
  expect(Object.keys(classes).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test.each(Object.entries(classes))(
  "the foreign keys of the table %s delete or anonymize its rows as classified",
  (table, { goes }) => {
    const byKeys = [...goesByKeys(table)];
    const claimed = goes.filter((way) => way !== "cleanup");
    expect(byKeys).toEqual(expect.arrayContaining([...claimed]));
    // Deleting a household also deletes the rows of its checks and lists, by their parent rows. The class of a
    // table may therefore omit "household".
    const personal = byKeys.filter((way) => way !== "household");
    expect(claimed).toEqual(expect.arrayContaining(personal));
  },
);
