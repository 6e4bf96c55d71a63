import { beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import {
  createItem,
  createLocation,
  createUser,
  PASSWORD,
  unique,
} from "@/tests/support/factories";

/** Names that release 0.1.0 accepted: with a right-to-left override, and with a zero-width space. */
const NAME = "Ri\u202ece";
const SUPERMARKET_NAME = "Bas\u200bmati";
const MESSAGE = "Contains invisible characters: please type it instead of pasting it";

let admin: Person;
beforeEach(async () => {
  admin = await createPerson();
});

describe("an item whose stored names contain invisible characters", () => {
  let path: string;
  let item: Item;
  beforeEach(async () => {
    const { householdId } = admin;
    const names = { name: NAME, supermarketItemName: SUPERMARKET_NAME };
    const { id } = await createItem({ householdId, ...names });
    path = `/api/items/${id}`;
    item = (await call<Item>(admin, "GET", path)).body;
  });

  it("stored item names with invisible characters are returned unchanged", () => {
    expect([item.name, item.supermarketItemName]).toEqual([NAME, SUPERMARKET_NAME]);
  });

  it("an item with invisible characters in its names can be changed when the names are omitted or unchanged", async () => {
    const { name, supermarketItemName, locationId, unit } = item;
    for (const body of [
      { desiredStock: 5 },
      { name, supermarketItemName, locationId, unit, desiredStock: 6 },
    ]) {
      const answer = await call<Item>(admin, "PUT", path, body);
      expect([answer.status, answer.body.desiredStock]).toEqual([200, body.desiredStock]);
    }
  });

  it("changing an item name to another one with invisible characters answers 400, to one without answers 200", async () => {
    const refused = await callInVain(admin, "PUT", path, {
      name: `${NAME}s`,
      supermarketItemName: NAME,
    });
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [
        { path: "name", message: MESSAGE },
        { path: "supermarketItemName", message: MESSAGE },
      ],
    ]);
    expect((await call<Item>(admin, "GET", path)).body.name).toBe(NAME);
    expect((await call<Item>(admin, "PUT", path, { name: "Rice" })).body.name).toBe("Rice");
    expect((await callInVain(admin, "PUT", path, { name: NAME })).status).toBe(400);
  });
});

it("a location with invisible characters in its name can be saved unchanged, and a new name with such characters answers 400", async () => {
  const { id } = await createLocation({ householdId: admin.householdId, name: NAME });
  const path = `/api/locations/${id}`;
  expect((await call<Location>(admin, "PUT", path, { name: NAME, photo: null })).status).toBe(200);
  const { status, body } = await callInVain(admin, "PUT", path, { name: `${NAME}!` });
  expect([status, body.issues]).toEqual([400, [{ path: "name", message: MESSAGE }]]);
});

it("a person whose stored username contains a zero-width space can log in", async () => {
  const { id } = await createUser();
  const username = `${unique("anna")}\u200b`;
  await db.user.update({ where: { id }, data: { username, usernameKey: username } });
  expect((await call({}, "POST", "/api/login", { username, password: PASSWORD })).status).toBe(200);
});

describe("POST /api/register", () => {
  const register = (changes: object) =>
    callInVain({}, "POST", "/api/register", {
      username: unique("anna"),
      email: `${unique("anna")}@example.org`,
      password: PASSWORD,
      privacyConsent: true,
      termsConsent: true,
      ...changes,
    });

  it.each([
    ["a zero-width joiner", "an\u200dna"],
    ["a zero-width non-joiner", "an\u200cna"],
    ["a zero-width space", "an\u200bna"],
    ["a right-to-left override", "an\u202ena"],
    ["a soft hyphen", "an\u00adna"],
    ["a variation selector", "anna\ufe0f"],
    ["a Hangul filler", "an\u3164na"],
  ])("registering a username with %s answers 400", async (_, username) => {
    const { status, body } = await register({ username });
    expect([status, body.issues]).toEqual([
      400,
      [{ path: "username", message: "Username must not contain invisible characters." }],
    ]);
  });

  it("registering a household name with a right-to-left override answers 400, with a zero-width joiner 201", async () => {
    const refused = await register({ householdName: "Ne\u202est" });
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [{ path: "householdName", message: MESSAGE }],
    ]);
    expect((await register({ householdName: "👩\u200d👧" })).status).toBe(201);
  });
});
