import { beforeEach, describe, expect, it } from "vitest";
import type { User } from "@/lib/features/accounts/model/dto";
import { createPerson, type Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";

let person: Person;
beforeEach(async () => {
  person = await createPerson({ role: "regular" });
});

describe("PATCH /api/user", () => {
  it("PATCH /api/user changes only the settings in the body and ignores role, id and address in it", async () => {
    const patch = (input: object) => call<User>(person, "PATCH", "/api/user", input);
    expect((await patch({ marketingConsent: true })).body).toMatchObject({
      marketingConsent: true,
      remindersEnabled: true,
    });
    const { body } = await patch({
      remindersEnabled: false,
      role: "admin",
      id: person.id + 1,
      email: "smuggled@example.org",
      emailVerifiedAt: new Date().toISOString(),
    });
    expect(body).toMatchObject({
      marketingConsent: true,
      remindersEnabled: false,
      role: "regular",
      username: person.username,
      id: person.id,
      email: person.email,
      emailVerifiedAt: null,
    });
    expect((await call<User>(person, "GET", "/api/user")).body).toEqual(body);
    expect((await patch({})).body).toEqual(body);
  });

  it.each(["yes", 1, null])(
    "PATCH /api/user answers 400 for %j as marketingConsent or remindersEnabled",
    async (wrong) => {
      for (const path of ["marketingConsent", "remindersEnabled"]) {
        const { status, body } = await callInVain(person, "PATCH", "/api/user", { [path]: wrong });
        expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
      }
    },
  );
});
