import { describe, expect, test } from "vitest";
import { unsubscribeToken } from "@/lib/features/reminders/server/unsubscribe-token";
import { db } from "@/lib/server/db";
import { signToken } from "@/lib/server/signed-token";
import { call, RawBody } from "@/tests/support/call";
import { createUser } from "@/tests/support/factories";

const path = (token: string) => `/api/unsubscribe?token=${encodeURIComponent(token)}`;
const isReminded = async (user: { id: number }) =>
  (await db.user.findUniqueOrThrow({ where: { id: user.id } })).remindersEnabled;

describe("POST /api/unsubscribe", () => {
  test("POST /api/unsubscribe disables the reminders of the token's user and of no other member", async () => {
    const user = await createUser();
    const other = await createUser({ householdId: user.householdId });
    for (let times = 0; times < 2; times += 1) {
      // The form body that a mail program sends when a person unsubscribes with one click (RFC 8058).
      const { status } = await call(
        ...([{}, "POST", path(unsubscribeToken(user.id, "overdue"))] as const),
        new RawBody("List-Unsubscribe=One-Click"),
        { "content-type": "application/x-www-form-urlencoded" },
      );
      expect(status).toBe(204);
    }
    expect(await isReminded(user)).toBe(false);
    expect(await isReminded(other)).toBe(true);
  });

  test("POST /api/unsubscribe with the token of a run-out reminder disables only these reminders", async () => {
    const { id } = await createUser();
    await db.user.update({ where: { id }, data: { runOutRemindersEnabled: true } });
    const { status } = await call({}, "POST", path(unsubscribeToken(id, "runOut")));
    expect(status).toBe(204);
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      remindersEnabled: true,
      runOutRemindersEnabled: false,
    });
  });

  test("POST /api/unsubscribe answers 204 to a valid token of a user who does not exist", async () => {
    expect((await call({}, "POST", path(unsubscribeToken(2_000_000_000, "overdue")))).status).toBe(
      204,
    );
  });

  test("POST /api/unsubscribe answers 400 to missing, forged and malformed tokens", async () => {
    const user = await createUser();
    const [, signature] = unsubscribeToken(user.id, "overdue").split(".");
    const forged = [
      "",
      "1",
      `${user.id}`,
      `${user.id}.`,
      `${user.id}.${"A".repeat(43)}`,
      `${user.id + 1}.${signature}`,
      `${user.id}.${signature}x`,
      `${user.id}.${signature?.slice(1)}`,
      ` ${user.id}.${signature}`,
      `0${user.id}.${signature}`,
      `${user.id}\n.${signature}`,
      signToken("another purpose", String(user.id)),
      signToken("unsubscribe:reminders", `${user.id}-x`),
      "x".repeat(5_000),
    ];
    for (const token of forged) expect((await call({}, "POST", path(token))).status).toBe(400);
    expect((await call({}, "POST", "/api/unsubscribe")).status).toBe(400);
    expect(await isReminded(user)).toBe(true);
  });

  test("POST /api/unsubscribe answers 403 to a request from another origin", async () => {
    const user = await createUser();
    const { status } = await call(
      {},
      "POST",
      path(unsubscribeToken(user.id, "overdue")),
      undefined,
      {
        origin: "https://evil.test",
      },
    );
    expect(status).toBe(403);
    expect(await isReminded(user)).toBe(true);
  });
});

test("GET /api/unsubscribe redirects to the unsubscribe page and changes nothing", async () => {
  const user = await createUser();
  const { status, headers } = await call({}, "GET", path(unsubscribeToken(user.id, "overdue")));
  expect(status).toBe(303);
  expect(headers.get("location")).toBe(
    `/unsubscribe?token=${unsubscribeToken(user.id, "overdue")}`,
  );
  expect(await isReminded(user)).toBe(true);
});
