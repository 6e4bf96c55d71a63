import { beforeAll, expect, it } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { closeDatabase, db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem } from "@/tests/support/factories";

// PostgreSQL adopts the time zone of its machine at installation, so another time zone than UTC is simulated.
beforeAll(async () => {
  await db.$executeRaw`
    DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET timezone = %L', current_database(), 'Asia/Kolkata');
    END $$`;
  await closeDatabase();
});

it("timestamps are stored in UTC when the time zone of the database is Asia/Kolkata", async () => {
  const person = await createPerson();
  const { id } = await createItem({ householdId: person.householdId });
  const [{ age } = { age: NaN }] = await db.$queryRaw<{ age: number }[]>`
    SELECT extract(epoch FROM now() - updated_at)::float8 AS age FROM items WHERE id = ${id}`;
  // Prisma wrote `updated_at`, and PostgreSQL compares it with its own clock. A wrong time zone would
  // therefore show as an age of hours.
  expect(Math.abs(age)).toBeLessThan(600);
  const one = await call<Item>(person, "GET", `/api/items/${id}`);
  const all = await call<Item[]>(person, "GET", "/api/items");
  expect(all.body).toEqual([one.body]);
});
