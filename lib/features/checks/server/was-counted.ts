import "server-only";
import { Prisma } from "@/lib/server/generated/prisma/client";

/**
 * SQL condition on a row of `items`: a completed check has a real count of it. A cancelled check does not
 * qualify, because cancelling restores the stock from before it. Purged checks have no rows left.
 */
export const wasCounted = Prisma.sql`EXISTS (
  SELECT FROM inventory_items AS seen
  JOIN inventory_updates AS past ON past.id = seen.update_id
  WHERE seen.item_id = items.id AND seen.household_id = items.household_id
    AND seen.basis = 'counted' AND past.status = 'completed'
)`;
