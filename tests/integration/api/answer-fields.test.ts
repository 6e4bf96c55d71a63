import { describe, expect, it } from "vitest";
import { createPerson } from "@/tests/support/actors";
import { call, type Method } from "@/tests/support/call";
import { createUser, PASSWORD } from "@/tests/support/factories";
import { createWorld, type World } from "./api-world";

// What may leave, key by key. A key more is a
// decision; this is where it shows.
const user =
  "avatarUrl createdAt email householdId householdName id isActive marketingConsent " +
  "privacyConsentedAt remindersEnabled role termsConsentedAt username";
const member = "avatarUrl createdAt email id isActive role username";
const invitation = "accepted createdAt email expiresAt householdId id invitedById role";
const household = "aiEnabled createdAt id maxItems maxLocations name";
const location = "createdAt householdId id isDeleted name order photo updatedAt";
const item =
  "createdAt currentStock desiredStock householdId id isDeleted locationId name partialAmount " +
  "photo supermarketItemName unit updatedAt";
const check = "assumedCount completedAt householdId id startedAt status stockStatus user userId";
// The partial amount before the check belongs to `previousStock` as `partialAmount` to `newStock`.
const count =
  "basis countedBy id itemId newStock partialAmount previousPartialAmount previousStock updateId updatedAt";
const listHead = "createdAt emailedAt emailedTo householdId id status updateId";
const line = "aiRationale facts id item itemId listId purchased quantity rationaleSource";

type Ask = (world: World) => [Method, string, unknown?];

const answers: [string, Ask, string][] = [
  ["user", () => ["GET", "/api/user"], user],
  ["edited user", () => ["PATCH", "/api/user", { remindersEnabled: false }], user],
  ["members", () => ["GET", "/api/users"], member],
  ["faces", () => ["GET", "/api/users/household"], "avatarUrl id username"],
  ["new role", (w) => ["PATCH", `/api/users/${w.memberId}/role`, { role: "admin" }], member],
  ["new status", (w) => ["PATCH", `/api/users/${w.memberId}/status`, { isActive: false }], member],
  ["invitations", () => ["GET", "/api/invitations"], invitation],
  ["new invitation", () => ["POST", "/api/invitations", { email: "n@example.org" }], invitation],
  ["resent invitation", (w) => ["POST", `/api/invitations/${w.invitationId}/resend`], invitation],
  [
    "invitation of a token",
    (w) => ["GET", `/api/invitations/token/${w.invitationToken}`],
    "email householdName inviterName role",
  ],
  ["household", () => ["GET", "/api/household"], household],
  ["edited household", () => ["PATCH", "/api/household", { aiEnabled: false }], household],
  ["locations", () => ["GET", "/api/locations"], location],
  ["location", (w) => ["GET", `/api/locations/${w.locationId}`], location],
  ["new location", () => ["POST", "/api/locations", { name: "Attic" }], location],
  ["edited location", (w) => ["PUT", `/api/locations/${w.locationId}`, { name: "A" }], location],
  [
    "order",
    (w) => ["PUT", "/api/locations/order", { locations: [{ id: w.locationId, order: 0 }] }],
    location,
  ],
  ["items", () => ["GET", "/api/items"], item],
  ["item", (w) => ["GET", `/api/items/${w.itemId}`], item],
  ["items of a location", (w) => ["GET", `/api/locations/${w.locationId}/items`], item],
  [
    "new item",
    (w) => ["POST", "/api/items", { name: "Rice", unit: "bag", locationId: w.locationId }],
    item,
  ],
  ["edited item", (w) => ["PUT", `/api/items/${w.itemId}`, { name: "Oats" }], item],
  ["deleted items", (w) => ["POST", "/api/items/bulk-delete", { ids: [w.itemId] }], "deleted"],
  [
    "deleted locations",
    (w) => ["POST", "/api/locations/bulk-delete", { ids: [w.locationId] }],
    "deleted",
  ],
  ["active check", () => ["GET", "/api/inventory-updates/active"], check],
  ["latest check", () => ["GET", "/api/inventory-updates/latest"], check],
  ["completed checks", () => ["GET", "/api/inventory-updates/completed"], check],
  [
    "changes of a check",
    (w) => ["GET", `/api/inventory-updates/${w.completedCheckId}/changes`],
    "before check counts",
  ],
  ["counts", (w) => ["GET", `/api/inventory-updates/${w.checkId}/items`], count],
  ["items to assume", (w) => ["GET", `/api/inventory-updates/${w.checkId}/assume`], "itemIds"],
  [
    "assumed counts",
    (w) => ["POST", `/api/inventory-updates/${w.checkId}/assume`, { itemIds: [w.itemId] }],
    count,
  ],
  [
    "presences",
    (w) => ["GET", `/api/inventory-updates/${w.checkId}/presence`],
    "locationId userId username",
  ],
  [
    "count",
    (w) => ["POST", "/api/inventory-items", { updateId: w.checkId, itemId: w.itemId, newStock: 1 }],
    count,
  ],
  [
    "completed check",
    (w) => ["PUT", `/api/inventory-updates/${w.checkId}/complete`],
    "message shoppingListId",
  ],
  // How much is on a list and how much of it is bought, for the screen that shows all of them.
  ["lists", () => ["GET", "/api/shopping-lists"], `${listHead} itemCount purchasedCount`],
  ["latest list", () => ["GET", "/api/shopping-lists/latest"], `${listHead} items`],
  ["list", (w) => ["GET", `/api/shopping-lists/${w.listId}`], `${listHead} items`],
  [
    "e-mailed list",
    (w) => ["POST", `/api/shopping-lists/${w.listId}/email`, { email: "a@example.org" }],
    `${listHead} items`,
  ],
  ["line", (w) => ["PUT", `/api/shopping-lists/items/${w.lineId}`, { purchased: true }], line],
  ["account that is left", () => ["DELETE", "/api/user"], "outcome"],
  [
    "exported data",
    () => ["GET", "/api/user/export-data"],
    "account household inventory inventoryUpdates shoppingLists",
  ],
  [
    "imported rows",
    () => ["POST", "/api/import/csv", { rows: [{ row: 2, location: "Attic", item: null }] }],
    "items locations refused",
  ],
  ["purged data", () => ["POST", "/api/data/purge", { inventoryItems: true }], "deleted message"],
  [
    "storage optimization",
    () => ["GET", "/api/migrate-images"],
    "endedAt failed isRunning migrated skipped startedAt total",
  ],
  ["optimized storage", () => ["POST", "/api/migrate-images"], "failed migrated skipped success"],
  ["cleared list", (w) => ["DELETE", `/api/shopping-lists/${w.listId}/items`], "items"],
];

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Every object in an answer, inner ones included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

