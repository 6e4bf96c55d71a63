import "server-only";
import { Prisma } from "@/lib/server/generated/prisma/client";

type NameColumn = "items.name" | "items.supermarket_item_name" | "shopping_additions.name";

/** Returns an SQL expression that computes the `thingKey` of a column. */
export const keyOf = (column: NameColumn) => {
  const text = Prisma.raw(column);
  return Prisma.sql`lower(regexp_replace(btrim(normalize(${text}, NFKC)), '\\s+', ' ', 'g'))`;
};
