import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { databaseErrorToAppError } from "@/lib/server/database-errors";
import { databasePool, db, transaction } from "@/lib/server/db";

/** As many as the pool has. */
const CONNECTIONS = 10;

it("a transaction that takes too long is rolled back, and its caller may try again", async () => {
  const late = transaction(
    async (tx) => {
      await tx.household.create({ data: { name: "Late" } });
      await sleep(100);
      await tx.household.count();
    },
    { timeout: 20 },
  );
  const error = await late.catch((reason: unknown) => reason);
  expect(databaseErrorToAppError(error)).toMatchObject({ code: "unavailable", retryAfter: 1 });
  expect(await db.household.count({ where: { name: "Late" } })).toBe(0);
});

it("so may the caller of one for which there is no connection", async () => {
  const held = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => databasePool().connect()),
  );
  const error = await transaction((tx) => tx.household.count()).catch((reason: unknown) => reason);
  for (const connection of held) connection.release();
  expect(databaseErrorToAppError(error)).toMatchObject({ code: "unavailable" });
});
