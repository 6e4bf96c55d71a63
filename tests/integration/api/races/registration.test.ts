import { expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { anonymous } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { PASSWORD, unique } from "@/tests/support/factories";
import { rounds } from "@/tests/support/rounds";
import { atOnce, tally } from "./at-once";

/** Sends eight simultaneous registrations that differ except for the fields in `same`. */
async function register(same: { username?: string; email?: string }) {
  const households = await db.household.count();
  const answers = await atOnce(8, () =>
    call(anonymous, "POST", "/api/register", {
      username: unique("racer"),
      email: `${unique("racer")}@example.org`,
      password: PASSWORD,
      privacyConsent: true,
      termsConsent: true,
      ...same,
    }),
  );
  return { answers, founded: (await db.household.count()) - households };
}

it.each(rounds(3))(
  "8 simultaneous registrations with one username create one user and one household (round %i)",
  async () => {
    const username = unique("Racer");
    const { answers, founded } = await register({ username });
    expect(tally(answers)).toEqual({ 201: 1, 409: 7 });
    expect(founded).toBe(1);
    expect(await db.user.count({ where: { usernameKey: username.toLowerCase() } })).toBe(1);
  },
);

it.each(rounds(3))(
  "8 simultaneous registrations with one e-mail address create one user and one household (round %i)",
  async () => {
    const email = `${unique("Racer")}@example.org`;
    const { answers, founded } = await register({ email });
    expect(tally(answers)).toEqual({ 201: 1, 409: 7 });
    expect(founded).toBe(1);
    expect(await db.user.count({ where: { emailKey: email.toLowerCase() } })).toBe(1);
  },
);

it("8 simultaneous registrations with different names and addresses all answer 201", async () => {
  const { answers, founded } = await register({});
  expect(tally(answers)).toEqual({ 201: 8 });
  expect(founded).toBe(8);
});
