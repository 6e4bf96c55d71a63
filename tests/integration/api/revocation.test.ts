import { describe, expect, it } from "vitest";
import type { SignedInDevice } from "@/lib/features/accounts/model/dto";
import type { Role } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { hashToken } from "@/lib/server/secret-token";
import { changeRole, createPerson, type Person, signInAs } from "@/tests/support/actors";
import { type Answer, call } from "@/tests/support/call";
import { PASSWORD, unique } from "@/tests/support/factories";
import { MEMBER_CALLS, titleOf } from "./api-table";
import { createWorld, type World } from "./api-world";
import { titled } from "./titled-rows";

const NEW_PASSWORD = "battery staple";

/** Every event that ends sessions, with the role of the person and the call that causes it. */
const endings: Record<string, [Role, (person: Person, world: World) => Promise<Answer<unknown>>]> =
  {
    "a logout": ["admin", (person) => call(person, "POST", "/api/logout")],
    "a sign-out from another device": [
      "regular",
      async (person) => {
        const { body } = await call<SignedInDevice[]>(person, "GET", "/api/user/sessions");
        return call(await signInAs(person), "DELETE", `/api/user/sessions/${body[0]?.id ?? 0}`);
      },
    ],
    "a password change on another device": [
      "admin",
      async (person) =>
        call(await signInAs(person), "PUT", "/api/user/password", {
          currentPassword: PASSWORD,
          newPassword: NEW_PASSWORD,
        }),
    ],
    "a password reset by a mailed link": [
      "assistant",
      async ({ id: userId }) => {
        const token = unique("token");
        const expiresAt = new Date(Date.now() + 60_000);
        await db.passwordReset.create({ data: { userId, token: hashToken(token), expiresAt } });
        return call({}, "POST", "/api/password/reset", { token, password: NEW_PASSWORD });
      },
    ],
    "a deactivation by an admin": [
      "assistant",
      async ({ id }, { householdId }) =>
        call(await createPerson({ householdId }), "PATCH", `/api/users/${id}/status`, {
          isActive: false,
        }),
    ],
    "the person's own deactivation on another device": [
      "assistant",
      async (person) => call(await signInAs(person), "DELETE", "/api/user"),
    ],
    "the deletion of the account on another device": [
      "admin",
      async (person) => call(await signInAs(person), "DELETE", "/api/user"),
    ],
    "the deletion of the household": [
      "assistant",
      async (_, { householdId, memberId }) => {
        const admin = await createPerson({ householdId });
        await db.user.delete({ where: { id: memberId } });
        return call(admin, "DELETE", "/api/user", { deleteHousehold: true });
      },
    ],
  };

describe("an old session cookie", () => {
  it.each(Object.entries(endings))(
    "an old session cookie gets 401 on every call after %s",
    async (_, ending) => {
      const [role, end] = ending;
      const world = await createWorld();
      const person = await createPerson({ householdId: world.householdId, role });
      expect((await call(person, "GET", "/api/user")).status).toBe(200);
      expect([200, 204]).toContain((await end(person, world)).status);

      for (const row of MEMBER_CALLS) {
        const answer = await call(person, row.method, row.path(world), row.body?.(world));
        const { status, headers } = answer;
        expect([titleOf(row), status]).toEqual([titleOf(row), 401]);
        expect([titleOf(row), headers.get("clear-site-data")]).toEqual([titleOf(row), '"cache"']);
      }
      expect((await call(person, "GET", "/api/auth/session")).body).toEqual({});
    },
  );

  it.each(titled(MEMBER_CALLS))(
    "%s answers with the status for regular members after a signed-in admin was demoted to regular",
    async (_, row) => {
      const world = await createWorld();
      await row.arrange?.(world);
      const demoted = await createPerson({ householdId: world.householdId });
      expect((await call(demoted, "GET", "/api/user")).status).toBe(200);
      await changeRole(demoted, "regular");
      const { status } = await call(demoted, row.method, row.path(world), row.body?.(world));
      expect(status).toBe(row.statuses.regular);
    },
  );
});
