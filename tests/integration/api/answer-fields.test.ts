import { describe, expect, it } from "vitest";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createUser, PASSWORD } from "@/tests/support/factories";
import { API_TABLE } from "./api-table";
import { createWorld } from "./api-world";
import { item, line, user } from "./table/documented-fields";
import { titled } from "./titled-rows";

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Returns every object in an answer, nested objects included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

const keysOf = (value: unknown) => Object.keys(objectsIn(value)[0] ?? {}).sort();
const wanted = (keys: string) => keys.split(" ").filter(Boolean).sort();

/** The rows of the API table whose calls answer an admin with JSON or without content. */
const answering = API_TABLE.filter(
  ({ statuses, pattern }) => [200, 201, 204].includes(statuses.admin) && pattern !== "/api/events",
);

describe("fields of the API responses", () => {
  it.each(titled(answering))(
    "%s returns exactly the documented fields, dates as ISO and ids as numbers",
    async (_, row) => {
      const world = await createWorld();
      await row.arrange?.(world);
      const admin = await createPerson({ householdId: world.householdId });
      const { body, status, text } = await call(
        admin,
        row.method,
        row.path(world),
        row.body?.(world),
      );
      expect(status, text).toBe(row.statuses.admin);
      expect(keysOf(body)).toEqual(wanted(row.answers ?? ""));
      for (const object of objectsIn(body))
        for (const [key, value] of Object.entries(object)) {
          if (key.endsWith("At") && value !== null) expect(value).toMatch(ISO);
          if (/(^i|I)d$/.test(key) && value !== null) expect(value).toBeTypeOf("number");
        }
      if (status === 204) expect(text).toBe("");
    },
  );

  it("the location of an entry of GET /api/recently-deleted has exactly the documented fields", async () => {
    const { itemId, householdId } = await createWorld();
    const admin = await createPerson({ householdId });
    await call(admin, "DELETE", `/api/items/${itemId}`);
    const { body } = await call<{ location: object }[]>(admin, "GET", "/api/recently-deleted");
    expect(keysOf(body[0]?.location)).toEqual(["isDeleted", "name"]);
  });

  it("the item in a shopping list line, and user and stockStatus in a check, have exactly the documented fields", async () => {
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

  it("GET /api/invitations/token/{token} returns exactly the documented fields", async () => {
    const { invitationToken } = await createWorld();
    const { body } = await call({}, "GET", `/api/invitations/token/${invitationToken}`);
    expect(keysOf(body)).toEqual(wanted("email householdName inviterName role"));
  });

  it("POST /api/login returns exactly the documented fields of the user, without the password", async () => {
    const { username } = await createUser();
    const { body, text } = await call({}, "POST", "/api/login", { username, password: PASSWORD });
    expect(keysOf(body)).toEqual(wanted(user));
    expect(text).not.toMatch(/argon2|correct horse/);
  });
});
