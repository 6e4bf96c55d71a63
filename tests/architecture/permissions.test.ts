import { expect, it } from "vitest";
import { roles } from "@/lib/policy/actor";
import { isAllowed, permissions, type Permission } from "@/lib/policy/permissions";

it("gives each role what the contract gives it (section 3)", () => {
  const table = Object.fromEntries(
    (Object.keys(permissions) as Permission[]).map((permission) => [
      permission,
      roles.filter((role) => isAllowed(role, permission)).join(", "),
    ]),
  );
  expect(table).toMatchInlineSnapshot(`
    {
      "check:run": "admin, assistant",
      "household:edit": "admin",
      "household:view": "admin, assistant, regular",
      "inventory:edit": "admin",
      "list:clear": "admin",
      "list:use": "admin, assistant",
      "members:manage": "admin",
      "photos:optimize": "admin",
    }
  `);
});
