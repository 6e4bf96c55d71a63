import { estimateHouseholdUse } from "@/lib/features/forecast/model/household-use";
import { outlookOf } from "@/lib/features/forecast/model/outlook";
import { nextShoppingDay } from "@/lib/features/forecast/model/shopping-day";
import { simulateFamilies } from "./family";
import { DAY_MS } from "./records";

const ITEMS = 500;
const DAYS = 3 * 365;
const ROUNDS = 5;

/**
 * Returns the median time, in milliseconds, of computing the outlooks of a household with 500 items and three
 * years of history.
 */
export function timeHousehold(): number {
  const times: number[] = [];
  for (const { items, trips } of simulateFamilies({
    families: 1,
    items: ITEMS,
    days: DAYS,
    unrecorded: 0.1,
    seed: 1,
  })) {
    const histories = items.map(({ history }) => history);
    const now = DAYS * DAY_MS;
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      const household = estimateHouseholdUse(histories);
      const shoppingAt = nextShoppingDay(trips, now);
      for (const history of histories) outlookOf({ history, household, now, shoppingAt });
      times.push(performance.now() - start);
    }
  }
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
}
