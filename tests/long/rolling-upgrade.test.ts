import { afterAll, beforeAll, expect, test } from "vitest";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { ApiClient } from "@/tests/support/api-client";
import { makeEmptyDatabase, query } from "@/tests/support/empty-database";
import { addItem, completeCheck, register, waitForList } from "@/tests/support/household-job";
import { buildOlderCode, type OlderCode } from "@/tests/support/older-code";
import { startApp } from "@/tests/support/start-app";

/** The longest time to install and build the older code, in milliseconds. */
const BUILD_MS = 1_800_000;

interface Line {
  id: number;
  quantity: number;
}

const READS = [
  "/api/user",
  "/api/locations",
  "/api/items",
  "/api/inventory-updates/completed",
  "/api/shopping-lists",
  "/api/purchases",
];

let older: OlderCode;
const undos: (() => Promise<void>)[] = [];

beforeAll(async () => {
  // The database of the test file has all migrations of this version.
  const rows = await query<{ since: string }>(
    process.env.DATABASE_URL ?? "",
    "SELECT compatible_since AS since FROM schema_compatibility ORDER BY migration DESC LIMIT 1",
  );
  older = await buildOlderCode(rows[0]?.since ?? "");
  undos.push(() => older.remove());
}, BUILD_MS);

afterAll(async () => {
  for (const undo of undos.toReversed()) await undo();
});

async function start(env: Record<string, string>, cwd?: string): Promise<string> {
  const app = await startApp({ env, cwd });
  undos.push(() => app.stop());
  return app.url;
}

/**
 * Registers a person in a new household, adds an item, counts it in a check, and buys and puts away what the shopping list
 * names. Returns the paths of what the person can read then.
 */
async function doMainJob(person: ApiClient, username: string): Promise<string[]> {
  await register(person, username);
  const listId = await completeCheck(person, await addItem(person));
  await waitForList(person, listId);
  const list = `/api/shopping-lists/${listId}`;
  const { items } = await person.call<{ items: Line[] }>("GET", list);
  for (const { id } of items) {
    await person.call("PUT", `/api/shopping-lists/items/${id}`, { purchased: true });
  }
  const lines = items.map(({ id, quantity }) => ({ lineId: id, quantity }));
  await person.call("POST", `${list}/put-away`, { lines });
  return [...READS, list];
}

test("the oldest code that the newest migration names as compatible does the main job on the present schema, beside the present code", async () => {
  const env = {
    DATABASE_URL: await makeEmptyDatabase(),
    NEXTAUTH_SECRET: "the same secret in the older and in the present server",
    DEMO: "off",
  };
  const olderUrl = await start(env, older.dir);
  await doMainJob(new ApiClient(olderUrl), "before-migration");

  await applyMigrations({ databaseUrl: env.DATABASE_URL });
  const presentUrl = await start(env);
  for (const url of [olderUrl, presentUrl]) {
    const person = new ApiClient(url);
    const paths = await doMainJob(person, url === olderUrl ? "at-older-code" : "at-present-code");
    for (const path of paths) {
      const answer = await person.at(olderUrl).call<object>("GET", path);
      // Answers of the present code may have more fields.
      expect(await person.at(presentUrl).call("GET", path)).toMatchObject(answer);
    }
    const items = await person.at(olderUrl).call("GET", "/api/items");
    expect(items).toMatchObject([{ name: "Cider", desiredStock: 4, currentStock: 4 }]);
  }
});
