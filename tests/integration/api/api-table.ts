import { db } from "@/lib/server/db";
import { diskStore } from "@/lib/server/photos/disk-store";
import { METHODS } from "@/tests/support/call";
import { PASSWORD, unique } from "@/tests/support/factories";
import { everybody, members, type Row, row } from "./api-row";
import { type Ids, MISSING_IDS } from "./api-world";

const location = (ids: Ids) => ids.locationId;
const item = (ids: Ids) => ids.itemId;
const check = (ids: Ids) => ids.checkId;
const member = (ids: Ids) => ids.memberId;
const session = (ids: Ids) => ids.sessionId;
const invitation = (ids: Ids) => ids.invitationId;
const list = (ids: Ids) => ids.listId;
const line = (ids: Ids) => ids.lineId;

const itemFields = { name: "Rice", unit: "bag", desiredStock: 2, supermarketItemName: "Basmati" };

const importedItem = { ...itemFields, currentStock: 1, partialAmount: 0.5 };

const deleteItem = ({ itemId }: Ids) =>
  db.item.update({ where: { id: itemId }, data: { isDeleted: true, deletedAt: new Date() } });
const deleteLocation = async ({ locationId }: Ids) => {
  const data = { isDeleted: true, deletedAt: new Date() };
  await db.item.updateMany({ where: { locationId }, data: { ...data, deletedWithLocation: true } });
  await db.location.update({ where: { id: locationId }, data });
};

