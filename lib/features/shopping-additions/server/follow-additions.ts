import "server-only";
import type { Tx } from "@/lib/server/db";

/** What an addition has become: a line of the list, or an addition. The id of the other kind is null. */
interface Followed {
  lineId: number | null;
  additionId: number | null;
}

interface Row {
  id: number;
  keptId: number;
  lineId: number | null;
}

/**
 * Returns what additions have become, by their ids: the addition that they were merged into, and the line that has
 * absorbed it. Unknown ids are left out.
 */
export async function followAdditions(
  tx: Tx,
  householdId: number,
  ids: readonly number[],
): Promise<Map<number, Followed>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.$queryRaw<Row[]>`
    SELECT addition.id, kept.id AS "keptId", CASE WHEN kept.removed_at IS NOT NULL THEN kept.line_id END AS "lineId"
    FROM shopping_additions AS addition
    JOIN shopping_additions AS kept ON kept.household_id = addition.household_id AND kept.id =
      CASE WHEN addition.removed_at IS NULL THEN addition.id ELSE coalesce(addition.merged_into_id, addition.id) END
    WHERE addition.household_id = ${householdId} AND addition.id = ANY(${[...ids]}::int[])`;
  return new Map(
    rows.map(({ id, keptId, lineId }) => [
      id,
      { lineId, additionId: lineId === null ? keptId : null },
    ]),
  );
}
