import { randomOf } from "../shops/random";
import { makeActivity } from "./activity";
import { around, integer } from "./draws";
import { keepHouse } from "./keep-house";
import type { TestedHousehold } from "./records";
import { makeThing, makeUses } from "./use";

/** What is simulated. */
export interface Simulation {
  families: number;
  /** The items of a family. */
  items: number;
  /** The days of the recorded history. */
  days: number;
  /** The mean share of purchases that nobody records, from 0 to 1. */
  unrecorded: number;
  /** The number of the run. Each family has a seed of its own, which is computed from this number. */
  seed: number;
}

/**
 * The simulated use continues for this many days after the recorded history, so that it is known when the last
 * stocks are used up.
 */
const DAYS_AFTER = 730;

/** The distance between the seeds of two runs: more than the number of families of a run. */
const SEEDS_A_RUN = 10_000;

/** Returns simulated families. The same simulation returns the same families. */
export function* simulateFamilies(simulation: Simulation): Generator<TestedHousehold> {
  for (let family = 0; family < simulation.families; family += 1) {
    yield simulateFamily(simulation, simulation.seed * SEEDS_A_RUN + family);
  }
}

function simulateFamily({ items, days, unrecorded }: Simulation, seed: number): TestedHousehold {
  const random = randomOf(seed);
  const activity = makeActivity(days + DAYS_AFTER, random);
  const supplyDays = around(28, 0.4, random);
  const shelves = Array.from({ length: items }, () => {
    const thing = makeThing(supplyDays, random);
    return { thing, uses: makeUses(thing, activity, random) };
  });
  const habits = {
    checkGap: integer(5, 16, random),
    shoppingGap: integer(4, 9, random),
    // The share of a family's purchases that are not recorded is random: from 0 to twice the mean.
    unrecorded: 2 * unrecorded * random(),
    misread: 0.04 * random(),
  };
  return keepHouse({ shelves, days, activity, habits }, random);
}
