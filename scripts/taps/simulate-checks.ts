import { makeActivity } from "../backtest/activity";
import { DAY_MS } from "../backtest/records";
import { buy, count, makeShelf, type Shelf, useUntil } from "../backtest/shelf";
import { makeThing, makeUses } from "../backtest/use";
import { type Random, randomOf } from "../shops/random";
import { ROOM_TAPS, tapsOnSheet, tapsSingly } from "./count-taps";

const ITEMS = 60;
const ROOMS = 8;
const CHECKS = 26;
const GAP_DAYS = 7;
/** The share of missing items that are bought after a check. */
const BOUGHT = 0.85;

/** The mean taps of a check of 60 items in eight rooms. */
export interface Taps {
  singly: number;
  tapOnce: number;
  sheet: number;
}

/**
 * Returns the mean taps of the weekly checks of simulated families, whose desired stocks last `supplyDays` days
 * on average.
 * @param seed the same seed gives the same families
 */
export function simulateChecks(supplyDays: number, families: number, seed: number): Taps {
  const sum: Taps = { singly: 0, tapOnce: 0, sheet: 0 };
  for (let family = 0; family < families; family += 1) {
    const random = randomOf(seed + family);
    const activity = makeActivity(CHECKS * GAP_DAYS + 1, random);
    const shelves = Array.from({ length: ITEMS }, () => {
      const thing = makeThing(supplyDays, random);
      return makeShelf(thing, makeUses(thing, activity, random));
    });
    for (let check = 1; check <= CHECKS; check += 1) {
      const taps = countAll(shelves, check * GAP_DAYS * DAY_MS, random);
      sum.singly += taps.singly;
      sum.tapOnce += taps.tapOnce;
      sum.sheet += taps.sheet;
    }
  }
  const checks = families * CHECKS;
  return {
    singly: sum.singly / checks,
    tapOnce: sum.tapOnce / checks,
    sheet: sum.sheet / checks,
  };
}

/** Counts all items, then puts away what is bought. Returns the taps of the check. */
function countAll(shelves: readonly Shelf[], at: number, random: Random): Taps {
  const taps: Taps = {
    singly: ROOMS * ROOM_TAPS.singly,
    tapOnce: ROOMS * ROOM_TAPS.singly,
    sheet: ROOMS * ROOM_TAPS.sheet,
  };
  for (const shelf of shelves) {
    const recorded = shelf.believed;
    useUntil(shelf, at);
    count(shelf, at, false, random);
    const found = shelf.believed;
    taps.singly += tapsSingly(recorded, found);
    taps.tapOnce += tapsSingly(recorded, found, { tapsOnce: true });
    taps.sheet += tapsOnSheet(recorded, found);
    const missing = Math.ceil(shelf.thing.desired - found - 1e-9);
    if (missing > 0 && random() < BOUGHT) buy(shelf, { at: at + 1, amount: missing }, true);
  }
  return taps;
}
