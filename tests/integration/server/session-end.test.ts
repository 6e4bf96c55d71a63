import { expect, it } from "vitest";
import { readSessionEnd } from "@/lib/server/session-end";
import { createPerson, type Person, signInAs } from "@/tests/support/actors";
import { type Answer, call } from "@/tests/support/call";
import { PASSWORD } from "@/tests/support/factories";

const endOf = ({ cookie }: Person) => readSessionEnd(cookie.slice(cookie.indexOf("=") + 1));

function setActive(admin: Person, { id }: Person, isActive: boolean): Promise<Answer<unknown>> {
  return call(admin, "PATCH", `/api/users/${id}/status`, { isActive });
}

it("readSessionEnd returns null for a live session and for a missing or forged cookie", async () => {
  expect(await endOf(await createPerson())).toBeNull();
  for (const value of [undefined, "", "forged", "e30.e30.e30"]) {
    expect(await readSessionEnd(value)).toBeNull();
  }
});

it("readSessionEnd returns deactivated for a deactivated member, and ended after the reactivation", async () => {
  const admin = await createPerson();
  const { householdId } = admin;
  const member = await createPerson({ householdId, role: "assistant" });
  await setActive(admin, member, false);
  expect(await endOf(member)).toBe("deactivated");
  await setActive(admin, member, true);
  expect(await endOf(member)).toBe("ended");
});

it("readSessionEnd returns deactivated after a member deactivated their own account on another device", async () => {
  const { householdId } = await createPerson();
  const member = await createPerson({ householdId, role: "regular" });
  await call(await signInAs(member), "DELETE", "/api/user");
  expect(await endOf(member)).toBe("deactivated");
});

it.each<[string, (person: Person) => Promise<unknown>]>([
  ["a logout", (person) => call(person, "POST", "/api/logout")],
  [
    "a new password, set on another device",
    async (person) =>
      call(await signInAs(person), "PUT", "/api/user/password", {
        currentPassword: PASSWORD,
        newPassword: "battery staple",
      }),
  ],
  [
    "the deletion of the account",
    async (person) => call(await signInAs(person), "DELETE", "/api/user"),
  ],
])("readSessionEnd returns ended after %s", async (_how, end) => {
  const person = await createPerson();
  await end(person);
  expect(await endOf(person)).toBe("ended");
});
