/** What decides the place of an item on the shelf. Items that a device stored with an earlier release have no order. */
interface Shelved {
  id: number;
  shelfOrder?: number | undefined;
}

/** Compares two items of a location by their places on the shelf. Items with the same place are compared by id. */
export function compareOnShelf(one: Shelved, other: Shelved): number {
  return (one.shelfOrder ?? 0) - (other.shelfOrder ?? 0) || one.id - other.id;
}

/** Returns the items with new places on the shelf: those of `ids` in the order of `ids`. Other items stay unchanged. */
export function withShelfOrder<Item extends Shelved>(
  items: readonly Item[],
  ids: readonly number[],
): Item[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return items.map((item) => {
    const shelfOrder = places.get(item.id);
    return shelfOrder === undefined ? item : { ...item, shelfOrder };
  });
}
