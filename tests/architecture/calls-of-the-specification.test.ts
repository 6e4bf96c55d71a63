import { describe, expect, it } from "vitest";
import { loadRoute, type Method } from "@/tests/support/call";

// Every call of the API, by its method and path.
const calls: Record<string, readonly [Method, string][]> = {
  Auth: [
    ["GET", "/api/user"],
    ["POST", "/api/login"],
    ["POST", "/api/logout"],
    ["POST", "/api/register"],
    ["PATCH", "/api/user"],
    ["PUT", "/api/user/password"],
    ["POST", "/api/user/email"],
    ["POST", "/api/user/email/confirm"],
    ["GET", "/api/user/sessions"],
    ["DELETE", "/api/user/sessions/[id]"],
    ["POST", "/api/password/forgot"],
    ["POST", "/api/password/reset"],
    ["GET", "/api/invitations/token/[token]"],
  ],
  Locations: [
    ["GET", "/api/locations"],
    ["GET", "/api/locations/[id]"],
    ["POST", "/api/locations"],
    ["PUT", "/api/locations/[id]"],
    ["PUT", "/api/locations/order"],
    ["DELETE", "/api/locations/[id]"],
    ["POST", "/api/locations/bulk-delete"],
    ["GET", "/api/locations/[id]/items"],
    ["POST", "/api/locations/[id]/restore"],
    ["POST", "/api/locations/bulk-restore"],
  ],
  Items: [
    ["GET", "/api/items"],
    ["GET", "/api/items/[id]"],
    ["POST", "/api/items"],
    ["PUT", "/api/items/[id]"],
    ["DELETE", "/api/items/[id]"],
    ["POST", "/api/items/bulk-delete"],
    ["POST", "/api/items/[id]/restore"],
    ["POST", "/api/items/bulk-restore"],
    ["GET", "/api/recently-deleted"],
  ],
  "Inventory updates": [
    ["POST", "/api/inventory-updates"],
    ["GET", "/api/inventory-updates/active"],
    ["GET", "/api/inventory-updates/latest"],
    ["GET", "/api/inventory-updates/completed"],
    ["GET", "/api/inventory-updates/[id]/items"],
    ["DELETE", "/api/inventory-updates/[id]"],
    ["PUT", "/api/inventory-updates/[id]/complete"],
    ["POST", "/api/inventory-items"],
    ["GET", "/api/inventory-updates/[id]/assume"],
    ["POST", "/api/inventory-updates/[id]/assume"],
    ["DELETE", "/api/inventory-updates/[id]/assume"],
  ],
  "Shopping lists": [
    ["GET", "/api/shopping-lists"],
    ["GET", "/api/shopping-lists/latest"],
    ["GET", "/api/shopping-lists/[id]"],
    ["POST", "/api/shopping-lists/[id]/email"],
    ["PUT", "/api/shopping-lists/items/[id]"],
    ["DELETE", "/api/shopping-lists/[id]/items"],
  ],
  "Users and invitations": [
    ["GET", "/api/users"],
    ["GET", "/api/users/household"],
    ["PATCH", "/api/users/[id]/role"],
    ["PATCH", "/api/users/[id]/status"],
    ["GET", "/api/invitations"],
    ["POST", "/api/invitations"],
    ["DELETE", "/api/invitations/[id]"],
    ["POST", "/api/invitations/[id]/resend"],
  ],
  "What has changed, and who is where": [
    ["GET", "/api/events"],
    ["GET", "/api/inventory-updates/[id]/presence"],
    ["PUT", "/api/inventory-updates/[id]/presence"],
  ],
  Files: [
    ["POST", "/api/upload"],
    ["GET", "/api/files/[...path]"],
    ["POST", "/api/migrate-images"],
    ["GET", "/api/migrate-images"],
  ],
  Data: [
    ["GET", "/api/user/export-data"],
    ["DELETE", "/api/user"],
    ["GET", "/api/data/purge"],
    ["POST", "/api/data/purge"],
    ["POST", "/api/import/csv"],
    ["GET", "/api/export/csv"],
  ],
};

describe.each(Object.entries(calls))("API calls of the group %s", (_, rows) => {
  it.each(rows)("the call %s %s has a route handler", async (method, pattern) => {
    expect(await loadRoute(pattern)).toHaveProperty(method);
  });
});
