import { expect, it } from "vitest";
import { days } from "@/lib/core/clock";
import type { SignedInDevice } from "@/lib/features/accounts/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, makeDemoAccount, type Person, signInAs } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { cookieNamed } from "@/tests/support/cookies";
import { PASSWORD } from "@/tests/support/factories";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

async function devicesOf(person: Person): Promise<SignedInDevice[]> {
  return (await call<SignedInDevice[]>(person, "GET", "/api/user/sessions")).body;
}
const signOut = (person: Person, id: number) =>
  callInVain(person, "DELETE", `/api/user/sessions/${id}`);
const isSignedIn = async (person: Person) =>
  (await call(person, "GET", "/api/user")).status === 200;

/** Returns the id of the device on which the person is signed in. */
async function idOf(person: Person): Promise<number> {
  return (await devicesOf(person)).find(({ isCurrent }) => isCurrent)?.id ?? 0;
}

it("GET /api/user/sessions lists the current device first, then the other devices by their last use", async () => {
  const [person, other] = [await createPerson(), await createPerson()];
  const used = (hours: number) => new Date(Date.now() - hours * 60 * 60_000);
  const phone = await db.session.create({ data: { userId: person.id, lastUsedAt: used(0.1) } });
  const tablet = await db.session.create({ data: { userId: person.id, lastUsedAt: used(0.2) } });
  const expired = await db.session.create({
    data: { userId: person.id, lastUsedAt: new Date(Date.now() - days(31)) },
  });
  await db.session.updateMany({
    where: { userId: person.id, id: { notIn: [phone.id, tablet.id, expired.id] } },
    data: { lastUsedAt: used(0.5) },
  });
  const devices = await devicesOf(person);
  expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(devices.slice(1).map(({ id }) => id)).toEqual([phone.publicId, tablet.publicId]);
  expect(devices[1]?.lastUsedAt).toBe(phone.lastUsedAt.toISOString());
  expect(await devicesOf(other)).toHaveLength(1);
});

it("a session stores the browser and system of its sign-in, and not the text of the User-Agent header", async () => {
  const person = await createPerson();
  const input = { username: person.username, password: PASSWORD };
  for (const header of [FIREFOX, "<b>Mia's secret agent</b>"]) {
    const { cookies } = await call({}, "POST", "/api/login", input, { "user-agent": header });
    person.cookie = cookieNamed("larder.session", cookies) ?? "";
  }
  const names = (await devicesOf(person)).map(({ deviceName }) => deviceName);
  expect(names.toSorted()).toEqual(["Firefox on Linux", null, null]);
  expect(JSON.stringify(await db.session.findMany())).not.toContain("secret agent");
});

it("GET /api/user/sessions returns none of the session ids that are stored in session cookies", async () => {
  const person = await createPerson();
  const { text } = await call(person, "GET", "/api/user/sessions");
  for (const { id } of await db.session.findMany({ where: { userId: person.id } }))
    expect(text).not.toContain(id);
});

it("DELETE /api/user/sessions/{id} signs out that device and no other", async () => {
  const person = await createPerson();
  const [lost, kept] = [await signInAs(person), await signInAs(person)];
  const { status, text, cookies } = await signOut(person, await idOf(lost));
  expect([status, text, cookies]).toEqual([204, "", []]);
  expect(await Promise.all([person, lost, kept].map(isSignedIn))).toEqual([true, false, true]);
});

it("DELETE /api/user/sessions/{id} with the id of the current device deletes the session cookie", async () => {
  const person = await createPerson();
  const { status, cookies } = await signOut(person, await idOf(person));
  expect(status).toBe(204);
  expect(cookies.join()).toMatch(/larder\.session=;.*Max-Age=0/);
  expect(await isSignedIn(person)).toBe(false);
});

it("DELETE /api/user/sessions/{id} answers 404 for a device of another member and leaves it signed in", async () => {
  const person = await createPerson();
  const other = await createPerson({ householdId: person.householdId });
  expect((await signOut(person, await idOf(other))).status).toBe(404);
  expect(await isSignedIn(other)).toBe(true);
});

it("when two devices sign each other out at the same time, exactly one of them remains signed in", async () => {
  const first = await createPerson();
  const second = await signInAs(first);
  const [firstId, secondId] = [await idOf(first), await idOf(second)];
  const answers = await Promise.all([signOut(first, secondId), signOut(second, firstId)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401]);
  const signedIn = await Promise.all([first, second].map(isSignedIn));
  expect(signedIn.filter(Boolean)).toHaveLength(1);
});

it("the demo account lists only the current device and cannot sign out another device", async () => {
  const visitor = await createPerson();
  const stranger = await signInAs(visitor);
  const strangersId = await idOf(stranger);
  await makeDemoAccount(visitor.id);
  expect(await devicesOf(visitor)).toMatchObject([{ isCurrent: true }]);
  const { status, body } = await signOut(visitor, strangersId);
  expect([status, body.message]).toEqual([403, "The demo account cannot sign out devices."]);
  expect(await isSignedIn(stranger)).toBe(true);
});
