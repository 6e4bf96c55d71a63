import { afterEach, beforeEach, expect, test } from "vitest";
import { setClock } from "@/lib/core/clock";
import { runFunctionNow } from "@/lib/platform/job-runner/run-function-now";
import { databasePool, db } from "@/lib/server/db";
import { databaseUrl, forgetJobs } from "@/tests/integration/platform/job-runner/jobs-support";
import { createHousehold, createItem, createUser } from "@/tests/support/factories";
import { logOf, remindersOf } from "./reminder-support";

const HOUR_MS = 60 * 60 * 1000;

beforeEach(async () => {
  await forgetJobs();
  await db.household.deleteMany();
});
afterEach(() => setClock(undefined));

/** Creates seven households of two people, whose last check was completed `age` ago by PostgreSQL's clock. */
async function createDuePeople(age: string) {
  const people = [];
  for (let count = 0; count < 7; count += 1) {
    const { id: householdId } = await createHousehold();
    await createItem({ householdId });
    people.push(await createUser({ householdId, role: "admin" }));
    people.push(await createUser({ householdId, role: "assistant" }));
    await databasePool().query(
      `insert into inventory_updates
        (household_id, started_at, completed_at, status, out_of_stock, low_stock, well_stocked)
      values ($1, now() - $2::interval, now() - $2::interval, 'completed', 0, 0, 1)`,
      [householdId, age],
    );
  }
  return people;
}

const remindNow = () =>
  runFunctionNow({ databaseUrl: databaseUrl(), functionId: "remind-households", data: {} });

test.each([
  ["9 days", 0],
  ["9 days", 10],
  ["1 day", 192],
])(
  "each member gets one reminder for a check %s ago when the app's clock is %i hours ahead of PostgreSQL's",
  async (age, hoursAhead) => {
    const people = await createDuePeople(age);
    setClock(new Date(Date.now() + HOUR_MS * hoursAhead));
    const requested = [];
    for (let times = 0; times < 3; times += 1) requested.push((await remindNow()).output);
    expect(requested).toEqual([{ requested: 14 }, { requested: 0 }, { requested: 0 }]);
    for (const person of people) {
      expect(await remindersOf(person)).toBe(1);
      expect(await logOf(person)).toMatchObject([[expect.any(String), true]]);
    }
  },
);

test("no reminder is requested for a check five days ago when the app's clock is ten hours ahead of PostgreSQL's", async () => {
  await createDuePeople("5 days");
  setClock(new Date(Date.now() + 10 * HOUR_MS));
  expect((await remindNow()).output).toEqual({ requested: 0 });
});
