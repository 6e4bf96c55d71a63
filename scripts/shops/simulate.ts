import { orderOfShop, type PlacedItem } from "@/lib/features/shop-order/model/order";
import type { TickEntry } from "@/lib/features/shop-order/model/trips";
import { type Random, randomOf } from "./random";
import { listOf, makeShop } from "./shop";

/** What is simulated. */
export interface Simulation {
  /** The number of trips that the order is learned from. */
  trips: number;
  /** The number of different households and shops. */
  households: number;
  /** The items of a household. */
  items: number;
  /** The share of the items that the average list contains. */
  listShare: number;
  /** The share of ticks that are made at a random time of the trip instead of at the shelf. */
  lateTicks: number;
}

/** The share of the pairs of items on the next list, in per cent, that are in walking order. */
export interface Figures {
  /** The share if the list is sorted by location. */
  byRoom: number;
  learned: number;
}

const SECOND_MS = 1000;
const TICK_MS = 40 * SECOND_MS;
const WEEK_MS = 7 * 24 * 60 * 60 * SECOND_MS;

/**
 * Simulates households that shop in different shops, and returns how many pairs of their next list are in walking order.
 * Items lie in aisles, and each household stores an aisle mostly in one room. People tick neighbouring shelves in any
 * order and some items late. The random numbers depend on the number of the household alone.
 */
export function simulateShops(simulation: Simulation): Figures {
  const sums = { byRoom: 0, learned: 0, pairs: 0 };
  for (let seed = 1; seed <= simulation.households; seed += 1) {
    const random = randomOf(seed);
    const { shelves, rarity } = makeShop(simulation, random);
    const items = shelves.toSorted((one, other) => one.locationId - other.locationId);
    const ticks: TickEntry[] = [];
    for (let trip = 0; trip < simulation.trips; trip += 1) {
      ticks.push(...ticksOf(walk(shelves, rarity, simulation, random), trip, ticks.length));
    }
    const list = new Set(listOf(shelves, rarity, random).map(({ id }) => id));
    const learned = orderOfShop({ items, ticks, moves: [] }).itemIds.filter((id) => list.has(id));
    const byRoom = items.map(({ id }) => id).filter((id) => list.has(id));
    sums.learned += pairsInOrder(learned);
    sums.byRoom += pairsInOrder(byRoom);
    sums.pairs += (learned.length * (learned.length - 1)) / 2;
  }
  const inPerCent = (pairs: number) => Math.round((1000 * pairs) / sums.pairs) / 10;
  return { byRoom: inPerCent(sums.byRoom), learned: inPerCent(sums.learned) };
}

/** Returns the items of a list in the order in which they are ticked. */
function walk(
  shelves: readonly PlacedItem[],
  rarity: readonly number[],
  { lateTicks }: Simulation,
  random: Random,
): number[] {
  return listOf(shelves, rarity, random)
    .map(({ id }) => ({
      id,
      at: random() < lateTicks ? random() * shelves.length : id + 2 * (random() - 0.5),
    }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ id }) => id);
}

function ticksOf(walked: readonly number[], trip: number, firstId: number): TickEntry[] {
  return walked.map((itemId, index) => ({
    id: firstId + index,
    itemId,
    kind: "bought",
    thing: `trip ${trip}, item ${itemId}`,
    userId: 1,
    at: new Date(trip * WEEK_MS + index * TICK_MS).toISOString(),
  }));
}

/**
 * Returns the number of pairs of items that are in walking order. Item ids are numbered in walking order, so a
 * pair is in order if its ids ascend.
 */
function pairsInOrder(ids: readonly number[]): number {
  return ids.reduce(
    (sum, id, index) => sum + ids.slice(index).filter((after) => after > id).length,
    0,
  );
}