/** Every call of the API with its status per caller. A new call needs a row. */
export const API_TABLE: readonly Row[] = [
  row("POST", "/api/register", everybody(201), {
    body: () => ({
      username: unique("new"),
      email: `${unique("new")}@example.org`,
      password: PASSWORD,
      privacyConsent: true,
      termsConsent: true,
    }),
  }),
  row("POST", "/api/login", everybody(200), {
    body: ({ username }) => ({ username, password: PASSWORD }),
  }),
  row("POST", "/api/logout", members(204, 204, 204, 204)),
  row("POST", "/api/clear-cache", everybody(204)),
  row("GET", "/api/user", members(200, 200, 200, 200)),
  row("PATCH", "/api/user", members(200, 200, 200, 200), {
    body: () => ({ marketingConsent: true, remindersEnabled: false }),
  }),
  row("PUT", "/api/user/password", members(204, 204, 204, 204), {
    body: () => ({ currentPassword: PASSWORD, newPassword: "battery staple" }),
  }),
  row("POST", "/api/user/email", members(204, 204, 204, 204), {
    body: () => ({ email: `${unique("new")}@example.org`, password: PASSWORD }),
  }),
  row("POST", "/api/user/email/confirm", everybody(410), { body: () => ({ token: "none" }) }),
  row("GET", "/api/user/sessions", members(200, 200, 200, 200)),
  // The device belongs to another member, whom no caller may sign out.
  row("DELETE", "/api/user/sessions/[id]", members(404, 404, 404, 404), { of: session }),
  row("POST", "/api/password/forgot", everybody(204), {
    body: () => ({ email: `${unique("nobody")}@example.org` }),
  }),
  row("POST", "/api/password/reset", everybody(410), {
    body: () => ({ token: "none", password: PASSWORD }),
  }),

  row("GET", "/api/users", members(200, 200, 200, 200)),
  row("GET", "/api/users/household", members(200, 200, 200, 200)),
  row("PATCH", "/api/users/[id]/role", members(200, 403, 403, 404), {
    of: member,
    body: () => ({ role: "assistant" }),
  }),
  row("PATCH", "/api/users/[id]/status", members(200, 403, 403, 404), {
    of: member,
    body: () => ({ isActive: false }),
  }),
  {
    ...row("GET", "/api/avatars/[id]", members(200, 200, 200, 404), { of: member }),
    cacheControl: "private, max-age=86400",
  },
  row("GET", "/api/invitations", members(200, 403, 403, 200)),
  row("POST", "/api/invitations", members(201, 403, 403, 201), {
    body: () => ({ email: `${unique("guest")}@example.org`, role: "assistant" }),
  }),
  row("DELETE", "/api/invitations/[id]", members(204, 403, 403, 404), { of: invitation }),
  row("POST", "/api/invitations/[id]/resend", members(200, 403, 403, 404), { of: invitation }),
  // This call requires no session, only the token of a mailed invitation. The token here belongs to no
  // invitation, hence 404.
  row("GET", "/api/invitations/token/[token]", everybody(404), {
    path: "/api/invitations/token/none",
  }),
  // The household of `createWorld` has another admin; the household of the outsider has no other member.
  row("DELETE", "/api/user", members(200, 200, 200, 200), {
    body: () => ({ deleteHousehold: false }),
  }),
  row("GET", "/api/user/export-data", members(200, 200, 200, 200)),
  row("GET", "/api/data/purge", members(200, 403, 403, 200)),
  row("POST", "/api/data/purge", members(200, 403, 403, 200), {
    body: () => ({ inventoryUpdates: true, shoppingLists: true, confirm: "PURGE" }),
  }),

  row("GET", "/api/export/csv", members(200, 200, 200, 200)),
  row("POST", "/api/import/csv", members(200, 403, 403, 200), {
    body: () => ({ rows: [{ row: 2, location: "Attic", item: importedItem }] }),
    maxKib: 1024,
  }),

  row("GET", "/api/household", members(200, 200, 200, 200)),
  row("PATCH", "/api/household", members(200, 403, 403, 200), {
    body: () => ({ aiEnabled: false }),
  }),

  row("GET", "/api/locations", members(200, 200, 200, 200)),
  row("POST", "/api/locations", members(201, 403, 403, 201), {
    body: () => ({ name: "Kitchen", photo: null, order: 1 }),
  }),
  row("POST", "/api/locations", members(201, 403, 403, 400), {
    body: ({ objectKey }) => ({ name: "Kitchen", photo: objectKey }),
  }),
  row("GET", "/api/locations/[id]", members(200, 200, 200, 404), { of: location }),
  row("PUT", "/api/locations/[id]", members(200, 403, 403, 404), {
    of: location,
    body: () => ({ name: "Cellar", photo: null }),
  }),
  row("DELETE", "/api/locations/[id]", members(204, 403, 403, 404), { of: location }),
  row("GET", "/api/locations/[id]/items", members(200, 200, 200, 404), { of: location }),
  row("PUT", "/api/locations/order", members(200, 403, 403, 400), {
    body: ({ locationId }) => ({ locations: [{ id: locationId, order: 0 }] }),
  }),
  row("POST", "/api/locations/bulk-delete", members(200, 403, 403, 404), {
    body: ({ locationId }) => ({ ids: [locationId] }),
  }),

  row("POST", "/api/locations/[id]/restore", members(200, 403, 403, 404), {
    of: location,
    arrange: deleteLocation,
  }),
  row("POST", "/api/locations/bulk-restore", members(200, 403, 403, 404), {
    body: ({ locationId }) => ({ ids: [locationId] }),
    arrange: deleteLocation,
  }),

  row("GET", "/api/items", members(200, 200, 200, 200)),
  {
    ...row("GET", "/api/items", members(200, 200, 200, 200)),
    path: ({ locationId }) => `/api/items?locationId=${locationId}`,
  },
  row("POST", "/api/items", members(201, 403, 403, 404), {
    body: ({ locationId }) => ({ ...itemFields, locationId, photo: null }),
  }),
  row("GET", "/api/items/[id]", members(200, 200, 200, 404), { of: item }),
  row("PUT", "/api/items/[id]", members(200, 403, 403, 404), {
    of: item,
    body: ({ locationId }) => ({ ...itemFields, locationId, photo: null }),
  }),
  row("PUT", "/api/items/[id]", members(200, 200, 403, 404), {
    of: item,
    body: () => ({ currentStock: 3, partialAmount: 0.333 }),
  }),
  row("PUT", "/api/items/[id]", members(200, 403, 403, 400), {
    of: item,
    body: ({ objectKey }) => ({ photo: objectKey }),
  }),
  row("DELETE", "/api/items/[id]", members(204, 403, 403, 404), { of: item }),
  row("POST", "/api/items/bulk-delete", members(200, 403, 403, 404), {
    body: ({ itemId }) => ({ ids: [itemId] }),
  }),
  row("POST", "/api/items/[id]/restore", members(200, 403, 403, 404), {
    of: item,
    arrange: deleteItem,
  }),
  row("POST", "/api/items/bulk-restore", members(200, 403, 403, 404), {
    body: ({ itemId }) => ({ ids: [itemId] }),
    arrange: deleteItem,
  }),
  row("GET", "/api/recently-deleted", members(200, 403, 403, 200), { arrange: deleteItem }),

  row("POST", "/api/inventory-updates", members(201, 201, 403, 400), {
    arrange: ({ checkId }) => db.inventoryUpdate.delete({ where: { id: checkId } }),
  }),
  row("GET", "/api/inventory-updates/active", members(200, 200, 200, 404)),
  row("GET", "/api/inventory-updates/latest", members(200, 200, 200, 404)),
  row("GET", "/api/inventory-updates/completed", members(200, 200, 200, 200)),
  row("GET", "/api/inventory-updates/[id]/items", members(200, 200, 200, 404), { of: check }),
  row("GET", "/api/inventory-updates/[id]/changes", members(200, 200, 200, 404), {
    of: ({ completedCheckId }) => completedCheckId,
  }),
  row("PUT", "/api/inventory-updates/[id]/complete", members(200, 200, 403, 404), { of: check }),
  row("DELETE", "/api/inventory-updates/[id]", members(204, 204, 403, 404), { of: check }),
  row("GET", "/api/inventory-updates/[id]/presence", members(200, 200, 200, 404), { of: check }),
  row("PUT", "/api/inventory-updates/[id]/presence", members(204, 204, 403, 404), {
    of: check,
    body: ({ locationId }) => ({ locationId }),
  }),
  row("GET", "/api/inventory-updates/[id]/assume", members(200, 200, 200, 404), { of: check }),
  row("POST", "/api/inventory-updates/[id]/assume", members(200, 200, 403, 404), {
    of: check,
    body: ({ itemId }) => ({ itemIds: [itemId] }),
  }),
  row("DELETE", "/api/inventory-updates/[id]/assume", members(204, 204, 403, 404), { of: check }),
  row("POST", "/api/inventory-items", members(200, 200, 403, 404), {
    body: ({ checkId, itemId }) => ({
      updateId: checkId,
      itemId,
      newStock: 2,
      partialAmount: 0.5,
    }),
  }),

  {
    ...row("GET", "/api/events", members(200, 200, 200, 200)),
    cacheControl: "private, no-store, no-transform",
  },
  row("GET", "/api/shopping-lists", members(200, 200, 200, 200)),
  row("GET", "/api/shopping-lists/latest", members(200, 200, 200, 404)),
  row("GET", "/api/shopping-lists/[id]", members(200, 200, 200, 404), { of: list }),
  row("POST", "/api/shopping-lists/[id]/retry", members(200, 200, 403, 404), { of: list }),
  row("DELETE", "/api/shopping-lists/[id]/items", members(200, 403, 403, 404), { of: list }),
  row("POST", "/api/shopping-lists/[id]/email", members(200, 200, 403, 404), {
    of: list,
    body: () => ({ email: "somebody@example.org" }),
  }),
  row("PUT", "/api/shopping-lists/items/[id]", members(200, 200, 403, 404), {
    of: line,
    body: () => ({ purchased: true }),
  }),

  // The permission is checked first (403). The body of these calls is not a form, so allowed callers get 415.
  row("POST", "/api/upload", members(415, 403, 403, 415)),
  {
    ...row("GET", "/api/files/[...path]", members(200, 200, 200, 404)),
    path: ({ objectKey }) => `/api/files/${objectKey}`,
    arrange: ({ objectKey }) => diskStore.put(objectKey, Buffer.from("a picture")),
    cacheControl: "private, max-age=31536000, immutable",
  },
  row("GET", "/api/migrate-images", members(200, 403, 403, 200)),
  row("POST", "/api/migrate-images", members(200, 403, 403, 200)),

  // The token of a mail replaces a session. The token in these paths belongs to no user, so POST answers 400.
  row("GET", "/api/unsubscribe", everybody(303), { path: "/api/unsubscribe?token=none" }),
  row("POST", "/api/unsubscribe", everybody(400), { path: "/api/unsubscribe?token=none" }),

  // In these tests no process runs background functions, and no Inngest server is configured.
  row("GET", "/api/health", everybody(503)),
  row("GET", "/api/inngest", everybody(404)),
  row("POST", "/api/inngest", everybody(404)),
  row("PUT", "/api/inngest", everybody(404)),
  row("GET", "/api/auth/[...nextauth]", everybody(200), { path: "/api/auth/session" }),
  // Without a CSRF token next-auth redirects to its confirmation page.
  row("POST", "/api/auth/[...nextauth]", everybody(302), { path: "/api/auth/signout" }),

  // Paths without a route.
  ...METHODS.map((method) =>
    row(method, "/api/[[...unknown]]", everybody(404), { path: "/api/no-such-address" }),
  ),
];

/** The calls that require a session. */
export const MEMBER_CALLS = API_TABLE.filter(({ statuses }) => statuses.nobody === 401);

/** The calls that accept a JSON body. */
export const BODY_CALLS = API_TABLE.filter(
  (entry): entry is Row & Required<Pick<Row, "body">> => entry.body !== undefined,
);

/** Returns the name of a row for test titles: method, route, and the keys of its body. */
export function titleOf({ method, pattern, body }: Row): string {
  const sent = Object.keys(body?.(NO_IDS) ?? {});
  return [method, pattern, ...(sent.length > 0 ? [`{${sent.join(", ")}}`] : [])].join(" ");
}

const NO_IDS: Ids = { ...MISSING_IDS, username: "" };
