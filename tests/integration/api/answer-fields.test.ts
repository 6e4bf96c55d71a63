import { describe, expect, it } from "vitest";
import { createPerson } from "@/tests/support/actors";
import { call, type Method } from "@/tests/support/call";
import { createUser, PASSWORD } from "@/tests/support/factories";
import { createWorld, type World } from "./api-world";

// Every key that the API may return. A new key must be added here on purpose.
const user =
  "avatarUrl createdAt email emailVerifiedAt householdId householdName id isActive marketingConsent " +
  "privacyConsentedAt remindersEnabled role termsConsentedAt username";
const member = "avatarUrl createdAt email id isActive role username";
const invitation = "accepted createdAt email expiresAt householdId id invitedById role";
const household = "aiEnabled createdAt id maxItems maxLocations name";
const location = "createdAt householdId id isDeleted name order photo updatedAt";
const item =
  "createdAt currentStock desiredStock householdId id isDeleted lastCountedAt locationId name partialAmount " +
  "photo supermarketItemName unit updatedAt";
const check = "assumedCount completedAt householdId id startedAt status stockStatus user userId";
// `previousPartialAmount` and `previousCountedAt` belong to `previousStock`.
const count =
  "basis countedBy id itemId newStock partialAmount previousCountedAt previousPartialAmount previousStock updateId updatedAt";
const listHead = "clearedAt clearedBy createdAt emailedAt emailedTo householdId id status updateId";
const line = "aiRationale facts id item itemId listId purchased quantity rationaleSource";

type Ask = (world: World) => [Method, string, unknown?];

const answers: [string, Ask, string][] = [
  ["GET /api/user", () => ["GET", "/api/user"], user],
  ["PATCH /api/user", () => ["PATCH", "/api/user", { remindersEnabled: false }], user],
  [
    "GET /api/user/sessions",
    () => ["GET", "/api/user/sessions"],
    "createdAt deviceName id isCurrent lastUsedAt",
  ],
  ["GET /api/users", () => ["GET", "/api/users"], member],
  ["GET /api/users/household", () => ["GET", "/api/users/household"], "avatarUrl id username"],
  [
    "PATCH /api/users/{id}/role",
    (w) => ["PATCH", `/api/users/${w.memberId}/role`, { role: "admin" }],
    member,
  ],
  [
    "PATCH /api/users/{id}/status",
    (w) => ["PATCH", `/api/users/${w.memberId}/status`, { isActive: false }],
    member,
  ],
  ["GET /api/invitations", () => ["GET", "/api/invitations"], invitation],
  [
    "POST /api/invitations",
    () => ["POST", "/api/invitations", { email: "n@example.org" }],
    `${invitation} isRenewed link mail`,
  ],
  [
    "POST /api/invitations/{id}/resend",
    (w) => ["POST", `/api/invitations/${w.invitationId}/resend`],
    `${invitation} isRenewed link mail`,
  ],
  [
    "GET /api/invitations/token/{token}",
    (w) => ["GET", `/api/invitations/token/${w.invitationToken}`],
    "email householdName inviterName role",
  ],
  ["GET /api/household", () => ["GET", "/api/household"], household],
  ["PATCH /api/household", () => ["PATCH", "/api/household", { aiEnabled: false }], household],
  ["GET /api/locations", () => ["GET", "/api/locations"], location],
  ["GET /api/locations/{id}", (w) => ["GET", `/api/locations/${w.locationId}`], location],
  ["POST /api/locations", () => ["POST", "/api/locations", { name: "Attic" }], location],
  [
    "PUT /api/locations/{id}",
    (w) => ["PUT", `/api/locations/${w.locationId}`, { name: "A" }],
    location,
  ],
  [
    "PUT /api/locations/order",
    (w) => ["PUT", "/api/locations/order", { locations: [{ id: w.locationId, order: 0 }] }],
    location,
  ],
  ["GET /api/items", () => ["GET", "/api/items"], item],
  ["GET /api/items/{id}", (w) => ["GET", `/api/items/${w.itemId}`], item],
  ["GET /api/locations/{id}/items", (w) => ["GET", `/api/locations/${w.locationId}/items`], item],
  [
    "POST /api/items",
    (w) => ["POST", "/api/items", { name: "Rice", unit: "bag", locationId: w.locationId }],
    item,
  ],
  ["PUT /api/items/{id}", (w) => ["PUT", `/api/items/${w.itemId}`, { name: "Oats" }], item],
  [
    "POST /api/items/bulk-delete",
    (w) => ["POST", "/api/items/bulk-delete", { ids: [w.itemId] }],
    "deleted",
  ],
  [
    "POST /api/locations/bulk-delete",
    (w) => ["POST", "/api/locations/bulk-delete", { ids: [w.locationId] }],
    "deleted",
  ],
  ["POST /api/items/{id}/restore", (w) => ["POST", `/api/items/${w.itemId}/restore`], item],
  [
    "POST /api/items/bulk-restore",
    (w) => ["POST", "/api/items/bulk-restore", { ids: [w.itemId] }],
    "restored",
  ],
  [
    "POST /api/locations/{id}/restore",
    (w) => ["POST", `/api/locations/${w.locationId}/restore`],
    location,
  ],
  [
    "POST /api/locations/bulk-restore",
    (w) => ["POST", "/api/locations/bulk-restore", { ids: [w.locationId] }],
    "restored",
  ],
  ["GET /api/inventory-updates/active", () => ["GET", "/api/inventory-updates/active"], check],
  ["GET /api/inventory-updates/latest", () => ["GET", "/api/inventory-updates/latest"], check],
  [
    "GET /api/inventory-updates/completed",
    () => ["GET", "/api/inventory-updates/completed"],
    check,
  ],
  [
    "GET /api/inventory-updates/{id}/changes",
    (w) => ["GET", `/api/inventory-updates/${w.completedCheckId}/changes`],
    "before check counts",
  ],
  [
    "GET /api/inventory-updates/{id}/items",
    (w) => ["GET", `/api/inventory-updates/${w.checkId}/items`],
    count,
  ],
  [
    "GET /api/inventory-updates/{id}/assume",
    (w) => ["GET", `/api/inventory-updates/${w.checkId}/assume`],
    "itemIds",
  ],
  [
    "POST /api/inventory-updates/{id}/assume",
    (w) => ["POST", `/api/inventory-updates/${w.checkId}/assume`, { itemIds: [w.itemId] }],
    count,
  ],
  [
    "GET /api/inventory-updates/{id}/presence",
    (w) => ["GET", `/api/inventory-updates/${w.checkId}/presence`],
    "locationId userId username",
  ],
  [
    "POST /api/inventory-items",
    (w) => ["POST", "/api/inventory-items", { updateId: w.checkId, itemId: w.itemId, newStock: 1 }],
    count,
  ],
  [
    "PUT /api/inventory-updates/{id}/complete",
    (w) => ["PUT", `/api/inventory-updates/${w.checkId}/complete`],
    "message shoppingListId",
  ],
  // The screen of all lists shows the numbers of lines and of purchased lines.
  [
    "GET /api/shopping-lists",
    () => ["GET", "/api/shopping-lists"],
    `${listHead} itemCount purchasedCount`,
  ],
  [
    "GET /api/shopping-lists/latest",
    () => ["GET", "/api/shopping-lists/latest"],
    `${listHead} items`,
  ],
  [
    "GET /api/shopping-lists/{id}",
    (w) => ["GET", `/api/shopping-lists/${w.listId}`],
    `${listHead} items`,
  ],
  [
    "POST /api/shopping-lists/{id}/email",
    (w) => ["POST", `/api/shopping-lists/${w.listId}/email`, { email: "a@example.org" }],
    `${listHead} items`,
  ],
  [
    "PUT /api/shopping-lists/items/{id}",
    (w) => ["PUT", `/api/shopping-lists/items/${w.lineId}`, { purchased: true }],
    line,
  ],
  ["DELETE /api/user", () => ["DELETE", "/api/user"], "outcome"],
  [
    "GET /api/user/export-data",
    () => ["GET", "/api/user/export-data"],
    "account household inventory inventoryUpdates shoppingLists",
  ],
  [
    "POST /api/import/csv",
    () => ["POST", "/api/import/csv", { rows: [{ row: 2, location: "Attic", item: null }] }],
    "items locations refused",
  ],
  [
    "GET /api/data/purge",
    () => ["GET", "/api/data/purge"],
    "inventoryItems inventoryUpdates items shoppingListItems shoppingLists",
  ],
  [
    "POST /api/data/purge",
    () => ["POST", "/api/data/purge", { inventoryItems: true }],
    "deleted message",
  ],
  [
    "GET /api/migrate-images",
    () => ["GET", "/api/migrate-images"],
    "endedAt failed isRunning migrated skipped startedAt total",
  ],
  [
    "POST /api/migrate-images",
    () => ["POST", "/api/migrate-images"],
    "failed migrated skipped success",
  ],
  [
    "DELETE /api/shopping-lists/{id}/items",
    (w) => ["DELETE", `/api/shopping-lists/${w.listId}/items`],
    "items",
  ],
];

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Returns every object in an answer, nested objects included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

