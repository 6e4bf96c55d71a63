import { expect, test } from "vitest";
import { databasePool } from "@/lib/server/db";
test("db", async () => {
  const { rows } = await databasePool().query("select count(*)::int as n from users");
  expect(rows).toEqual([{ n: 0 }]);
  expect(new Date(2026,0,1).getTimezoneOffset()).toBe(210);
});
