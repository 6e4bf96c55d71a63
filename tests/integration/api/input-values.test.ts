import { describe, expect, it } from "vitest";
import { createPerson } from "@/tests/support/actors";
import { call, callInVain, type Method, RawBody } from "@/tests/support/call";
import { createWorld, type World } from "./api-world";

// Raw JSON values, so that -0, 1e999 and lone surrogates reach the server unchanged.
const noTexts = ["1", "true", "{}", "[]", '["a"]', '{"toString":"a"}'];
const unusableTexts = [
  '"a\\u0000b"',
  '"a\\u0007b"',
  '"a\\nb"',
  '"a\\tb"',
  '"a\\u007fb"',
  '"a\\u0085b"',
  '"\\ud800"',
  '"a\\udfffb"',
  JSON.stringify("x".repeat(101)),
  '"a\\u202eb"',
  '"a\\u2066b"',
  '"a\\u200fb"',
  '"a\\u200bb"',
  '"a\\u2060b"',
  '"a\\ufeffb"',
];
const noNumbers = [
  '"1"',
  '"0.333"',
  '"NaN"',
  '""',
  "null",
  "true",
  "false",
  "{}",
  "[]",
  "[1]",
  "1e999",
  "-1e999",
];
const noIds = [...noNumbers, "0", "-0", "-1", "1.5", "1e-7"];

const noPlaces = ["1.5", "-1", "2147483648", ...noNumbers];

/** Invalid values of each kind of field, as raw JSON. */
const refused = {
  text: [...noTexts, ...unusableTexts, "null", '""', '"   "', '"\\u00a0"'],
  optionalText: [...noTexts, ...unusableTexts],
  unit: ["1", "null", "true", '""', '"boxes"', '"BOX"', '" box"', '["box"]', '"__proto__"'],
  photo: [
    "1",
    "true",
    "{}",
    '"https://example.org/x.png"',
    '"../../etc/passwd"',
    '"data:text/html,x"',
  ],
  id: noIds,
  ids: ["null", "1", '"1"', "{}", "[]", ...noIds.map((value) => `[${value}]`)],
  whole: [...noNumbers, "1.5", "0.333", "-1", "10000", "2147483648", "1e21"],
  desired: [...noNumbers, "0", "-0", "-1", "0.001", "0.009", "9999.01", "10000", "1e21"],
  partial: [...noNumbers, "0.16", "0.2", "0.22", "0.78", "0.9", "1", "-0.2", "-1", "333"],
  boolean: ['"true"', '"false"', '""', "1", "0", "null", "{}", "[]"],
  order: noPlaces,
  places: [
    "null",
    "1",
    '"1"',
    "{}",
    "[1]",
    "[null]",
    "[[]]",
    '[{"id":1}]',
    '[{"order":1}]',
    ...noIds.map((value) => `[{"id":${value},"order":0}]`),
    ...noPlaces.map((value) => `[{"id":1,"order":${value}}]`),
  ],
  moment: [
    "1",
    "null",
    "true",
    '""',
    '"yesterday"',
    '"2026-13-01T00:00:00Z"',
    '"2026-02-30"',
    "[]",
  ],
} as const;

interface Form {
  call: (world: World) => [Method, string];
  valid: (world: World) => Record<string, unknown>;
  fields: Record<string, keyof typeof refused>;
}

const itemFields: Form["fields"] = {
  name: "text",
  locationId: "id",
  desiredStock: "desired",
  unit: "unit",
  supermarketItemName: "optionalText",
  photo: "photo",
};

const forms: Record<string, Form> = {
  "POST /api/locations": {
    call: () => ["POST", "/api/locations"],
    valid: () => ({ name: "Attic" }),
    fields: { name: "text", photo: "photo", order: "order" },
  },
  "PUT /api/locations/{id}": {
    call: ({ locationId }) => ["PUT", `/api/locations/${locationId}`],
    valid: () => ({ name: "Attic" }),
    fields: { name: "text", photo: "photo" },
  },
  "PUT /api/locations/order": {
    call: () => ["PUT", "/api/locations/order"],
    valid: ({ locationId }) => ({ locations: [{ id: locationId, order: 0 }] }),
    fields: { locations: "places" },
  },
  "POST /api/locations/bulk-delete": {
    call: () => ["POST", "/api/locations/bulk-delete"],
    valid: ({ locationId }) => ({ ids: [locationId] }),
    fields: { ids: "ids" },
  },
  "POST /api/locations/bulk-restore": {
    call: () => ["POST", "/api/locations/bulk-restore"],
    valid: ({ locationId }) => ({ ids: [locationId] }),
    fields: { ids: "ids" },
  },
  "POST /api/items": {
    call: () => ["POST", "/api/items"],
    valid: ({ locationId }) => ({ name: "Rice", locationId, unit: "bag", desiredStock: 2 }),
    fields: itemFields,
  },
  "PUT /api/items/{id}": {
    call: ({ itemId }) => ["PUT", `/api/items/${itemId}`],
    valid: () => ({ name: "Rice" }),
    fields: { ...itemFields, currentStock: "whole", partialAmount: "partial" },
  },
  "POST /api/items/bulk-delete": {
    call: () => ["POST", "/api/items/bulk-delete"],
    valid: ({ itemId }) => ({ ids: [itemId] }),
    fields: { ids: "ids" },
  },
  "POST /api/items/bulk-restore": {
    call: () => ["POST", "/api/items/bulk-restore"],
    valid: ({ itemId }) => ({ ids: [itemId] }),
    fields: { ids: "ids" },
  },
  "POST /api/inventory-updates/{id}/assume": {
    call: ({ checkId }) => ["POST", `/api/inventory-updates/${checkId}/assume`],
    valid: ({ itemId }) => ({ itemIds: [itemId] }),
    fields: { itemIds: "ids" },
  },
  "POST /api/inventory-items": {
    call: () => ["POST", "/api/inventory-items"],
    valid: ({ checkId, itemId }) => ({ updateId: checkId, itemId, newStock: 1 }),
    fields: {
      updateId: "id",
      itemId: "id",
      newStock: "whole",
      partialAmount: "partial",
      observedAt: "moment",
    },
  },
  "PUT /api/shopping-lists/items/{id}": {
    call: ({ lineId }) => ["PUT", `/api/shopping-lists/items/${lineId}`],
    valid: () => ({ purchased: true }),
    fields: { purchased: "boolean" },
  },
};

/** Returns a valid request body in which the value of one field is replaced by raw JSON. */
function withValue(form: Form, world: World, field: string, json: string): RawBody {
  const text = JSON.stringify({ ...form.valid(world), [field]: "@value@" });
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

describe.each(Object.entries(forms))("%s", (title, form) => {
  it.each(Object.entries(form.fields))(
    `${title} answers 400 with an issue at %s for each invalid value of it`,
    async (field, kind) => {
      const world = await createWorld();
      const admin = await createPerson({ householdId: world.householdId });
      const before = await snapshot(admin, world);
      for (const json of refused[kind]) {
        const body = withValue(form, world, field, json);
        const answer = await callInVain(admin, ...form.call(world), body);
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
});

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