const keysOf = (value: unknown) => Object.keys(objectsIn(value)[0] ?? {}).sort();
const wanted = (keys: string) => keys.split(" ").sort();

describe("fields of the API responses", () => {
  it.each(answers)(
    "%s returns exactly the documented fields, dates as ISO and ids as numbers",
    async (_, ask, keys) => {
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
    },
  );

  it("a response with status 204 has an empty body", async () => {
    const { itemId, householdId } = await createWorld();
    const admin = await createPerson({ householdId });
    const { status, text } = await call(admin, "DELETE", `/api/items/${itemId}`);
    expect([status, text]).toEqual([204, ""]);
  });

  it("an entry of GET /api/recently-deleted has exactly the documented fields", async () => {
    const { itemId, householdId } = await createWorld();
    const admin = await createPerson({ householdId });
    await call(admin, "DELETE", `/api/items/${itemId}`);
    const { body } = await call<{ location: object }[]>(admin, "GET", "/api/recently-deleted");
    expect(keysOf(body)).toEqual(
      wanted("deletedAt deletedBy id itemCount kind location name photo"),
    );
    expect(keysOf(body[0]?.location)).toEqual(["isDeleted", "name"]);
  });

  it("the item of a line and the user and stockStatus of a check have exactly the documented fields", async () => {
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

  it("POST /api/login returns exactly the documented fields of the user, without the password", async () => {
    const { username } = await createUser();
    const { body, text } = await call({}, "POST", "/api/login", { username, password: PASSWORD });
    expect(keysOf(body)).toEqual(wanted(user));
    expect(text).not.toMatch(/argon2|correct horse/);
  });
});
