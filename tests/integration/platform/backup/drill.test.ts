import { stat } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { backUp } from "@/lib/platform/backup/back-up";
import { tablesMadeBy } from "@/lib/platform/backup/own-schema";
import { migrationsDir, readMigrations } from "@/lib/platform/migrations/migration-files";
import { db } from "@/lib/server/db";
import { ensureDemoHousehold } from "@/prisma/seed";
import { createWorld } from "@/tests/integration/api/api-world";
import { uploadedKey, view } from "@/tests/integration/features/photos/photo-support";
import { createPerson, signInAs } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { query } from "@/tests/support/empty-database";
import { createItem, createLocation, createUser } from "@/tests/support/factories";
import { jpeg } from "@/tests/support/pictures";
import { backUpHere, dump, makeMachine, newFile, restoreOn, thisMachine } from "./backup-support";

interface Export {
  account: { sessions?: unknown };
}

async function exportOf(user: Parameters<typeof signInAs>[0]): Promise<Export> {
  const { body } = await call<Export>(await signInAs(user), "GET", "/api/user/export-data");
  // A backup contains no sessions, so data exports before and after a restore are compared without them.
  delete body.account.sessions;
  return body;
}

/** Creates several households, one of them with a photo. Returns the photo and its household's admin. */
async function createHouseholds() {
  await ensureDemoHousehold();
  await createWorld();
  const admin = await createPerson();
  const picture = await jpeg();
  const photo = await uploadedKey(admin, picture);
  const pictogram = "cooked-rice";
  const location = await createLocation({ householdId: admin.householdId, photo, pictogram });
  const strange = "tab\t, \\ backslash, \u2028 line, 👩‍🍳 and \\N";
  await createItem({
    locationId: location.id,
    name: strange,
    supermarketItemName: null,
    pictogram,
  });
  return { admin, photo };
}

describe("a backup restored on another machine", () => {
  test("a restored backup has the same rows, exports and photos, and does not reuse ids of deleted rows", async () => {
    const { admin, photo } = await createHouseholds();
    const demo = await db.user.findUniqueOrThrow({ where: { usernameKey: "demo" } });
    const last = await createLocation();
    await db.location.delete({ where: { id: last.id } });
    const before = {
      rows: await dump(thisMachine()),
      exports: [await exportOf(admin), await exportOf(demo)],
      photos: [await view(admin, photo), await view(admin, photo, "?w=400")],
    };
    const file = await backUpHere();
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const there = await makeMachine();
    const { manifest, replaced, migrated } = await restoreOn(there, file);
    expect({ replaced, migrated }).toEqual({ replaced: 0, migrated: [] });
    expect(await dump(there)).toEqual(before.rows);
    expect([await exportOf(admin), await exportOf(demo)]).toEqual(before.exports);
    const person = await signInAs(admin);
    const photos = [await view(person, photo), await view(person, photo, "?w=400")];
    expect(photos.map(({ status }) => status)).toEqual([200, 200]);
    expect(photos.map(({ bytes }) => bytes)).toEqual(before.photos.map(({ bytes }) => bytes));
    expect(manifest.missingPhotos).toHaveLength(1);
    // The id of the deleted location is not assigned again.
    expect((await createLocation()).id).toBeGreaterThan(last.id);
  }, 60_000);

  test("a restored backup has no sessions and no password resets", async () => {
    const person = await createPerson();
    await db.passwordReset.create({
      data: { userId: person.id, token: "hash", expiresAt: new Date(Date.now() + 3_600_000) },
    });
    await restoreOn(await makeMachine(), await backUpHere());
    expect((await call(person, "GET", "/api/user")).status).toBe(401);
    expect(await db.passwordReset.count()).toBe(0);
    expect((await call(await signInAs(person), "GET", "/api/user")).status).toBe(200);
  });

  test("a restored backup has the known devices of its users", async () => {
    const { id: userId } = await createUser();
    const device = { userId, token: "hash", createdAt: new Date(0), lastUsedAt: new Date(1) };
    await db.knownDevice.create({ data: device });
    await restoreOn(await makeMachine(), await backUpHere());
    expect(await db.knownDevice.findMany({ where: { userId } })).toEqual([device]);
  });

  test("a backup that is taken during writes contains whole transactions only", async () => {
    const { id: householdId } = await db.household.create({ data: { name: "Busy" } });
    const enough = new AbortController();
    const writing = (async () => {
      // Each transaction creates a location with two items. A consistent backup has all three rows or none.
      while (!enough.signal.aborted) {
        await db.$transaction(async (tx) => {
          const { id } = await tx.location.create({ data: { householdId, name: "room" } });
          const item = { householdId, locationId: id, name: "thing", unit: "box" } as const;
          await tx.item.createMany({ data: [item, item] });
        });
      }
    })();
    const files = [await backUpHere(), await backUpHere(), await backUpHere()];
    enough.abort();
    await writing;
    for (const file of files) {
      await restoreOn(await makeMachine(), file);
      const where = { householdId };
      expect(await db.item.count({ where })).toBe(2 * (await db.location.count({ where })));
    }
  });

  test("a backup of a restored database restores the same rows", async () => {
    await createWorld();
    const there = await makeMachine();
    await restoreOn(there, await backUpHere());
    const again = newFile();
    await backUp({ databaseUrl: there.databaseUrl, file: again });
    const third = await makeMachine();
    await restoreOn(third, again);
    expect(await dump(third)).toEqual(await dump(there));
  });
});

test("a user of a restored backup signs in with the former password", async () => {
  const user = await createUser();
  await restoreOn(await makeMachine(), await backUpHere());
  const credentials = { username: user.username, password: "correct horse" };
  expect((await call({}, "POST", "/api/login", credentials)).status).toBe(200);
});

test("tablesMadeBy lists exactly the tables that the migrations create in a database", async () => {
  const made = tablesMadeBy(await readMigrations(migrationsDir()));
  const there = await query<{ name: string }>(
    thisMachine().databaseUrl,
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> '_prisma_migrations'",
  );
  expect([...made].sort()).toEqual(there.map(({ name }) => name).sort());
});
