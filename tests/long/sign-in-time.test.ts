import { expect, it } from "vitest";
import { call } from "@/tests/support/call";
import { createUser, unique } from "@/tests/support/factories";
import { median, timed } from "./timed";

const ROUNDS = 300;
/** One account takes ten failures before it answers 429. */
const FAILURES_OF_ONE = 9;
const TOLERANCE_MS = 5;

it("a login takes as long for an unknown user as for a wrong password (median, within 5 ms)", async () => {
  const login = (username: string) =>
    timed(() => call({}, "POST", "/api/login", { username, password: "not the password" }));
  const times = { known: [] as number[], unknown: [] as number[] };
  let known = "";
  let unknown = "";
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % FAILURES_OF_ONE === 0) {
      known = (await createUser()).username;
      unknown = unique("nobody");
    }
    // In turn, and each first in every other round: whatever slows the machine slows both.
    const order = [known, unknown];
    for (const username of round % 2 === 0 ? order : order.reverse()) {
      const { ms, result } = await login(username);
      expect(result.status).toBe(401);
      times[username === known ? "known" : "unknown"].push(ms);
    }
  }
  const difference = median(times.known) - median(times.unknown);
  expect(Math.abs(difference)).toBeLessThan(TOLERANCE_MS);
});

it("so does asking for a new password", async () => {
  const forgot = (email: string) =>
    timed(() => call({}, "POST", "/api/password/forgot", { email }));
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { email } = await createUser();
    times.known.push((await forgot(email)).ms);
    times.unknown.push((await forgot(`${unique("nobody")}@example.org`)).ms);
  }
  expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(TOLERANCE_MS);
});
