import { beforeEach, expect, it } from "vitest";
import type {
  Line,
  ShoppingList,
  ShoppingListSummary,
} from "@/lib/features/shopping-lists/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLine, createList } from "@/tests/support/factories";

let admin: Person;
let listId: number;
let lineId: number;

beforeEach(async () => {
  admin = await createPerson();
  const { householdId } = admin;
  listId = (await createList({ householdId })).id;
  const add = async () =>
    createLine({ listId, itemId: (await createItem({ householdId })).id, quantity: 2 });
  await add();
  lineId = (await add()).id;
});

const withKey = (key?: string): Record<string, string> => (key ? { "idempotency-key": key } : {});
const path = () => `/api/shopping-lists/items/${lineId}`;
const remove = (person = admin, key?: string) => call(person, "DELETE", path(), {}, withKey(key));
const restore = (key?: string) =>
  call<Line>(admin, "POST", `${path()}/restore`, undefined, withKey(key));
const tick = (key?: string) => call<Line>(admin, "PUT", path(), { purchased: true }, withKey(key));
const shown = async () => {
  const { body } = await call<ShoppingList>(admin, "GET", `/api/shopping-lists/${listId}`);
  return { ids: body.items.map(({ id }) => id), removedCount: body.removedCount };
};
// The query names the household, because other tests write journal entries about lines that do not exist,
// possibly with this id.
const entries = () =>
  db.journalEntry.findMany({ where: { householdId: admin.householdId, lineId } });

it("a removed line is neither on the list nor counted in the overview, and can be restored with its tick and quantity", async () => {
  await tick();
  expect((await remove()).status).toBe(200);
  expect(await shown()).toMatchObject({ ids: [expect.any(Number)], removedCount: 1 });
  const { body } = await call<ShoppingListSummary[]>(admin, "GET", "/api/shopping-lists");
  expect(body).toMatchObject([{ itemCount: 1, purchasedCount: 0 }]);
  expect((await restore()).body).toMatchObject({ id: lineId, purchased: true, quantity: 2 });
  expect(await shown()).toMatchObject({ ids: [expect.any(Number), lineId], removedCount: 0 });
});

it('ticking a removed line restores it to the list and appends "bought" to the journal', async () => {
  await remove();
  expect((await tick()).body).toMatchObject({ id: lineId, purchased: true });
  expect(await shown()).toMatchObject({ ids: [expect.any(Number), lineId], removedCount: 0 });
  expect(await entries()).toMatchObject([{ kind: "bought" }]);
});

it("changes other than a tick, and a repeated tick, do not restore a removed line and answer 404", async () => {
  expect((await tick("key-of-the-tick")).status).toBe(200);
  await remove();
  for (const change of [{ purchased: false }, { quantity: 3 }, { notAvailable: true }]) {
    expect((await call(admin, "PUT", path(), change)).status).toBe(404);
  }
  expect((await tick("key-of-the-tick")).status).toBe(404);
  expect((await shown()).removedCount).toBe(1);
});

it("a removed line keeps its journal entries and can only be put away after it is restored", async () => {
  await tick();
  await remove();
  const lines = [{ lineId, quantity: 2 }];
  const putAway = () =>
    call<{ putAway: unknown[] }>(admin, "POST", `/api/shopping-lists/${listId}/put-away`, {
      lines,
    });
  expect((await putAway()).body.putAway).toEqual([]);
  expect(await entries()).toMatchObject([{ kind: "bought" }]);
  await restore();
  expect((await putAway()).body.putAway).toMatchObject(lines);
});

it("a removal or restore with a repeated idempotency key does not change a line that was restored or removed since", async () => {
  await remove(admin, "first-removal");
  await restore("first-restore");
  await remove(admin, "first-removal");
  expect((await shown()).ids).toContain(lineId);
  await remove();
  await restore("first-restore");
  expect((await shown()).ids).not.toContain(lineId);
});

it("removing and restoring a line answer 404 after its list was cleared", async () => {
  await remove();
  await call(admin, "DELETE", `/api/shopping-lists/${listId}/items`);
  expect([(await remove()).status, (await restore()).status]).toEqual([404, 404]);
});

it('the export names who removed a line, and "Former member" after that account was deleted', async () => {
  const helper = await createPerson({ householdId: admin.householdId, role: "assistant" });
  await remove(helper);
  const exported = async () => {
    const { body } = await call<{ shoppingLists: { items: { removedBy: string | null }[] }[] }>(
      admin,
      "GET",
      "/api/user/export-data",
    );
    return body.shoppingLists.flatMap(({ items }) => items.map(({ removedBy }) => removedBy));
  };
  expect(await exported()).toEqual([null, helper.username]);
  await db.user.delete({ where: { id: helper.id } });
  expect(await exported()).toEqual([null, "Former member"]);
});