const keysOf = (value: unknown) => Object.keys(objectsIn(value)[0] ?? {}).sort();
const wanted = (keys: string) => keys.split(" ").sort();

describe("an answer holds exactly the documented fields", () => {
  it.each(answers)("%s", async (_, ask, keys) => {
    const world = await createWorld();
    const admin = await createPerson({ householdId: world.householdId });
    await call(admin, "PUT", `/api/inventory-updates/${world.checkId}/presence`, {
      locationId: world.locationId,
    });
    const { body, status, text } = await call(admin, ...ask(world));
    expect(status, text).toBeLessThan(300);
    expect(keysOf(body)).toEqual(wanted(keys));
    for (const object of objectsIn(body))
      for (const [key, value] of Object.entries(object)) {
        if (key.endsWith("At") && value !== null) expect(value).toMatch(ISO);
        if (/(^i|I)d$/.test(key) && value !== null) expect(value).toBeTypeOf("number");
      }
  });

  it("an empty one where the status is 204", async () => {
    const { itemId, householdId } = await createWorld();
    const admin = await createPerson({ householdId });
    const { status, text } = await call(admin, "DELETE", `/api/items/${itemId}`);
    expect([status, text]).toEqual([204, ""]);
  });

  it("inner objects too: a line's item, a check's user and its stock status", async () => {
    const world = await createWorld();
    const admin = await createPerson({ householdId: world.householdId });
    const listPath = `/api/shopping-lists/${world.listId}`;
    const list = await call<{ items: { item: object }[] }>(admin, "GET", listPath);
    expect(keysOf(list.body.items)).toEqual(wanted(line));
    expect(keysOf(list.body.items[0]?.item)).toEqual(wanted(item));
    const checkPath = "/api/inventory-updates/latest";
    const latest = await call<{ user: object; stockStatus: object }>(admin, "GET", checkPath);
    expect(keysOf(latest.body.user)).toEqual(["email", "username"]);
    expect(keysOf(latest.body.stockStatus)).toEqual(["lowStock", "outOfStock", "wellStocked"]);
  });

  it("the user of a login, without the password", async () => {
    const { username } = await createUser();
    const { body, text } = await call({}, "POST", "/api/login", { username, password: PASSWORD });
    expect(keysOf(body)).toEqual(wanted(user));
    expect(text).not.toMatch(/argon2|correct horse/);
  });
});
