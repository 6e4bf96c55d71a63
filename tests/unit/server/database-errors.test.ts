import { expect, it } from "vitest";
import { databaseErrorToAppError } from "@/lib/server/database-errors";

it.each([
  ["Prisma's foreign key error", { code: "P2003" }],
  [
    "PostgreSQL's foreign key error in raw SQL",
    { code: "P2010", meta: { driverAdapterError: { cause: { originalCode: "23503" } } } },
  ],
  ["Prisma's error for a missing row", { code: "P2025" }],
])("%s becomes the AppError not_found, because another request has deleted the row", (_, error) => {
  expect(databaseErrorToAppError(error)).toMatchObject({ code: "not_found" });
});
