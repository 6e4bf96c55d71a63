import type { Refusal } from "./dto";
import type { ImportRow } from "./schema";

type ItemRow = ImportRow & { item: NonNullable<ImportRow["item"]> };

/** The changes that an import would make. */
export interface ImportPlan {
  /** Names of the locations that the import would create, in the order of the file. */
  newLocations: string[];
  items: ItemRow[];
  refused: Refusal[];
}

/** The existing locations and items of a household. */
interface Existing {
  locations: readonly { id: number; name: string }[];
  items: readonly { locationId: number; name: string }[];
}

/** Returns the name of a location or item normalized for comparison. */
export function nameKey(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

const itemKey = (location: string, item: string) => JSON.stringify([location, item].map(nameKey));

/**
 * Returns which rows create locations and items. An item that exists in its location, or in an
 * earlier row, is refused, so that a repeated import creates nothing twice.
 */
export function planImport(rows: readonly ImportRow[], existing: Existing): ImportPlan {
  const known = new Set(existing.locations.map(({ name }) => nameKey(name)));
  const taken = new Map<string, number>();
  const there = existingItems(existing);
  const plan: ImportPlan = { newLocations: [], items: [], refused: [] };
  for (const { row, location, item } of rows) {
    if (item) {
      const key = itemKey(location, item.name);
      const before = taken.get(key);
      if (there.has(key) || before !== undefined) {
        const where = before === undefined ? `already in ${location}` : `in row ${before} already`;
        plan.refused.push({ row, reason: `“${item.name}” is ${where}` });
        continue;
      }
      taken.set(key, row);
      plan.items.push({ row, location, item });
    }
    if (known.has(nameKey(location))) continue;
    known.add(nameKey(location));
    plan.newLocations.push(location);
  }
  return plan;
}

function existingItems({ locations, items }: Existing): ReadonlySet<string> {
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  return new Set(items.map(({ locationId, name }) => itemKey(names.get(locationId) ?? "", name)));
}

/** Returns the name of the exported CSV file. */
export function csvFileName(product: string, day: string): string {
  return `${product.toLowerCase()}-items-${day}.csv`;
}
