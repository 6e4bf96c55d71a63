import path from "node:path";
import { expect, test } from "vitest";
import { migrationsDir, readMigrations } from "@/lib/platform/migrations/migration-files";
import { db } from "@/lib/server/db";
import type { Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { makeMachine, restoreOn } from "./backup-support";

/**
 * Written by release 0.1.0 (commit f2c22ce): the demo household, the household of petra (admin), anna
 * (assistant) and otto (deactivated) with photos, two completed checks, a cancelled and a running one, and the
 * household of erin. The password of petra, anna, otto and erin is "fixture-password".
 */
const RELEASE_0_1_0 = path.resolve(import.meta.dirname, "../../../fixtures/release-0.1.0.backup");
const MIGRATIONS_OF_0_1_0 = 3;

async function signIn(username: string): Promise<Person> {
  const answer = await call<Person>({}, "POST", "/api/login", {
    username,
    password: "fixture-password",
  });
  return { ...answer.body, cookie: answer.cookies.join("; ").split(";")[0] ?? "" };
}

test("a backup of release 0.1.0 is restored and upgraded with all its data", async () => {
  const { migrated } = await restoreOn(await makeMachine(), RELEASE_0_1_0);
  const names = (await readMigrations(migrationsDir())).map(({ name }) => name);
  expect(migrated).toEqual(names.slice(MIGRATIONS_OF_0_1_0));

  const petra = await signIn("petra");
  const get = async <Body>(target: string) => (await call<Body>(petra, "GET", target)).body;
  expect(await get("/api/user")).toMatchObject({ householdName: "Familie Müller", role: "admin" });
  expect(await get("/api/locations")).toMatchObject([
    { name: "Küche", photo: expect.any(String) as string },
    { name: "Cellar" },
    { name: "Attic" },
  ]);
  const items =
    await get<{ name: string; photo: string | null; desiredStock: number; packSize: number }[]>(
      "/api/items",
    );
  expect(items.map(({ name, desiredStock }) => [name, desiredStock])).toEqual([
    ["Vollkornspaghetti", 4],
    ["Rice", 2],
    ["Olive oil", 1.5],
    ["Toilet paper", 12],
    ["Tomatoes", 6],
    ["Candles", 0.01],
  ]);
  expect(new Set(items.map(({ packSize }) => packSize))).toEqual(new Set([1]));
  const photo = await call(petra, "GET", `/api/files/${items[0]?.photo}`);
  expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const running = await get<{ id: number }>("/api/inventory-updates/active");
  expect(await get(`/api/inventory-updates/${running.id}/items`)).toHaveLength(4);
  expect(await get("/api/inventory-updates/completed")).toHaveLength(2);
  const lists = await get<{ id: number }[]>("/api/shopping-lists");
  expect(lists).toHaveLength(2);
  const first = await get<{ emailedTo: string; items: { purchased: boolean }[] }>(
    `/api/shopping-lists/${lists[1]?.id}`,
  );
  expect(first.emailedTo).toBe("shop@example.org");
  expect(first.items.filter(({ purchased }) => purchased)).toHaveLength(3);
  expect(await get("/api/invitations")).toMatchObject([{ email: "pending@example.org" }]);
  expect(await get<{ username: string; isActive: boolean }[]>("/api/users")).toMatchObject([
    { username: "petra", isActive: true },
    { username: "anna", isActive: true },
    { username: "otto", isActive: false },
  ]);
});

test("all check entries of a restored 0.1.0 backup are marked as counted", async () => {
  await restoreOn(await makeMachine(), RELEASE_0_1_0);
  expect(await db.inventoryItem.groupBy({ by: ["basis"], _count: true })).toEqual([
    { basis: "counted", _count: expect.any(Number) as number },
  ]);
});

test("registering a username that looks like one of a restored 0.1.0 backup answers 409", async () => {
  await restoreOn(await makeMachine(), RELEASE_0_1_0);
  const { status } = await callInVain({}, "POST", "/api/register", {
    // The second letter of this username is Cyrillic, so the username only looks like the restored one.
    username: "pеtra",
    email: "another-petra@example.org",
    password: "fixture-password",
    privacyConsent: true,
    termsConsent: true,
  });
  expect(status).toBe(409);
});
