import fc from "fast-check";
import { partials } from "@/lib/core/amount";
import { toBuy } from "@/lib/features/items/model/rules";
import { units } from "@/lib/features/items/model/units";
import {
  type FactSources,
  gatherFacts,
  type LineFacts,
} from "@/lib/features/shopping-lists/model/facts";

const LIST_MADE = new Date("2026-11-20T18:00:00Z");
const OWN_CHECK = 100;

type Line = FactSources["lines"][number];

/** A check's entry: whole units, a stored partial amount and its basis; null when the check has none. */
export type Found = readonly [whole: number, partial: number, basis?: "assumed"] | null;

/**
 * Returns the data from which the facts of a list with one line are computed. `found` has the
 * item's entries, newest first, beginning with that of the list's own check.
 */
export function sources(
  item: Partial<Line["item"]> = {},
  found: readonly Found[] = [],
  { bought = 0, ...line }: Partial<Omit<Line, "item">> & { bought?: number } = {},
): FactSources {
  const whole: Line["item"] = {
    id: 7,
    unit: "bottle",
    desiredStock: 2,
    currentStock: found[0]?.[0] ?? 0,
    partialAmount: found[0]?.[1] ?? 0,
    updatedAt: new Date(LIST_MADE.getTime() - 60_000),
    ...item,
  };
  const { packSize = 1 } = line;
  const { quantity, missing } = toBuy({ ...whole, packSize });
  return {
    createdAt: LIST_MADE,
    updateId: OWN_CHECK,
    bought: new Map(bought === 0 ? [] : [[whole.id, bought]]),
    lines: [
      {
        id: 1,
        packSize,
        quantity: Math.max(1, quantity),
        // A test that gives a quantity simulates a line of an earlier release, which stored no missing units.
        missing: line.quantity === undefined ? Math.max(1, missing) : null,
        ...line,
        item: whole,
      },
    ],
    checks: found.map((count, age) => ({
      id: OWN_CHECK - age,
      completedAt: new Date(LIST_MADE.getTime() - age * 7 * 24 * 60 * 60 * 1000),
      counts:
        count === null
          ? []
          : [
              {
                itemId: 7,
                newStock: count[0],
                partialAmount: count[1],
                basis: count[2] ?? "counted",
              },
            ],
    })),
  };
}

/**
 * Returns the facts of the only line of a shopping list. The arguments describe its item, the counts and the
 * line, as for `sources`.
 */
export function factsOf(...args: Parameters<typeof sources>): LineFacts {
  const [facts] = gatherFacts(sources(...args));
  if (!facts) throw new Error("The sources have a line");
  return facts;
}

const count = fc.tuple(
  fc.oneof(fc.nat(3), fc.nat(9_999)),
  fc.constantFrom(...partials.map(({ value }) => value)),
);

/** Facts of any possible line, including contradictions caused by later changes. */
export const anyFacts: fc.Arbitrary<LineFacts> = fc
  .record({
    desired: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 999_900 })),
    now: count,
    found: fc.array(fc.option(count), { maxLength: 6 }),
    unit: fc.constantFrom(...units),
    quantity: fc.option(fc.integer({ min: 1, max: 9_999 }), { nil: undefined }),
    packSize: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 999 })),
    isTouched: fc.boolean(),
  })
  .map(({ desired, now, found, unit, quantity, packSize, isTouched }) =>
    factsOf(
      {
        unit,
        desiredStock: desired / 100,
        currentStock: now[0],
        partialAmount: now[1],
        updatedAt: new Date(LIST_MADE.getTime() + (isTouched ? 1 : -1)),
      },
      found,
      quantity === undefined ? { packSize } : { quantity },
    ),
  );
