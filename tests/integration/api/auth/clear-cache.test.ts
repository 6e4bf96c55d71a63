import { describe, expect, it } from "vitest";
import { CLEARS_CACHE_APART_HEADER } from "@/lib/core/clear-cache-header";
import { anonymous, createPerson, deactivate } from "@/tests/support/actors";
import { type Answer, call } from "@/tests/support/call";
import { createUser, PASSWORD } from "@/tests/support/factories";

const clears = ({ headers }: Answer<unknown>) => headers.get("clear-site-data");

describe("answers that clear the browser cache", () => {
  it("POST /api/logout answers with Clear-Site-Data for the cache only", async () => {
    expect(clears(await call(await createPerson(), "POST", "/api/logout"))).toBe('"cache"');
  });

  it("DELETE /api/user answers with Clear-Site-Data for the cache only", async () => {
    const person = await createPerson();
    const answer = await call(person, "DELETE", "/api/user", { deleteHousehold: true });
    expect(answer.status).toBe(200);
    expect(clears(answer)).toBe('"cache"');
  });

  it("the answer to a call with an ended or forged session has Clear-Site-Data for the cache only", async () => {
    const person = await createPerson();
    await deactivate(person);
    expect(clears(await call(person, "GET", "/api/files/a"))).toBe('"cache"');
    const made = { cookie: "larder.session=made.up" };
    expect(clears(await call(made, "GET", "/api/user"))).toBe('"cache"');
  });

  it("POST /api/clear-cache answers with Clear-Site-Data for the cache only, with and without a session", async () => {
    for (const caller of [anonymous, await createPerson()]) {
      const answer = await call(caller, "POST", "/api/clear-cache");
      expect([answer.status, clears(answer)]).toEqual([204, '"cache"']);
    }
  });
});

describe("answers that do not clear the browser cache", () => {
  it("calls with a valid session, including a password change, answer without Clear-Site-Data", async () => {
    const person = await createPerson();
    expect(clears(await call(person, "GET", "/api/user"))).toBeNull();
    expect(clears(await call(person, "GET", "/api/items/1"))).toBeNull();
    const passwords = { currentPassword: PASSWORD, newPassword: "battery staple" };
    const answer = await call(person, "PUT", "/api/user/password", passwords);
    expect([answer.status, clears(answer)]).toEqual([204, null]);
  });

  it("a logout whose client clears the cache by a separate call ends the session without Clear-Site-Data", async () => {
    const person = await createPerson();
    const apart = { [CLEARS_CACHE_APART_HEADER]: "1" };
    const answer = await call(person, "POST", "/api/logout", undefined, apart);
    expect([answer.status, clears(answer)]).toEqual([204, null]);
    expect((await call(person, "GET", "/api/user")).status).toBe(401);
  });

  it("a login with a wrong password answers without Clear-Site-Data, with or without a session cookie", async () => {
    const { cookie } = await createPerson();
    const { username } = await createUser();
    for (const caller of [anonymous, { cookie }, { cookie: "larder.session=made.up" }]) {
      const wrong = { username, password: "not the password" };
      const answer = await call(caller, "POST", "/api/login", wrong);
      expect([answer.status, clears(answer)]).toEqual([401, null]);
    }
  });

  it("an anonymous call and a cross-site POST /api/clear-cache answer without Clear-Site-Data", async () => {
    expect(clears(await call(anonymous, "GET", "/api/user"))).toBeNull();
    const foreign = { "sec-fetch-site": "cross-site" };
    const answer = await call(anonymous, "POST", "/api/clear-cache", undefined, foreign);
    expect([answer.status, clears(answer)]).toEqual([403, null]);
  });
});
