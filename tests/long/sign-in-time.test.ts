import { expect, it } from "vitest";
import { call } from "@/tests/support/call";
import { createUser, unique } from "@/tests/support/factories";
import { median, timed } from "./timed";

const ROUNDS = 300;
/** The maximum number of failed logins to one account. The server answers 429 after 100 from different addresses. */
const FAILURES_OF_ONE = 90;
const TOLERANCE_MS = 5;

type Kind = "known" | "unknown";

/**
 * Returns the difference, in milliseconds, of the median response times for existing and unknown accounts. The
 * calls alternate, so that machine noise affects both equally.
 */
async function compare(make: (kind: Kind, round: number) => Promise<unknown>): Promise<number> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const order: Kind[] = round % 2 === 0 ? ["known", "unknown"] : ["unknown", "known"];
    for (const kind of order) times[kind].push((await timed(() => make(kind, round))).ms);
  }
  return Math.abs(median(times.known) - median(times.unknown));
}

/** Creates the accounts before the measurement. */
async function people(count: number) {
  const made = [];
  for (let index = 0; index < count; index += 1) made.push(await createUser());
  return made;
}

it("POST /api/login takes as long for an unknown user as for a wrong password (medians within 5 ms)", async () => {
  const known = await people(ROUNDS / FAILURES_OF_ONE + 1);
  const unknown = known.map(() => unique("nobody"));
  const difference = await compare(async (kind, round) => {
    const index = Math.floor(round / FAILURES_OF_ONE);
    const username = kind === "known" ? known[index]?.username : unknown[index];
    const body = { username, password: "not the password" };
    expect((await call({}, "POST", "/api/login", body)).status).toBe(401);
  });
  expect(difference).toBeLessThan(TOLERANCE_MS);
});

it("POST /api/password/forgot takes as long for an unknown address as for a known one (medians within 5 ms)", async () => {
  const known = await people(ROUNDS);
  const difference = await compare(async (kind, round) => {
    const email = kind === "known" ? known[round]?.email : `${unique("nobody")}@example.org`;
    expect((await call({}, "POST", "/api/password/forgot", { email })).status).toBe(204);
  });
  expect(difference).toBeLessThan(TOLERANCE_MS);
});
