import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TAB_HEADER } from "@/lib/core/realtime-change";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call, RawBody } from "@/tests/support/call";
import { isLong, rounds } from "@/tests/support/rounds";
import { VALIDATOR_WORDS } from "@/tests/support/validator-words";
import { API_TABLE, BODY_CALLS, MEMBER_CALLS } from "./api-table";
import { createWorld } from "./api-world";
import { expectInvariants } from "./invariants";
import { titled } from "./titled-rows";

const RUNS = rounds(40, 2_000).length;
/**
 * The longest allowed duration of a call. Only `npm run test:long` checks the limit, because no other tests run
 * beside it.
 */
const SLOWEST_MS = isLong ? 1_000 : Infinity;
/** The deepest nesting of JSON arrays that fits into a request body. */
const DEPTH = 120_000;

// Raw JSON, which can contain values that JSON.stringify cannot produce.
const oddJson = fc.oneof(
  fc.constantFrom(
    "1e999",
    "-1e999",
    "-0",
    "2147483648",
    "-2147483649",
    "9007199254740993",
    "1e-320",
    '"\\u0000"',
    '"\\ud800"',
    '"\\ufeff"',
    '"1"',
    '""',
    "null",
    "true",
    "[]",
    "{}",
    "[[]]",
    '{"__proto__":1}',
    '{"then":1}',
    '{"toJSON":1}',
    '"__proto__"',
    '"\' or 1=1 --"',
    '"%00%2e%2e"',
    '"${7*7}"',
    JSON.stringify("x".repeat(70_000)),
    JSON.stringify("x".repeat(1_000_000)),
    "[".repeat(DEPTH) + "]".repeat(DEPTH),
    "[".repeat(200_000),
    '{"a":'.repeat(30_000) + "1" + "}".repeat(30_000),
  ),
  fc.json(),
  fc.string({ unit: "binary" }).map((text) => JSON.stringify(text)),
  fc.double().map((number) => JSON.stringify(number)),
  fc.integer().map(String),
);

/** Generates a valid request body with some values replaced, some keys repeated and some added. */
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

/**
 * Returns a function that returns the caller of the next request. A long run sends more requests than the rate limits
 * allow, and refusals are delayed by a second. Every fifth request therefore deletes the counters, and every 500th has
 * a new session.
 */
function callersWithinLimits(householdId: number): () => Promise<Person> {
  let caller: Person | undefined;
  let requests = 0;
  return async () => {
    if (requests % 5 === 0) await db.rateLimit.deleteMany();
    if (!caller || requests % 500 === 0) caller = await createPerson({ householdId });
    requests += 1;
    return caller;
  };
}

/** Generates arbitrary bytes, including truncated JSON and invalid UTF-8. */
const anyBytes = fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes));

it.each(titled(BODY_CALLS))(
  "%s never answers 5xx to fuzzed bodies and describes each error with message and code",
  async (_, row) => {
    const world = await createWorld();
    const nextCaller = callersWithinLimits(world.householdId);
    const valid = row.body(world);
    const body = fc.oneof(
      { weight: 6, arbitrary: bodyLike(valid) },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: anyBytes },
    );
    await fc.assert(
      fc.asyncProperty(body, async (content) => {
        const caller = await nextCaller();
        const start = performance.now();
        const answer = await call(caller, row.method, row.path(world), new RawBody(content));
        expect(performance.now() - start).toBeLessThan(SLOWEST_MS);
        expect(answer.status, answer.text).toBeLessThan(500);
        expect(answer.text).not.toMatch(VALIDATOR_WORDS);
        if (answer.status >= 400)
          expect(answer.body).toMatchObject({
            message: expect.any(String) as string,
            code: expect.any(String) as string,
          });
      }),
      { numRuns: RUNS },
    );
    await expectInvariants();
  },
);

const contentTypes = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "application/xml",
  "application/json; charset=utf-16",
  "application/json, text/html",
  "APPLICATION/JSON",
  "json",
  "application/ld+json",
  "multipart/form-data; boundary=",
  "text/html;charset=utf-7",
  "*/*",
];

describe("content types of bodies", () => {
  const calls = [
    ...BODY_CALLS,
    ...API_TABLE.filter(({ pattern }) => /upload|nextauth|unsubscribe/.test(pattern)),
  ].filter(({ method }) => method !== "GET");

  it.each(titled(calls))(
    "%s never answers 5xx to a body with an unusual content type",
    async (_, row) => {
      const world = await createWorld();
      const admin = await createPerson({ householdId: world.householdId });
      const content = JSON.stringify(row.body?.(world) ?? {});
      for (const type of contentTypes) {
        const headers = { "content-type": type };
        const body = new RawBody(content);
        const answer = await call(admin, row.method, row.path(world), body, headers);
        expect(answer.status, `${type}: ${answer.text}`).toBeLessThan(500);
      }
    },
  );
});

