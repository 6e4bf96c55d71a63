import { Prisma } from "./generated/prisma/client";

/** SQL that writes a timestamp column as JavaScript's `toISOString` does. */
export function asIsoText(column: string): Prisma.Sql {
  return Prisma.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}
