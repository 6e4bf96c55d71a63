import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPerson } from "@/tests/support/actors";
import { call, RawBody } from "@/tests/support/call";
import { BODY_CALLS, titleOf } from "./api-table";
import { createWorld } from "./api-world";

const RUNS = 40;

// As they stand in JSON, so that what no client of ours would send arrives too.
const oddJson = fc.oneof(
  fc.constantFrom(
    ...["1e999", "-1e999", "-0", "2147483648", "-2147483649", "9007199254740993", "1e-320"],
    ...['"\\u0000"', '"\\ud800"', '"\\ufeff"', '"1"', '""', "null", "true", "[]", "{}", "[[]]"],
    ...['{"__proto__":1}', '{"then":1}', '{"toJSON":1}', '"__proto__"', '"\' or 1=1 --"'],
    ...[
      '"%00%2e%2e"',
      '"${7*7}"',
      JSON.stringify("x".repeat(70_000)),
      "[".repeat(5000) + "]".repeat(5000),
    ],
  ),
  fc.json(),
  fc.string({ unit: "binary" }).map((text) => JSON.stringify(text)),
  fc.double().map((number) => JSON.stringify(number)),
  fc.integer().map(String),
);

/** A valid body with some of its values replaced, some keys doubled and some added. */
function bodyLike(valid: object): fc.Arbitrary<string> {
  const keys = [...Object.keys(valid), "id", "__proto__", "constructor"];
  const change = fc.tuple(fc.constantFrom(...keys), oddJson);
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const entries = Object.entries(valid).map(([key, value]) => [key, JSON.stringify(value)]);
    const all = [...entries, ...changes].map(
      ([key, json]) => `${JSON.stringify(key)}:${json ?? 0}`,
    );
    return `{${all.join(",")}}`;
  });
}

/** Any bytes at all, cut-off JSON and broken UTF-8 among them. */
const anyBytes = fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes));

describe.each(BODY_CALLS.map((row) => ({ title: titleOf(row), row })))("$title", ({ row }) => {
  it("answers whatever it is sent, and never with a fault of its own", async () => {
    const world = await createWorld();
    const admin = await createPerson({ householdId: world.householdId });
    const valid = row.body(world);
    const body = fc.oneof(
      { weight: 6, arbitrary: bodyLike(valid) },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: anyBytes },
    );
    await fc.assert(
      fc.asyncProperty(body, async (content) => {
        const answer = await call(admin, row.method, row.path(world), new RawBody(content));
        expect(answer.status, answer.text).toBeLessThan(500);
        if (answer.status >= 400)
          expect(answer.body).toMatchObject({
            message: expect.any(String) as string,
            code: expect.any(String) as string,
          });
      }),
      { numRuns: RUNS },
    );
  });
});

describe("paths and queries", () => {
  it("answer whatever they are sent too", async () => {
    const admin = await createPerson();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 20 }), async (text) => {
        const odd = encodeURIComponent(text.toWellFormed()).replaceAll(".", "%2E") || "0";
        for (const path of [`/api/items/${odd}`, `/api/items?locationId=${odd}`]) {
          const { status } = await call(admin, "GET", path);
          expect([200, 400, 404]).toContain(status);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
