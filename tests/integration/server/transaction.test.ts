import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { databaseErrorToAppError } from "@/lib/server/database-errors";
import { databasePool, db, transaction } from "@/lib/server/db";

/** The size of the connection pool. */
const CONNECTIONS = 10;

it("a transaction that exceeds its timeout is rolled back and fails with unavailable and a retry time", async () => {
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

it("a transaction fails with unavailable when the connection pool is exhausted", async () => {
  const held = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => databasePool().connect()),
  );
  const error = await transaction((tx) => tx.household.count()).catch((reason: unknown) => reason);
  for (const connection of held) connection.release();
  expect(databaseErrorToAppError(error)).toMatchObject({ code: "unavailable" });
});
