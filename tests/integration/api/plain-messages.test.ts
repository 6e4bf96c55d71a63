import { expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { callInVain, RawBody } from "@/tests/support/call";
import { VALIDATOR_WORDS } from "@/tests/support/validator-words";
import { BODY_CALLS, MEMBER_CALLS } from "./api-table";
import { createWorld } from "./api-world";
import { titled } from "./titled-rows";

/**
 * Values for each field of a request body: of every type, at and beyond every bound, as JSON. `undefined` omits
 * the field.
 */
const values = [
  undefined,
  "null",
  "true",
  "1",
  "-1",
  "0.5",
  "1e9",
  "9007199254740993",
  '""',
  '"a"',
  '"a@b"',
  "[]",
  "[1]",
  "[{}]",
  "{}",
  JSON.stringify("x".repeat(300)),
  JSON.stringify(Array.from({ length: 10_001 }, () => 1)),
];

/** Generates variants of the body: in each, one value at any depth is omitted or replaced by one of `values`. */
function* bodiesAround(valid: unknown): Generator<string> {
  for (const value of values) if (value !== undefined) yield value;
  if (typeof valid !== "object" || valid === null) return;
  const entries: [string, unknown][] = Object.entries(valid);
  for (const [key, inner] of entries) {
    const others = entries.filter(([name]) => name !== key);
    const written = others.map(
      ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
    );
    const fields = (json: string) => [...written, `${JSON.stringify(key)}:${json}`].join(",");
    yield `{${written.join(",")}}`;
    for (const json of bodiesAround(Array.isArray(inner) ? (inner as unknown[])[0] : inner))
      yield `{${fields(Array.isArray(inner) ? `[${json}]` : json)}}`;
  }
}

type Refused = Awaited<ReturnType<typeof callInVain>>["body"];

function wordsOf({ message, issues = [] }: Refused): string[] {
  return [message, ...issues.map((issue) => issue.message)];
}

it.each(titled(BODY_CALLS))(
  "%s answers invalid bodies with messages that contain no technical words of the validation library",
  async (_, row) => {
    const world = await createWorld();
    const { householdId } = world;
    const path = row.path(world);
    const refusals = [];
    let admin = await createPerson({ householdId });
    for (const json of new Set(bodiesAround(row.body(world)))) {
      // Refused imports count towards the rate limit too, so the counters are deleted before each call.
      await db.rateLimit.deleteMany();
      const answer = await callInVain(admin, row.method, path, new RawBody(json));
      if (answer.status === 400) refusals.push(...wordsOf(answer.body));
      // If the call has succeeded, it may have deleted the admin's account. A new admin sends the next calls.
      if (answer.status < 300) admin = await createPerson({ householdId });
    }
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.filter((words) => VALIDATOR_WORDS.test(words) || words === "")).toEqual([]);
  },
  120_000,
);

const reads = MEMBER_CALLS.filter(({ method }) => method === "GET");

it.each(titled(reads))(
  "%s answers unusual query parameters without technical words of the validation library",
  async (_, row) => {
    const world = await createWorld();
    const admin = await createPerson({ householdId: world.householdId });
    const path = row.path(world).split("?")[0] ?? "";
    for (const key of ["locationId", "w", "bucket", "token"])
      for (const value of ["", "a", "-1", "1e9", "x".repeat(300)]) {
        const { text } = await callInVain(admin, "GET", `${path}?${key}=${value}`);
        expect(text).not.toMatch(VALIDATOR_WORDS);
      }
  },
);
