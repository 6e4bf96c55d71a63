import type { Random } from "../shops/random";
import { integer } from "./draws";
import { DAY_MS, type TestedHousehold } from "./records";
import { buy, count, makeShelf, type Shelf, testedItem, useUntil } from "./shelf";
import type { Thing, Use } from "./use";

/** The habits in which families differ. */
interface Habits {
  /** The mean days between two checks. */
  checkGap: number;
  /** The mean days between two shopping trips. */
  shoppingGap: number;
  /** The share of purchases that nobody records. */
  unrecorded: number;
  /** The share of counts that are wrong by one unit or a third. */
  misread: number;
}

/** A family of the simulation. */
export interface Family {
  shelves: readonly { thing: Thing; uses: readonly Use[] }[];
  /** The days of the recorded history. */
  days: number;
  /** The use on each day, as a multiple of a usual day. On days with 0 nobody is at home. */
  activity: readonly number[];
  habits: Habits;
}

const CHECK_HOUR = 19 / 24;
const SHOPPING_HOUR = 11 / 24;
/** The share of items that a check misses. */
const MISSED = 0.03;
/** The share of trips that follow within two days of a check. */
const SHOPPING_AFTER_CHECK = 0.7;
/** The share of the items on the list that a trip buys. */
const BOUGHT = 0.85;
/** The share of used-up items that a trip buys without looking at the list. */
const NOTICED = 0.5;
/** The share of purchases from the list in which an offer makes the family buy twice the missing amount. */
const OFFER = 0.1;
/** The share of the remaining items of which a trip buys one unit without need. */
const IMPULSE = 0.02;

/** Returns what a family records in its checks and shopping trips, and what really happens to its stocks. */
export function keepHouse(family: Family, random: Random): TestedHousehold {
  const { days, activity, habits } = family;
  const shelves = family.shelves.map(({ thing, uses }) => makeShelf(thing, uses));
  const trips: number[] = [];
  let nextCheck = integer(0, habits.checkGap, random);
  let nextTrip = integer(0, habits.shoppingGap, random);
  for (let day = 0; day < days; day += 1) {
    if (activity[day] === 0) continue;
    if (day >= nextTrip) {
      const at = (day + SHOPPING_HOUR) * DAY_MS;
      if (shop(shelves, at, habits, random)) trips.push(at);
      nextTrip = day + nextGap(habits.shoppingGap, random);
    }
    if (day >= nextCheck) {
      const at = (day + CHECK_HOUR) * DAY_MS;
      for (const shelf of shelves) {
        useUntil(shelf, at);
        if (random() >= MISSED) count(shelf, at, random() < habits.misread, random);
      }
      nextCheck = day + nextGap(habits.checkGap, random);
      if (random() < SHOPPING_AFTER_CHECK)
        nextTrip = Math.min(nextTrip, day + integer(1, 2, random));
    }
  }
  const end = activity.length * DAY_MS;
  return { items: shelves.map((shelf) => testedItem(shelf, end)), trips };
}

/** Simulates a shopping trip. Returns whether the family put any of the purchases into the app. */
function shop(shelves: readonly Shelf[], at: number, habits: Habits, random: Random): boolean {
  let isRecorded = false;
  for (const shelf of shelves) {
    useUntil(shelf, at);
    const amount = amountToBuy(shelf, random);
    if (amount === 0) continue;
    const isKept = random() >= habits.unrecorded;
    buy(shelf, { at, amount }, isKept);
    isRecorded ||= isKept;
  }
  return isRecorded;
}

function amountToBuy(shelf: Shelf, random: Random): number {
  const missing = Math.ceil(shelf.thing.desired - shelf.believed - 1e-9);
  const isOnList = missing > 0 && random() < BOUGHT;
  if (isOnList) return random() < OFFER ? 2 * missing : missing;
  if (shelf.stock === 0 && random() < NOTICED) return shelf.thing.desired;
  return random() < IMPULSE ? 1 : 0;
}

/** Returns the whole days until the next event: from half to one and a half times the mean, and sometimes twice that. */
function nextGap(mean: number, random: Random): number {
  const gap = mean * (0.5 + random());
  return Math.max(1, Math.round(random() < 0.1 ? 2 * gap : gap));
}
