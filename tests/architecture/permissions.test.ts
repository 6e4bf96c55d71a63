import { expect, it } from "vitest";
import { roles } from "@/lib/policy/actor";
import { isAllowed, type Permission, permissions } from "@/lib/policy/permissions";

it("each role has exactly the permissions of the snapshot", () => {
  const table = Object.fromEntries(
    (Object.keys(permissions) as Permission[]).map((permission) => [
      permission,
      roles.filter((role) => isAllowed(role, permission)).join(", "),
    ]),
  );
  expect(table).toMatchInlineSnapshot(`
    {
      "account:leave": "admin, assistant, regular",
      "check:run": "admin, assistant",
      "data:export": "admin, assistant, regular",
      "data:purge": "admin",
      "household:edit": "admin",
      "household:view": "admin, assistant, regular",
      "inventory:edit": "admin",
      "list:add": "admin, assistant",
      "list:clear": "admin",
      "list:share": "admin, assistant",
      "list:use": "admin, assistant",
      "members:manage": "admin",
      "photos:optimize": "admin",
      "stock:change": "admin, assistant",
      "stock:put-away": "admin, assistant",
    }
  `);
});
