import fc from "fast-check";

/** The maximum number of steps in a sequence. With longer sequences, fewer of them would run in the same time. */
const LONGEST = 24;

/** Writes that a device stores and sends later. */
type WriteStep =
  | "tick"
  | "untick"
  | "quantity"
  | "remove"
  | "restore"
  | "addItem"
  | "addText"
  | "putAway"
  | "takeBack"
  | "use"
  | "undo"
  | "set"
  | "count";

/**
 * Steps that the device does not store: API calls that are sent at once, deliveries of stored writes, and a
 * restart of the server.
 */
type EventStep =
  | "deliver"
  | "deliverTwice"
  | "loseAnswer"
  | "startCheck"
  | "completeCheck"
  | "cancelCheck"
  | "clear"
  | "changePack"
  | "nameItem"
  | "restart";

/**
 * One step of a sequence. `which` wraps around the lines, additions and items that exist at the step. A sequence
 * therefore stays valid when fast-check removes steps from it.
 */
export interface Step {
  what: WriteStep | EventStep;
  device: number;
  which: number;
  amount: number;
  /** Whether the device is online. It then sends its stored writes and this write at once. */
  isOnline: boolean;
}

type What = Step["what"];

const SHOPPING: readonly What[] = [
  "tick",
  "tick",
  "tick",
  "untick",
  "quantity",
  "remove",
  "restore",
];
const ADDING: readonly What[] = ["addItem", "addText", "nameItem", "changePack"];
const STOCKING: readonly What[] = [
  "putAway",
  "putAway",
  "putAway",
  "takeBack",
  "use",
  "undo",
  "set",
];
const QUEUES: readonly What[] = ["deliver", "deliverTwice", "loseAnswer", "loseAnswer", "restart"];
const CHECKS: readonly What[] = ["startCheck", "count", "completeCheck", "cancelCheck", "clear"];

function stepOf(whats: readonly What[]): fc.Arbitrary<Step> {
  return fc.record({
    what: fc.constantFrom(...whats),
    device: fc.nat(1),
    which: fc.nat(3),
    amount: fc.integer({ min: 1, max: 9 }),
    isOnline: fc.boolean(),
  });
}

// Each sequence has only the kinds of steps of one theme, so that steps that affect each other occur together
// more often.
const themes = [
  [...SHOPPING, ...ADDING, ...QUEUES],
  [...SHOPPING, ...STOCKING, ...ADDING, ...QUEUES],
  [...STOCKING, ...STOCKING, "tick", "addItem", ...QUEUES],
  [...SHOPPING, ...ADDING, ...CHECKS, ...QUEUES],
  ["tick", "addItem", "use", "undo", "set", ...CHECKS, "count", ...QUEUES],
] satisfies What[][];

/** Sequences of steps with one theme. */
export const sequences = fc.oneof(
  ...themes.map((whats) =>
    fc.array(stepOf(whats), { minLength: 1, maxLength: LONGEST, size: "max" }),
  ),
);
