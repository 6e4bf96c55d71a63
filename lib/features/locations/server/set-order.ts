import "server-only";
import type { Tx } from "@/lib/server/db";

/** Sets the order values of locations of the household, by location id. Requires `lockLocations`. */
export async function setOrder(
  tx: Tx,
  { householdId, orders }: { householdId: number; orders: ReadonlyMap<number, number> },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE locations SET "order" = wanted."order", updated_at = now()
    FROM unnest(${[...orders.keys()]}::int[], ${[...orders.values()]}::int[]) AS wanted (id, "order")
    WHERE locations.id = wanted.id AND household_id = ${householdId}
      AND locations."order" <> wanted."order"`;
}
