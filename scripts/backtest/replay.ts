import {
  boughtBetween,
  type Count,
  type ItemHistory,
  observedCounts,
} from "@/lib/features/forecast/model/history";
import { estimateHouseholdUse, usualUse } from "@/lib/features/forecast/model/household-use";
import { intervalsOf } from "@/lib/features/forecast/model/intervals";
import { nextShoppingDay } from "@/lib/features/forecast/model/shopping-day";
import { daysAtRealUse, type Forecast, type Forecaster } from "./forecasters";
import { DAY_MS, type TestedHousehold, type TestedItem } from "./records";

/** A forecast at a count, for each method, and the days after which the stock was used up. */
export interface RangeCase {
  days: number;
  quantiles: readonly (readonly number[])[];
  /** The quantiles that are computed from the real use (`daysAtRealUse`). Missing for a recorded history. */
  limit?: readonly number[];
}

/** A forecast after a shopping trip, for each method, and whether the item ran out before the next one. */
export interface WarningCase {
  isRunOut: boolean;
  urgencies: readonly number[];
}

/** Receives the cases in the order of their times. */
export interface CaseSink {
  addRange: (range: RangeCase) => void;
  addWarning: (warning: WarningCase) => void;
}

/** The probabilities of the quantiles that are compared. The first and the last one are the 80 % range. */
export const QUANTILES = [0.1, 0.5, 0.9] as const;

const MIN_COUNTS = 3;
const MIN_DAYS = 14;

/** The forecasts of all methods at the last count of an item. */
interface Learned {
  item: TestedItem;
  last: Count;
  forecasts: readonly Forecast[];
}

/**
 * Replays the history of a household. Each forecast is made from what was recorded up to its moment (rolling origin), for
 * items that have been counted three times over 14 days.
 * @param horizon the days after which a stock counts as not used up
 */
export function replay(
  { items, trips }: TestedHousehold,
  forecasters: readonly Forecaster[],
  horizon: number,
  sink: CaseSink,
): void {
  const learned = new Map<TestedItem, Learned>();
  let household = usualUse;
  let day = -1;
  for (const { at, counted } of momentsOf(items, trips)) {
    if (counted.length > 0 && Math.floor(at / DAY_MS) !== day) {
      day = Math.floor(at / DAY_MS);
      household = estimateHouseholdUse(items.map(({ history }) => upTo(history, day * DAY_MS)));
    }
    for (const item of counted) {
      const history = upTo(item.history, at);
      const counts = observedCounts(history);
      const [first, last] = [counts[0], counts.at(-1)];
      if (!first || !last || counts.length < MIN_COUNTS) continue;
      if (last.at - first.at < MIN_DAYS * DAY_MS || intervalsOf(history).length === 0) continue;
      const forecasts = forecasters.map(({ learn }) => learn(history, household));
      learned.set(item, { item, last, forecasts });
      addRange({ item, last, forecasts }, horizon, sink);
    }
    if (counted.length === 0) addWarnings([...learned.values()], trips, at, sink);
  }
}

/**
 * Returns the moments of counts and trips in order. `counted` has the items of a count, and is empty for a trip.
 */
function momentsOf(items: readonly TestedItem[], trips: readonly number[]) {
  const counted = new Map<number, TestedItem[]>();
  for (const item of items) {
    for (const { at } of observedCounts(item.history)) {
      const others = counted.get(at);
      if (others) others.push(item);
      else counted.set(at, [item]);
    }
  }
  return [
    ...[...counted].map(([at, those]) => ({ at, counted: those })),
    ...trips.map((at) => ({ at, counted: [] })),
  ].sort((one, other) => one.at - other.at);
}

function upTo({ desired, counts, purchases }: ItemHistory, at: number): ItemHistory {
  return {
    desired,
    counts: counts.filter((count) => count.at <= at),
    purchases: purchases.filter((purchase) => purchase.at <= at),
  };
}

function addRange({ item, last, forecasts }: Learned, horizon: number, sink: CaseSink): void {
  const { at, amount } = last;
  const realUse = item.realUse?.(at);
  if (amount <= 0 || item.knownUntil < at + horizon * DAY_MS) return;
  sink.addRange({
    days: (item.emptyAt(at, last, amount) - at) / DAY_MS,
    quantiles: forecasts.map(({ daysUntil }) => QUANTILES.map((p) => daysUntil(amount, p))),
    limit: realUse && QUANTILES.map((p) => daysAtRealUse(realUse, amount, p)),
  });
}

function addWarnings(
  learned: readonly Learned[],
  trips: readonly number[],
  at: number,
  sink: CaseSink,
): void {
  const nextTrip = trips.find((trip) => trip > at);
  if (nextTrip === undefined) return;
  const past = trips.filter((trip) => trip <= at);
  const shoppingAt = nextShoppingDay(past, at);
  for (const { item, last, forecasts } of learned) {
    const stock = last.amount + boughtBetween(item.history, last.at, at);
    if (stock <= 0 || item.knownUntil < nextTrip) continue;
    const days = (shoppingAt - last.at) / DAY_MS;
    sink.addWarning({
      isRunOut: item.emptyAt(at, last, stock) < nextTrip,
      urgencies: forecasts.map(({ urgency }) => urgency(stock, days)),
    });
  }
}
