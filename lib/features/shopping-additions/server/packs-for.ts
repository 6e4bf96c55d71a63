import "server-only";
import { MAX_WHOLE } from "@/lib/core/amount";
import { Prisma } from "@/lib/server/generated/prisma/client";

/**
 * Returns an SQL expression for `packsFor`: the fewest packs with at least so many units.
 * @param units an integer expression
 * @param packSize the column with the size of a pack
 */
export function packsForSql(units: string, packSize: string): Prisma.Sql {
  return Prisma.raw(`least(${MAX_WHOLE}, (${units} + ${packSize} - 1) / ${packSize})`);
}
