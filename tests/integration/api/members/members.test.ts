import { describe, expect, it } from "vitest";
import { isResetUsable } from "@/lib/features/accounts/server/reads";
import type { Check } from "@/lib/features/checks/model/dto";
import type { Member } from "@/lib/features/members/model/dto";
import { db } from "@/lib/server/db";
import { hashToken } from "@/lib/server/secret-token";
import { createMembers, createPerson, deactivate } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { createLocation, createUser, PASSWORD, unique } from "@/tests/support/factories";

const role = (id: number) => `/api/users/${id}/role`;
const status = (id: number) => `/api/users/${id}/status`;
const rowOf = (id: number) => db.user.findUniqueOrThrow({ where: { id } });

describe("GET /api/users", () => {
  it("GET /api/users returns the household's members, including deactivated ones, without secrets", async () => {
    const { householdId, admin, assistant, regular } = await createMembers();
    const gone = await createUser({ householdId, role: "assistant", isActive: false });
    const { body, text } = await call<Member[]>(regular, "GET", "/api/users");
    expect(body.map(({ id, role: has, isActive }) => [id, has, isActive])).toEqual([
      [admin.id, "admin", true],
      [assistant.id, "assistant", true],
      [regular.id, "regular", true],
      [gone.id, "assistant", false],
    ]);
    expect(text).not.toMatch(/argon2|emailKey/);
    const faces = await call<Member[]>(regular, "GET", "/api/users/household");
    expect(faces.body.map(({ id }) => id)).toEqual(body.map(({ id }) => id));
    expect(faces.text).not.toContain("@");
  });
});

describe("PATCH /api/users/{id}/role", () => {
  it("a changed role applies from the member's next request on", async () => {
    const { admin, assistant, regular } = await createMembers();
    const { body } = await call<Member>(admin, "PATCH", role(regular.id), { role: "assistant" });
    expect([body.id, body.role]).toEqual([regular.id, "assistant"]);
    expect((await call(regular, "POST", "/api/inventory-updates")).status).not.toBe(403);
    expect((await call(assistant, "GET", "/api/invitations")).status).toBe(403);
    await call(admin, "PATCH", role(assistant.id), { role: "admin" });
    expect((await call(assistant, "GET", "/api/invitations")).status).toBe(200);
  });

  it("changing one's own role answers 403", async () => {
    const { admin } = await createMembers();
    const { status: code, body } = await callInVain(admin, "PATCH", role(admin.id), {
      role: "assistant",
    });
    expect([code, body.message]).toEqual([403, "You cannot change your own role."]);
    expect((await rowOf(admin.id)).role).toBe("admin");
  });

  it.each(["regular", "owner", "", null, 1, ["admin"]])(
    "changing a member's role to %j answers 400",
    async (wrong) => {
      const { admin, assistant } = await createMembers();
      const { status: code, body } = await callInVain(admin, "PATCH", role(assistant.id), {
        role: wrong,
      });
      expect([code, body.issues?.[0]?.message]).toEqual([400, "Please select a valid role"]);
      expect((await rowOf(assistant.id)).role).toBe("assistant");
    },
  );

  it("changing a role answers 404 for another household's member and ignores other fields in the body", async () => {
    const { admin, outsider, assistant } = await createMembers();
    const before = await rowOf(outsider.id);
    expect((await call(admin, "PATCH", role(outsider.id), { role: "assistant" })).status).toBe(404);
    expect(await rowOf(outsider.id)).toEqual(before);
    await call(admin, "PATCH", role(assistant.id), {
      role: "admin",
      isActive: false,
      username: "x",
      householdId: outsider.householdId,
    });
    expect(await rowOf(assistant.id)).toMatchObject({
      role: "admin",
      isActive: true,
      householdId: admin.householdId,
      username: assistant.username,
    });
  });
});

describe("PATCH /api/users/{id}/status", () => {
  it("deactivating a member ends their session permanently and blocks the login until they are reactivated", async () => {
    const { admin, assistant } = await createMembers();
    const { body } = await call<Member>(admin, "PATCH", status(assistant.id), { isActive: false });
    expect(body.isActive).toBe(false);
    expect((await call(assistant, "GET", "/api/user")).status).toBe(401);
    const login = { username: assistant.username, password: PASSWORD };
    expect((await call({}, "POST", "/api/login", login)).status).toBe(403);

    await call(admin, "PATCH", status(assistant.id), { isActive: true });
    expect((await call(assistant, "GET", "/api/user")).status).toBe(401);
    expect((await call({}, "POST", "/api/login", login)).status).toBe(200);
  });

  it("deactivating a member deletes their presence in the running check", async () => {
    const { admin, assistant, householdId } = await createMembers();
    const { id: locationId } = await createLocation({ householdId });
    const { body } = await call<Check>(assistant, "POST", "/api/inventory-updates");
    const presence = `/api/inventory-updates/${body.id}/presence`;
    await call(assistant, "PUT", presence, { locationId });
    const presences = () => db.checkPresence.count({ where: { userId: assistant.id } });
    expect(await presences()).toBe(1);
    await call(admin, "PATCH", status(assistant.id), { isActive: false });
    expect(await presences()).toBe(0);
  });

  it("password reset links of a deactivated member stay invalid after a reactivation", async () => {
    const { admin, assistant } = await createMembers();
    const token = unique("token");
    const reset = { token: hashToken(token), expiresAt: new Date(Date.now() + 60_000) };
    await db.passwordReset.create({ data: { ...reset, userId: assistant.id } });
    await call(admin, "PATCH", status(assistant.id), { isActive: false });
    await call(admin, "PATCH", status(assistant.id), { isActive: true });
    expect(await isResetUsable(token)).toBe(false);
  });

  it("deactivating answers 403 for oneself, 404 for another household's member, 400 for a value other than a boolean", async () => {
    const { admin, outsider, assistant } = await createMembers();
    const ask = async (id: number, isActive: unknown) =>
      (await call(admin, "PATCH", status(id), { isActive })).status;
    expect(await ask(admin.id, false)).toBe(403);
    expect(await ask(outsider.id, false)).toBe(404);
    for (const wrong of ["false", 0, null, undefined])
      expect(await ask(assistant.id, wrong)).toBe(400);
    for (const { id } of [admin, outsider, assistant])
      expect((await rowOf(id)).isActive).toBe(true);
  });

  it("a deactivated admin who tries to deactivate a member gets 401", async () => {
    const { householdId, assistant } = await createMembers();
    const former = await createPerson({ householdId });
    await deactivate(former);
    const answer = await call(former, "PATCH", status(assistant.id), { isActive: false });
    expect(answer.status).toBe(401);
  });
});