describe("next-auth endpoints", () => {
  const actions = [
    "signin",
    "signout",
    "callback",
    "callback/credentials",
    "callback/nobody",
    "session",
    "csrf",
    "providers",
    "error",
    "verify-request",
    "_log",
    "__proto__",
    "signin/credentials",
  ];
  const form = { "content-type": "application/x-www-form-urlencoded" };

  it.each(actions)(
    "/api/auth/%s never answers 5xx to fuzzed queries and bodies",
    async (action) => {
      const path = `/api/auth/${action}`;
      for (const query of ["", "?callbackUrl=//evil.test", "?callbackUrl[]=a&error[x]=1", "?%00=1"])
        expect((await call({}, "GET", `${path}${query}`)).status).toBeLessThan(500);
      await fc.assert(
        fc.asyncProperty(fc.oneof(oddJson, anyBytes), async (content) => {
          for (const headers of [form, {}]) {
            const { status, text } = await call({}, "POST", path, new RawBody(content), headers);
            expect(status, text).toBeLessThan(500);
          }
        }),
        { numRuns: Math.ceil(RUNS / 4) },
      );
    },
  );

  it("next-auth endpoints do not redirect to a callbackUrl of another site", async () => {
    for (const action of ["signin", "signout", "error"]) {
      const path = `/api/auth/${action}?callbackUrl=https://evil.test/`;
      const { headers, cookies } = await call({}, "GET", path);
      expect(headers.get("location") ?? "").not.toMatch(/^(https?:)?\/\/(?!larder\.test)/);
      expect(decodeURIComponent(cookies.join("\n"))).not.toContain("evil.test");
    }
  });
});

describe("fuzzed headers", () => {
  it("POST /api/inventory-items never answers 5xx to fuzzed header values", async () => {
    const world = await createWorld();
    const nextCaller = callersWithinLimits(world.householdId);
    const names = ["idempotency-key", TAB_HEADER, "range", "if-none-match", "accept", "cookie"];
    const header = fc.tuple(
      fc.constantFrom(...names, "accept-language", "x-request-id", "x-http-method-override"),
      fc.oneof(
        fc.constantFrom("__proto__", "DELETE", "bytes=0-", "%00", "x".repeat(8_000), "', 1) --"),
        fc.string({ unit: "grapheme-ascii", minLength: 1 }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(header, { maxLength: 3 }), async (headers) => {
        const body = { updateId: world.checkId, itemId: world.itemId, newStock: 1 };
        const sent = Object.fromEntries(
          headers.map(([name, value]) => [name, value.trim() || "x"]),
        );
        const caller = await nextCaller();
        const { status } = await call(caller, "POST", "/api/inventory-items", body, sent);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("fuzzed paths and queries", () => {
  const named = API_TABLE.filter(({ pattern }) => pattern.includes("["));
  const oddSegment = fc
    .string({ unit: "binary", maxLength: 20 })
    .map((text) => encodeURIComponent(text.toWellFormed()).replaceAll(".", "%2E") || "0");

  it.each(titled(named))("%s never answers 5xx to fuzzed path parameters", async (_, row) => {
    const world = await createWorld();
    const admin = await createPerson({ householdId: world.householdId });
    await fc.assert(
      fc.asyncProperty(oddSegment, async (odd) => {
        const path = row.pattern.replace(/\[[^\]]+\]/, odd);
        const { status, text } = await call(admin, row.method, path, row.body?.(world));
        expect(status, `${path}: ${text}`).toBeLessThan(500);
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  });

  const read = MEMBER_CALLS.filter(({ method }) => method === "GET");

  it.each(titled(read))("%s never answers 5xx to fuzzed query parameters", async (_, row) => {
    const world = await createWorld();
    const admin = await createPerson({ householdId: world.householdId });
    const name = fc.oneof(fc.constantFrom("locationId", "w", "listId", "__proto__"), oddSegment);
    await fc.assert(
      fc.asyncProperty(name, oddSegment, async (key, value) => {
        const path = `${row.path(world).split("?")[0] ?? ""}?${key}=${value}&${key}=1`;
        const { status, text } = await call(admin, row.method, path);
        expect(status, `${path}: ${text}`).toBeLessThan(500);
      }),
      { numRuns: Math.ceil(RUNS / 8) },
    );
  });
});
