import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "@/lib/core/paths";
import { findPictogram } from "@/lib/features/pictograms/model/match-name";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { ApiClient } from "@/tests/support/api-client";
import { type FirstLoad, ScriptScale } from "@/tests/support/first-load";
import { type RunningApp, startApp } from "@/tests/support/start-app";

/** The largest total of a page's compressed scripts in bytes, and the largest number of script files. */
const MOST_BYTES = 190_000;
const MOST_SCRIPTS = 20;

let app: RunningApp;
let scale: ScriptScale;
let person: ApiClient;
let cookie: string;
let ids: Record<string, number>;

beforeAll(async () => {
  app = await startApp({ env: { DEMO: "on" } });
  scale = new ScriptScale(app.url);
  person = new ApiClient(app.url);
  await person.call("POST", "/api/login", { username: "demo", password: "demo1234" });
  cookie = person.session;
  const [item] = await person.call<{ id: number; locationId: number }[]>("GET", "/api/items");
  const [list] = await person.call<{ id: number }[]>("GET", "/api/shopping-lists");
  const [check] = await person.call<{ id: number }[]>("GET", "/api/inventory-updates/completed");
  if (!item || !list || !check)
    throw new Error("The demo household has an item, a list and a check");
  ids = { locationId: item.locationId, itemId: item.id, listId: list.id, updateId: check.id };
});

afterAll(() => app.stop());

/** All pages of the app by their address pattern, without the developers' pages under /dev. */
const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx" && !file.startsWith("dev"))
  .map((file) => ({
    pattern: `/${path.dirname(file)}`.replaceAll(/\/\([^)]+\)|\/\.$/g, "") || "/",
    isForMembers: file.startsWith("(household)"),
  }));

const addressOf = (pattern: string) =>
  pattern.replaceAll(/\[(\w+)\]/g, (_, name: string) => String(ids[name]));

function expectLight({ status, scripts, bytes }: FirstLoad, expected = 200): void {
  expect(status).toBe(expected);
  expect(scripts.length).toBeGreaterThan(5);
  const biggest = scripts.map((script) => `${script.bytes} ${script.path}`).join("\n");
  expect(bytes, `The scripts weigh ${bytes} bytes:\n${biggest}\n`).toBeLessThanOrEqual(MOST_BYTES);
  expect(scripts.length).toBeLessThanOrEqual(MOST_SCRIPTS);
}

describe("JavaScript at first load", () => {
  test.each(pages)(
    "the scripts of $pattern have at most 190,000 bytes at first load, compressed, in at most 20 files",
    async ({ pattern, isForMembers }) => {
      expectLight(await scale.weigh(addressOf(pattern), isForMembers ? cookie : ""));
    },
  );

  test("the scripts of the not-found page have at most 190,000 bytes at first load", async () => {
    expectLight(await scale.weigh("/nothing-here", cookie), 404);
  });
});

test("the page of the shopping list has the pictograms of its lines", async () => {
  const { items } = await person.call<ShoppingList>("GET", "/api/shopping-lists/latest");
  const pictures = items.flatMap(({ item: { name, supermarketItemName, photo } }) =>
    photo === null ? (findPictogram(name, supermarketItemName)?.picture ?? []) : [],
  );
  const html = new TextDecoder().decode(await person.bytes(paths.shoppingList()));
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter((picture) => !html.includes(paths.pictogram(picture)))).toEqual([]);
});

test("each script of a page begins with the compile hint", async () => {
  const { scripts } = await scale.weigh(paths.shoppingList(), cookie);
  const firstLines = await Promise.all(
    scripts.map(async ({ path: script }) => {
      const text = new TextDecoder().decode(await person.bytes(script));
      return text.slice(0, text.indexOf("\n"));
    }),
  );
  expect([...new Set(firstLines)]).toEqual(["//# allFunctionsCalledOnLoad"]);
});
