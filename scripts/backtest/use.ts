import type { Random } from "../shops/random";
import { around, exponential, integer, normal, oneOf } from "./draws";
import { DAY_MS } from "./records";

/** An amount that is taken off the stock if it is there. */
export interface Use {
  at: number;
  amount: number;
}

/** How an item is used: a little each day, one by one, many at once, or on one day of the week. */
type Kind = "steady" | "single" | "batch" | "weekly";

/** An item of a simulated family. */
export interface Thing {
  kind: Kind;
  desired: number;
  /** The mean use on a usual day, in units. */
  perDay: number;
}

const YEAR = 365;
const SHIFTS_A_YEAR = 0.8;
/** A shift multiplies the use by a factor around 1: half or twice as much is usual. */
const SHIFT_SPREAD = 0.7;
/** The mean number of days whose use one event of a steady item takes off the stock. */
const STEADY_GAP_DAYS = 1.5;

/** Returns an item whose desired stock lasts about four weeks, in some families shorter and in others longer. */
export function makeThing(supplyDays: number, random: Random): Thing {
  const kind = oneOf<Kind>(["steady", "steady", "single", "single", "batch", "weekly"], random);
  const desired = kind === "steady" ? integer(1, 3, random) : integer(1, 8, random);
  return { kind, desired, perDay: desired / around(supplyDays, 0.8, random) };
}

/** Returns the uses of an item, in the order of their times. The daily use changes at shifts and with the season. */
export function makeUses(thing: Thing, activity: readonly number[], random: Random): Use[] {
  const season = { share: 0.4 * random(), start: random() * YEAR };
  const weekday = integer(0, 6, random);
  let level = 1;
  let nextShift = (exponential(random) * YEAR) / SHIFTS_A_YEAR;
  let waiting = random();
  const uses: Use[] = [];
  activity.forEach((active, day) => {
    if (day >= nextShift) {
      level *= Math.exp(SHIFT_SPREAD * normal(random));
      nextShift = day + (exponential(random) * YEAR) / SHIFTS_A_YEAR;
    }
    const seasonal = 1 + season.share * Math.sin((2 * Math.PI * (day + season.start)) / YEAR);
    const today = thing.perDay * level * active * seasonal;
    if (thing.kind === "weekly") {
      // A weekly item is used on one weekday, except in one week of seven.
      if (day % 7 === weekday && random() < 0.86) {
        const amount = wholeNear((today * 7) / 0.86, random);
        if (amount > 0) uses.push({ at: (day + random()) * DAY_MS, amount });
      }
      return;
    }
    const amountOf = amounts[thing.kind];
    const perEvent = meanAmount(thing);
    for (waiting -= today / perEvent; waiting <= 0; waiting += gaps[thing.kind](random)) {
      uses.push({ at: (day + random()) * DAY_MS, amount: amountOf(perEvent, random) });
    }
  });
  return uses.sort((one, other) => one.at - other.at);
}

/** The time between two events, with mean 1. Steady use has a variance of ⅛ only. */
const gaps: Record<"steady" | "single" | "batch", (random: Random) => number> = {
  steady: (random) =>
    Array.from({ length: 8 }, () => exponential(random)).reduce((sum, gap) => sum + gap / 8, 0),
  single: exponential,
  batch: exponential,
};

const amounts: Record<"steady" | "single" | "batch", (mean: number, random: Random) => number> = {
  steady: (mean, random) => mean * (0.5 + random()),
  single: () => 1,
  // The amount of one event: a whole number from 1 to twice the mean minus 1.
  batch: (mean, random) => integer(1, Math.max(1, 2 * Math.round(mean) - 1), random),
};

function meanAmount({ kind, desired, perDay }: Thing): number {
  if (kind === "steady") return perDay * STEADY_GAP_DAYS;
  return kind === "batch" ? Math.max(2, Math.round(desired / 2)) : 1;
}

/** Returns one of the two whole numbers around a mean. */
function wholeNear(mean: number, random: Random): number {
  return Math.floor(mean) + (random() < mean % 1 ? 1 : 0);
}
