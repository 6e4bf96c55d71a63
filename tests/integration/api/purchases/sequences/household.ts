import { createPerson, type Person } from "@/tests/support/actors";
import { createItem, createLocation } from "@/tests/support/factories";
import type { Model, Thing } from "./model";

/** A write that a device has stored and not sent yet. */
export interface Write {
  /** Sends the write, with the same idempotency key each time. */
  send: () => Promise<{ status: number; body: unknown }>;
  /**
   * Applies the write to the model and returns the expected status. Called at each delivery of the write until
   * the server has accepted it.
   */
  apply: (body: unknown) => number;
  isAccepted: boolean;
}

export interface Device {
  person: Person;
  queue: Write[];
}

/**
 * A line or addition that devices can change. `thing` is null until the server has answered the write that adds
 * it.
 */
export interface Known {
  thing: Thing | null;
  device: Device | null;
}

/** The household under test in the database, with the model that predicts its state. */
export interface Household {
  householdId: number;
  devices: [Device, Device];
  model: Model;
  known: Known[];
  /** The database ids of lists and checks. The model numbers them by their index in these arrays. */
  lists: number[];
  checks: number[];
  clock: number;
}

const SIZES = [
  { packSize: 1, currentStock: 1 },
  { packSize: 6, currentStock: 0 },
];

/**
 * Creates a household with two people and two items, and its model. The simulated clock starts at the present
 * time.
 */
export async function createTwoDevices(): Promise<Household> {
  const admin = await createPerson();
  const other = await createPerson({ householdId: admin.householdId });
  const { householdId } = admin;
  const { id: locationId } = await createLocation({ householdId });
  const clock = Date.now();
  const items = [];
  for (const [index, size] of SIZES.entries()) {
    const desiredStock = 4;
    const name = `Item ${index}`;
    const seen = { ...size, desiredStock, lastCountedAt: new Date(clock) };
    const { id } = await createItem({ locationId, name, ...seen });
    items.push({
      id,
      stock: { currentStock: size.currentStock, partialAmount: 0 },
      seenAt: clock,
      packSize: size.packSize,
      desiredStock,
      alias: `Alias ${index}`,
      isNamed: false,
    });
  }
  return {
    householdId,
    devices: [
      { person: admin, queue: [] },
      { person: other, queue: [] },
    ],
    model: { items, things: [], entries: [], list: null, check: null },
    known: [],
    lists: [],
    checks: [],
    clock,
  };
}
