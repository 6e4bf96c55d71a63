import { expect, it } from "vitest";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { rounds } from "@/tests/support/rounds";
import { stepsOf } from "../checks/check-steps";
import { checkAll, createTrip, shoppingOf } from "./shopping-trip";

const STEPS = 40;

/** The reference: what one person with paper and pencil would note for each line of the present list. */
interface Expected {
  isTicked: boolean;
  /** The quantity that is put away; null if the line is not put away. */
  putAway: number | null;
}

/** A delivered write that a device may send again. */
type Repeat = () => Promise<{ status: number }>;

/** Returns a generator of integers below `limit`, the same for the same seed (mulberry32). */
function randomBy(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit) | 0;
  };
}

it.each(rounds(3))(
  "stock, journal and what is put away agree with a reference model after random calls, seed %i",
  async (seed) => {
    const random = randomBy(seed);
    const trip = await createTrip(
      [0, 1, 2].map(() => ({ counted: random(3), desiredStock: 3 + random(4) })),
    );
    const { admin } = trip;
    const other = await createPerson({ householdId: admin.householdId, role: "assistant" });
    const people: readonly Person[] = [admin, other];
    let list: ShoppingList = trip.list;
    let earlier: ShoppingList | null = null;
    let expected = open(list.items);
    const stock = new Map(trip.lines.map((line) => [line.itemId, line.item.currentStock]));
    const sent: Repeat[] = [];

    const anyLines = () => list.items.filter(() => random(2) === 0);
    const add = (itemId: number, quantity: number) =>
      stock.set(itemId, (stock.get(itemId) ?? 0) + quantity);

    async function deliver(send: Repeat, status = 200): Promise<void> {
      expect((await send()).status).toBe(status);
      sent.push(send);
    }

    async function tick(person: Person): Promise<void> {
      const line = list.items[random(list.items.length)];
      if (!line) return;
      const [purchased, key] = [random(3) > 0, crypto.randomUUID()];
      await deliver(() => shoppingOf(person).tick(line.id, purchased, key));
      stateOf(line).isTicked = purchased;
    }

    async function putAway(person: Person): Promise<void> {
      const lines = anyLines().map((line) => ({ line, quantity: 1 + random(4) }));
      if (lines.length === 0) return;
      const body = lines.map(({ line, quantity }) => ({ lineId: line.id, quantity }));
      const [key, { id }] = [crypto.randomUUID(), list];
      await deliver(() => shoppingOf(person).putAway(id, body, key));
      for (const { line, quantity } of lines) {
        const state = stateOf(line);
        if (!state.isTicked || state.putAway !== null) continue;
        state.putAway = quantity;
        add(line.itemId, quantity);
      }
    }

    async function takeBack(person: Person): Promise<void> {
      const lines = anyLines();
      if (lines.length === 0) return;
      const [key, { id }] = [crypto.randomUUID(), list];
      const lineIds = lines.map((line) => line.id);
      await deliver(() => shoppingOf(person).takeBack(id, lineIds, key));
      for (const line of lines) {
        const state = stateOf(line);
        add(line.itemId, -(state.putAway ?? 0));
        state.putAway = null;
      }
    }

    /** A device that was offline during a check sends for the list before it. */
    async function putAwayEarlier(person: Person): Promise<void> {
      const line = earlier?.items[0];
      if (!earlier || !line) return;
      const answer = await shoppingOf(person).putAway(earlier.id, [
        { lineId: line.id, quantity: 1 },
      ]);
      expect(answer.status).toBe(409);
    }

    async function check(person: Person): Promise<void> {
      const counts = new Map([...stock.keys()].map((itemId) => [itemId, random(4)]));
      earlier = list;
      list = await checkAll(person, (itemId) => counts.get(itemId) ?? 0);
      for (const [itemId, count] of counts) stock.set(itemId, count);
      expected = open(list.items);
    }

    async function cancelledCheck(person: Person): Promise<void> {
      const { body } = await stepsOf(person).start();
      const [line] = list.items;
      if (line) await stepsOf(person).count(body.id, line.itemId, 9);
      await stepsOf(person).cancel(body.id);
    }

    async function repeat(): Promise<void> {
      await sent[random(sent.length)]?.();
    }

    function stateOf(line: Line): Expected {
      const state = expected.get(line.id);
      if (!state) throw new Error("Every line of the list has a state.");
      return state;
    }

    const steps = [tick, tick, tick, putAway, putAway, takeBack, putAwayEarlier, repeat, repeat];
    for (let index = 0; index < STEPS; index += 1) {
      const person = people[random(2)] ?? admin;
      const isCheck = random(12) === 0;
      const step = isCheck ? [check, cancelledCheck][random(2)] : steps[random(steps.length)];
      await step?.(person);
      await expectAgreement();
    }

    async function expectAgreement(): Promise<void> {
      const items = await db.item.findMany({ where: { householdId: admin.householdId } });
      expect(new Map(items.map(({ id, currentStock }) => [id, currentStock]))).toEqual(
        new Map([...stock].toSorted(([a], [b]) => a - b)),
      );
      const { putAway: lines } = await shoppingOf(other).purchases();
      expect(new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))).toEqual(
        new Map(
          [...expected].flatMap(([id, { putAway: quantity }]) =>
            quantity === null ? [] : [[id, quantity] as const],
          ),
        ),
      );
      expect(await stockByJournal(list)).toEqual(stockOfLines(stock, list));
    }
  },
);

function open(lines: readonly Line[]): Map<number, Expected> {
  return new Map(lines.map(({ id }) => [id, { isTicked: false, putAway: null }]));
}

function stockOfLines(stock: ReadonlyMap<number, number>, { items }: ShoppingList) {
  return items.map(({ itemId }) => [itemId, stock.get(itemId)]);
}

/** The stock of each line's item: what the list's check has counted, and the journal since. */
async function stockByJournal({ id: listId, updateId, items }: ShoppingList) {
  const entries = await db.journalEntry.findMany({ where: { listId } });
  const counts = await db.inventoryItem.findMany({ where: { updateId: updateId ?? 0 } });
  return items.map(({ itemId }) => {
    const counted = counts.find((count) => count.itemId === itemId)?.newStock ?? 0;
    const moved = entries
      .filter((entry) => entry.itemId === itemId)
      .reduce((sum, { kind, quantity }) => {
        if (kind === "put_away") return sum + quantity;
        return kind === "taken_back" ? sum - quantity : sum;
      }, 0);
    return [itemId, counted + moved / 300];
  });
}
