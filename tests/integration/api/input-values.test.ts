import { expect, it } from "vitest";
import { createPerson } from "@/tests/support/actors";
import { call, callInVain, RawBody } from "@/tests/support/call";
import { BODY_CALLS, NO_IDS, titleOf } from "./api-table";
import { createWorld, type World } from "./api-world";
import { invalidValues } from "./table/invalid-values";

type BodyCall = (typeof BODY_CALLS)[number];

/** Returns a valid request body in which the value of one field is replaced by raw JSON. */
function withValue(row: BodyCall, world: World, field: string, json: string): RawBody {
  const text = JSON.stringify({ ...row.body(world), [field]: "@value@" });
  return new RawBody(text.replace('"@value@"', () => json));
}

async function snapshot(admin: { cookie?: string }, world: World): Promise<string[]> {
  const paths = [
    "/api/locations",
    "/api/items",
    `/api/shopping-lists/${world.listId}`,
    `/api/inventory-updates/${world.checkId}/items`,
  ];
  const answers = await Promise.all(paths.map((path) => call(admin, "GET", path)));
  return answers.map(({ text }) => text);
}

const fields = BODY_CALLS.flatMap((row) =>
  Object.entries(row.refuses ?? {}).flatMap(([field, kind]) =>
    kind ? [[titleOf(row), field, row, kind] as const] : [],
  ),
);

it("each body field in the API table has a kind of invalid values to send, or null if other tests send invalid values", () => {
  const missing = BODY_CALLS.flatMap((row) =>
    Object.keys(row.body(NO_IDS))
      .filter((field) => row.refuses?.[field] === undefined)
      .map((field) => `${titleOf(row)}: ${field}`),
  );
  expect(missing).toEqual([]);
});

it.each(fields)(
  "%s answers 400 with an issue at %s for each invalid value of that field",
  async (_, field, row, kind) => {
    const world = await createWorld();
    const admin = await createPerson({ householdId: world.householdId });
    await row.arrange?.(world);
    const before = await snapshot(admin, world);
    for (const json of invalidValues[kind]) {
      const body = withValue(row, world, field, json);
      const answer = await callInVain(admin, row.method, row.path(world), body);
      expect([json, answer.status, answer.body.code]).toEqual([json, 400, "invalid_input"]);
      const paths = answer.body.issues?.map(({ path }) => path) ?? [];
      expect(
        paths.some((path) => path.split(".")[0] === field),
        json,
      ).toBe(true);
    }
    expect(await snapshot(admin, world)).toEqual(before);
  },
);

it.each([
  ["POST", "/api/locations", ["name"]],
  ["PUT", "/api/locations/order", ["locations"]],
  ["POST", "/api/locations/bulk-delete", ["ids"]],
  ["POST", "/api/locations/bulk-restore", ["ids"]],
  ["POST", "/api/items", ["locationId", "name", "unit"]],
  ["POST", "/api/items/bulk-delete", ["ids"]],
  ["POST", "/api/items/bulk-restore", ["ids"]],
  ["POST", "/api/inventory-items", ["itemId", "newStock", "updateId"]],
] as const)(
  "%s %s answers 400 with an issue at each required field for an empty or missing body",
  async (method, path, fields) => {
    const admin = await createPerson();
    for (const body of [{}, undefined]) {
      const answer = await callInVain(admin, method, path, body);
      expect(answer.status).toBe(400);
      expect(answer.body.issues?.map((issue) => issue.path).sort()).toEqual(fields);
    }
  },
);

it("PUT /api/items/{id} accepts the bounds of each range, 1e1 as 10 and -0 as 0", async () => {
  const world = await createWorld();
  const admin = await createPerson({ householdId: world.householdId });
  const path = `/api/items/${world.itemId}`;
  const put = (json: string) => call<object>(admin, "PUT", path, new RawBody(json));
  const good: [string, object][] = [
    ['{"currentStock":0,"partialAmount":0}', { currentStock: 0, partialAmount: 0 }],
    ['{"currentStock":-0,"partialAmount":-0}', { currentStock: 0, partialAmount: 0 }],
    ['{"currentStock":9999}', { currentStock: 9999 }],
    ['{"currentStock":1e1}', { currentStock: 10 }],
    ['{"desiredStock":0.01}', { desiredStock: 0.01 }],
    ['{"desiredStock":9999}', { desiredStock: 9999 }],
    [`{"name":"${"ü".repeat(100)}"}`, { name: "ü".repeat(100) }],
    ['{"name":"  Rice &  <b>Peas</b> 🍚 "}', { name: "Rice &  <b>Peas</b> 🍚" }],
  ];
  for (const [json, expected] of good) {
    const { status, body } = await put(json);
    expect([json, status]).toEqual([json, 200]);
    expect(body).toMatchObject(expected);
  }
});
