import type { PlacedItem } from "@/lib/features/shop-order/model/order";
import type { Random } from "./random";

const AISLES = 12;
const ROOMS = 8;
/** The share of items that are stored in the room in which most items of their aisle are stored. */
const SAME_ROOM = 0.7;

interface ShopSize {
  /** The number of items. */
  items: number;
  /** The share of the items that the average list contains. */
  listShare: number;
}

/** Returns a shop whose items have ids in walking order, and how often the household needs each of them. */
export function makeShop({ items, listShare }: ShopSize, random: Random) {
  const rooms = Array.from({ length: AISLES }, () => Math.floor(random() * ROOMS));
  const shelves = Array.from({ length: items }, (_, index): PlacedItem => {
    const usual = rooms[Math.floor((index / items) * AISLES)] ?? 0;
    const locationId = random() < SAME_ROOM ? usual : Math.floor(random() * ROOMS);
    return { id: index + 1, locationId };
  });
  const rarity = shelves.map(() => Math.min(1, listShare * (0.3 + 1.4 * random())));
  return { shelves, rarity };
}

/** Returns the items that a household needs on one list. */
export function listOf(shelves: readonly PlacedItem[], rarity: readonly number[], random: Random) {
  return shelves.filter((_, index) => random() < (rarity[index] ?? 0));
}
