import type { Refusal } from "./dto";
import type { ImportRow } from "./schema";

type ItemRow = ImportRow & { item: NonNullable<ImportRow["item"]> };

/** What an import would do to a household. */
export interface ImportPlan {
  /** Names of locations that are missing, in the order of the file. */
  newLocations: string[];
  items: ItemRow[];
  refused: Refusal[];
}

/** What a household has. */
interface Existing {
  locations: readonly { id: number; name: string }[];
  items: readonly { locationId: number; name: string }[];
}

/** The one form in which the names of locations and items of files are compared. */
export function nameKey(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

const itemKey = (location: string, item: string) => JSON.stringify([location, item].map(nameKey));

/**
 * Which rows make new locations and items. An item that its location has already, or that an earlier row has
 * made, is refused: so nothing is there twice when a file is imported again.
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

/** The name of the file that items are saved as. */
export function csvFileName(product: string, day: string): string {
  return `${product.toLowerCase()}-items-${day}.csv`;
}
