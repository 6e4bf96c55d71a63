import "server-only";
import { read } from "@/lib/policy/operation";
import { db } from "@/lib/server/db";
import { MAX_RECENTLY_DELETED, type RecentlyDeleted } from "../model/recently-deleted";
import { restorableSince } from "./restorable";

type Row = Omit<RecentlyDeleted, "deletedAt"> & { deletedAt: Date };

/**
 * Returns the household's items and locations that can be restored, the latest deletion first, and of one moment the
 * locations before the items. Items that were deleted with their location are not listed; `itemCount` of the location
 * includes them.
 */
export const listRecentlyDeleted = read(
  "inventory:edit",
  async ({ householdId }): Promise<RecentlyDeleted[]> => {
    const since = restorableSince();
    const rows = await db.$queryRaw<Row[]>`
      SELECT kind, deleted.id, name, photo, pictogram, location, "itemCount", "deletedAt", users.username AS "deletedBy"
      FROM (
        SELECT 'location' AS kind, id, name, photo, pictogram, NULL::json AS location,
          (SELECT count(*)::int FROM items WHERE items.household_id = locations.household_id
            AND location_id = locations.id AND items.is_deleted AND deleted_with_location) AS "itemCount",
          deleted_at AS "deletedAt", deleted_by_id
        FROM locations WHERE household_id = ${householdId} AND is_deleted AND deleted_at > ${since}
        UNION ALL
        SELECT 'item', items.id, items.name, items.photo, items.pictogram,
          json_build_object('name', locations.name, 'isDeleted', locations.is_deleted), 0,
          items.deleted_at, items.deleted_by_id
        FROM items JOIN locations ON locations.household_id = items.household_id AND locations.id = location_id
        WHERE items.household_id = ${householdId} AND items.is_deleted AND items.deleted_at > ${since}
          AND NOT deleted_with_location
        ORDER BY "deletedAt" DESC, kind DESC, id DESC LIMIT ${MAX_RECENTLY_DELETED}
      ) AS deleted LEFT JOIN users ON users.id = deleted_by_id
      ORDER BY "deletedAt" DESC, kind DESC, deleted.id DESC`;
    return rows.map((row) => ({ ...row, deletedAt: row.deletedAt.toISOString() }));
  },
);
