import { describe, expect, it } from "vitest";
import { CLEARS_CACHE_APART_HEADER } from "@/lib/core/clear-cache-header";
import { anonymous, createPerson, deactivate } from "@/tests/support/actors";
import { type Answer, call } from "@/tests/support/call";
import { createUser, PASSWORD } from "@/tests/support/factories";

const clears = ({ headers }: Answer<unknown>) => headers.get("clear-site-data");

describe("the browser is told to clear its cache, and never its storage,", () => {
  it("by a logout", async () => {
    expect(clears(await call(await createPerson(), "POST", "/api/logout"))).toBe('"cache"');
  });

  it("by leaving for good", async () => {
    const person = await createPerson();
    const answer = await call(person, "DELETE", "/api/user", { deleteHousehold: true });
    expect(answer.status).toBe(200);
    expect(clears(answer)).toBe('"cache"');
  });

  it("by a refusal of a session that is over, or was never ours", async () => {
    const person = await createPerson();
    await deactivate(person);
    expect(clears(await call(person, "GET", "/api/files/a"))).toBe('"cache"');
    const made = { cookie: "larder.session=made.up" };
    expect(clears(await call(made, "GET", "/api/user"))).toBe('"cache"');
  });

  it("by the call that a client makes when the person on its device changes", async () => {
    for (const caller of [anonymous, await createPerson()]) {
      const answer = await call(caller, "POST", "/api/clear-cache");
      expect([answer.status, clears(answer)]).toEqual([204, '"cache"']);
    }
  });
});

describe("the browser keeps its cache", () => {
  it("with every answer to a live session, a new password included", async () => {
    const person = await createPerson();
    expect(clears(await call(person, "GET", "/api/user"))).toBeNull();
    expect(clears(await call(person, "GET", "/api/items/1"))).toBeNull();
    const passwords = { currentPassword: PASSWORD, newPassword: "battery staple" };
    const answer = await call(person, "PUT", "/api/user/password", passwords);
    expect([answer.status, clears(answer)]).toEqual([204, null]);
  });

  it("with the answer to a logout whose client clears it by a call of its own", async () => {
    const person = await createPerson();
    const apart = { [CLEARS_CACHE_APART_HEADER]: "1" };
    const answer = await call(person, "POST", "/api/logout", undefined, apart);
    expect([answer.status, clears(answer)]).toEqual([204, null]);
    expect((await call(person, "GET", "/api/user")).status).toBe(401);
  });

  it("with a refusal of a wrong password, whatever cookie the browser has left", async () => {
    const { cookie } = await createPerson();
    const { username } = await createUser();
    for (const caller of [anonymous, { cookie }, { cookie: "larder.session=made.up" }]) {
      const wrong = { username, password: "not the password" };
      const answer = await call(caller, "POST", "/api/login", wrong);
      expect([answer.status, clears(answer)]).toEqual([401, null]);
    }
  });

  it("where nobody was signed in, and for other sites", async () => {
    expect(clears(await call(anonymous, "GET", "/api/user"))).toBeNull();
    const foreign = { "sec-fetch-site": "cross-site" };
    const answer = await call(anonymous, "POST", "/api/clear-cache", undefined, foreign);
    expect([answer.status, clears(answer)]).toEqual([403, null]);
  });
});
