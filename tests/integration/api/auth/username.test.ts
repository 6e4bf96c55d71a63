import { beforeEach, expect, it } from "vitest";
import type { User } from "@/lib/features/accounts/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, makeDemoAccount, type Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { PASSWORD, unique } from "@/tests/support/factories";

let person: Person;
let username: string;
beforeEach(async () => {
  person = await createPerson({ role: "regular" });
  username = unique("Mia");
});

const change = (name: string) => callInVain(person, "PATCH", "/api/user", { username: name });
const login = async (name: string) =>
  (await call({}, "POST", "/api/login", { username: name, password: PASSWORD })).status;

it("PATCH /api/user changes the username, with which the person signs in from then on", async () => {
  const answer = await call<User>(person, "PATCH", "/api/user", { username });
  expect([answer.status, answer.body.username]).toEqual([200, username]);
  expect(await login(username.toLowerCase())).toBe(200);
  expect(await login(person.username)).toBe(401);
});

it("PATCH /api/user answers 409 at the field for another person's username, regardless of case", async () => {
  const other = await createPerson();
  const { status, body } = await change(other.username.toUpperCase());
  const message = "This username is already taken.";
  expect([status, body.issues]).toEqual([409, [{ path: "username", message }]]);
});

it("PATCH /api/user answers 409 for a username that looks like another person's", async () => {
  const ending = unique("");
  await createPerson();
  const other = await call<User>(await createPerson(), "PATCH", "/api/user", {
    username: `mia${ending}`,
  });
  expect(other.status).toBe(200);
  const { status, body } = await change(`mi\u0430${ending}`);
  expect([status, body.message]).toEqual([
    409,
    "This username looks like another one. Please choose a different one.",
  ]);
});

it("PATCH /api/user changes the case of the own username", async () => {
  const { status } = await change(person.username.toUpperCase());
  expect(status).toBe(200);
});

it("of two people who choose the same username at the same time, one gets the username and the other gets 409", async () => {
  const other = await createPerson();
  const answers = await Promise.all(
    [person, other].map((who) => callInVain(who, "PATCH", "/api/user", { username })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it.each(["ab", "a@b.example", "x".repeat(51), "mi\u200ba", null, 7])(
  "PATCH /api/user answers 400 with an issue at username for %j",
  async (wrong) => {
    const input = { username: wrong };
    const { status, body } = await callInVain(person, "PATCH", "/api/user", input);
    expect([status, body.issues?.[0]?.path]).toEqual([400, "username"]);
  },
);

it.each(["countedBy", "addedBy"])(
  "changing the username also replaces the field %s in the answers that are stored for idempotency keys",
  async (field) => {
    const answer = { [field]: person.username };
    await db.idempotencyKey.create({ data: { userId: person.id, key: unique("key"), answer } });
    await change(username);
    const kept = await db.idempotencyKey.findFirst({ where: { userId: person.id } });
    expect(kept?.answer).toEqual({ [field]: username });
  },
);

it("after ten attempts to change the username in an hour the next one answers 429, and PATCH /api/user still saves settings", async () => {
  const { username: taken } = await createPerson();
  for (let tried = 0; tried < 10; tried += 1) expect((await change(taken)).status).toBe(409);
  expect((await change(username)).status).toBe(429);
  const { status } = await call(person, "PATCH", "/api/user", { marketingConsent: true });
  expect(status).toBe(200);
});

it("a change of the demo account's username answers 403", async () => {
  await makeDemoAccount(person.id);
  const { status, body } = await change(username);
  expect([status, body.message]).toEqual([403, "The demo account cannot change its username."]);
});
