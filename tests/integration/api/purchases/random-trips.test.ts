import { expect, it } from "vitest";
import { partials, stockAmount, WHOLE } from "@/lib/core/amount";
import { boughtKey } from "@/lib/features/purchases/model/rules";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { rounds } from "@/tests/support/rounds";
import { stepsOf } from "../checks/check-steps";
import { additionsOf } from "../shopping-additions/addition-steps";
import { stockOf } from "../stock/stock-steps";
import {
  absorb,
  type Expected,
  type ExpectedThings,
  expectThings,
  openOf,
  tickAddition,
} from "./expected-things";
import { boughtByJournal, lastEntry, stockByJournal } from "./journal-sums";
import { randomBy } from "./random-by";
import { checkAll, createTrip, shoppingOf } from "./shopping-trip";

const STEPS = 50;

/** The reference: what somebody has used of an item and has not undone. */
interface Use {
  person: Person;
  itemId: number;
  taken: number;
  /** Whether the stock was set or counted after the use. Undoing the use then does not change the stock. */
  isSeen: boolean;
}

const LONG_AGO = "2020-01-01T00:00:00.000Z";

/** Returns the time one millisecond ago, so that it is earlier than the time of the next write. */
const justBefore = () => new Date(Date.now() - 1).toISOString();

/** A delivered write that a device may send again. */
type Repeat = () => Promise<{ status: number }>;

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
    let expected: ExpectedThings = expectThings(list.items, []);
    // In 300ths of a unit.
    const stock = new Map(
      trip.lines.map(({ itemId, item }) => [itemId, item.currentStock * WHOLE]),
    );
    let uses: Use[] = [];
    let listStart = await lastEntry(admin);
    const sent: Repeat[] = [];

    const anyThings = () => [...expected.values()].filter(() => random(2) === 0);
    const anyItem = () => [...stock.keys()][random(stock.size)] ?? 0;
    const add = (itemId: number, quantity: number) =>
      stock.set(itemId, Math.max(0, (stock.get(itemId) ?? 0) + quantity * WHOLE));
    const see = (itemId: number, amount: number) => {
      stock.set(itemId, amount);
      for (const use of uses) if (use.itemId === itemId) use.isSeen = true;
      for (const one of expected.values()) if (one.itemId === itemId) one.isSeen = true;
    };

    async function deliver(send: Repeat, status = 200): Promise<void> {
      expect((await send()).status).toBe(status);
      // A device does not repeat what was refused.
      if (status === 200) sent.push(send);
    }

    async function tick(person: Person): Promise<void> {
      const line = list.items[random(list.items.length)];
      if (!line) return;
      const [purchased, key] = [random(3) > 0, crypto.randomUUID()];
      const state = stateOf(line);
      await deliver(
        () => shoppingOf(person).tick(line.id, purchased, key),
        state.isRemoved && !purchased ? 404 : 200,
      );
      // Ticking a removed line restores it.
      if (purchased) state.isRemoved = false;
      const isUnticked = state.isTicked && !purchased;
      if (!state.isRemoved) state.isTicked = purchased;
      if (isUnticked) absorb(expected, state);
    }

    async function addItem(person: Person): Promise<void> {
      const [itemId, quantity, key] = [anyItem(), 1 + random(9), crypto.randomUUID()];
      const { status, body } = await additionsOf(person).add({ itemId, quantity }, key);
      expect(status).toBe(201);
      const open = openOf(expected, itemId);
      if (open) open.quantity = Math.max(open.quantity, quantity);
      else for (const [id, one] of expectThings([], [body])) expected.set(id, one);
    }

    async function tickAnAddition(person: Person): Promise<void> {
      const additions = [...expected.values()].filter((one) => !one.isRemoved && one.additionId);
      const addition = additions[random(additions.length)];
      const id = addition?.additionId;
      if (!id) return;
      const [purchased, key] = [random(3) > 0, crypto.randomUUID()];
      await deliver(() => additionsOf(person).change(id, { purchased }, key));
      tickAddition(expected, addition, purchased);
    }

    async function setQuantity(person: Person): Promise<void> {
      const line = list.items[random(list.items.length)];
      if (!line) return;
      const [quantity, key] = [1 + random(9), crypto.randomUUID()];
      const state = stateOf(line);
      await deliver(
        () => shoppingOf(person).setQuantity(line.id, quantity, key),
        state.isRemoved ? 404 : 200,
      );
      if (!state.isRemoved) state.quantity = quantity;
    }

    async function removeOrRestore(person: Person): Promise<void> {
      const line = list.items[random(list.items.length)];
      if (!line) return;
      const [isRemoved, key] = [random(2) === 0, crypto.randomUUID()];
      await deliver(() => shoppingOf(person).setRemoved(line.id, isRemoved, key));
      const state = stateOf(line);
      const isRestored = state.isRemoved && !isRemoved;
      state.isRemoved = isRemoved;
      if (isRestored) absorb(expected, state);
    }

    async function putAway(person: Person, seenItemId?: number): Promise<void> {
      const things = anyThings().map((state) => ({ state, quantity: 1 + random(4) }));
      if (things.length === 0) return;
      const body = things.map(({ state: { lineId, additionId }, quantity }) =>
        lineId === null ? { additionId: additionId ?? 0, quantity } : { lineId, quantity },
      );
      const [key, { id }, at] = [crypto.randomUUID(), list, justBefore()];
      if (seenItemId !== undefined) {
        await stockOf(person).set(seenItemId, 2);
        see(seenItemId, 2 * WHOLE);
      }
      await deliver(() => shoppingOf(person).putAway(id, body, key, at));
      for (const { state, quantity } of things) {
        if (!state.isTicked || state.isRemoved || state.putAway !== null) continue;
        state.isSeen = state.itemId === seenItemId;
        state.putAway = state.isSeen ? 0 : quantity;
        add(state.itemId, state.putAway);
      }
    }

    /** An offline device puts lines away, somebody then sets the stock, and the device sends the put-away last. */
    const putAwayBeforeSeen = (person: Person) => putAway(person, anyItem());

    async function takeBack(person: Person): Promise<void> {
      const states = anyThings();
      if (states.length === 0) return;
      const [key, { id }] = [crypto.randomUUID(), list];
      const taken = states.map(
        ({ lineId, additionId }) => lineId ?? { additionId: additionId ?? 0 },
      );
      await deliver(() => shoppingOf(person).takeBack(id, taken, key));
      for (const state of states) {
        if (!state.isSeen) add(state.itemId, -(state.putAway ?? 0));
        state.putAway = null;
      }
    }

    async function takeOne(person: Person): Promise<void> {
      const [itemId, key] = [anyItem(), crypto.randomUUID()];
      await deliver(() => stockOf(person).use(itemId, {}, key));
      const taken = Math.min(WHOLE, stock.get(itemId) ?? 0);
      uses.push({ person, itemId, taken, isSeen: false });
      stock.set(itemId, (stock.get(itemId) ?? 0) - taken);
    }

    async function undo(person: Person): Promise<void> {
      const [itemId, key] = [uses[random(uses.length)]?.itemId ?? anyItem(), crypto.randomUUID()];
      await deliver(() => stockOf(person).reverse(itemId, {}, key));
      const use = uses.findLast((other) => other.person === person && other.itemId === itemId);
      if (!use) return;
      uses = uses.filter((other) => other !== use);
      if (!use.isSeen) stock.set(itemId, (stock.get(itemId) ?? 0) + use.taken);
    }

    async function setAmount(person: Person): Promise<void> {
      const [itemId, key, whole] = [anyItem(), crypto.randomUUID(), random(4)];
      const { value, amount } = partials[random(partials.length)] ?? partials[0];
      await deliver(() => stockOf(person).set(itemId, whole, value, {}, key));
      see(itemId, whole * WHOLE + amount);
    }

    /** An offline device sends a use and a set stock after a check that counted the item. Neither changes the stock. */
    async function useAndSetLongAgo(person: Person): Promise<void> {
      const itemId = anyItem();
      const use = await stockOf(person).use(itemId, { observedAt: LONG_AGO });
      const set = await stockOf(person).set(itemId, 9, 0, { observedAt: LONG_AGO });
      expect([use.status, set.status]).toEqual([200, 200]);
      uses.push({ person, itemId, taken: 0, isSeen: true });
    }

    /** A device that was offline during a check sends a put-away for the list that the check has replaced. */
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
      expected = expectThings(list.items, await additionsOf(person).all());
      for (const [itemId, count] of counts) see(itemId, count * WHOLE);
      listStart = await lastEntry(admin);
    }

    async function cancelledCheck(person: Person): Promise<void> {
      const { body } = await stepsOf(person).start();
      const [line] = list.items;
      if (line) await stepsOf(person).count(body.id, line.itemId, 9);
      const refused = await stockOf(person).use(anyItem());
      expect(refused.status).toBe(409);
      await stepsOf(person).cancel(body.id);
    }

    async function repeat(): Promise<void> {
      await sent[random(sent.length)]?.();
    }

    function stateOf(line: Line): Expected {
      const state = expected.get(boughtKey({ lineId: line.id }));
      if (!state) throw new Error("Every line of the list has a state.");
      return state;
    }

    const shopping = [tick, tick, tick, setQuantity, setQuantity, removeOrRestore];
    const adding = [addItem, addItem, tickAnAddition, tickAnAddition, tickAnAddition];
    const stocking = [putAway, putAwayBeforeSeen, takeBack, putAwayEarlier];
    const using = [takeOne, takeOne, takeOne, undo, undo, setAmount, useAndSetLongAgo];
    const steps = [...shopping, ...adding, ...stocking, ...using, repeat, repeat];
    for (let index = 0; index < STEPS; index += 1) {
      const person = people[random(2)] ?? admin;
      const isCheck = random(12) === 0;
      const step = isCheck ? [check, cancelledCheck][random(2)] : steps[random(steps.length)];
      await step?.(person);
      await expectAgreement();
    }

    async function expectAgreement(): Promise<void> {
      const items = await db.item.findMany({ where: { householdId: admin.householdId } });
      const recorded = items.map(
        ({ id, currentStock, partialAmount }) =>
          [id, stockAmount(currentStock, partialAmount)] as const,
      );
      expect(new Map(recorded)).toEqual(new Map([...stock].toSorted(([a], [b]) => a - b)));
      const { putAway: lines } = await shoppingOf(other).purchases();
      expect(new Map(lines.map((line) => [boughtKey(line), line.quantity]))).toEqual(
        new Map(
          [...expected].flatMap(([id, { putAway: quantity }]) =>
            quantity === null ? [] : [[id, quantity] as const],
          ),
        ),
      );
      expect(await stockByJournal(list, listStart)).toEqual(stockOfLines(stock, list));
      const bought = await boughtByJournal(list);
      expect(bought).toEqual(
        new Map(
          [...expected].flatMap(([key, { isTicked, quantity }]) =>
            isTicked ? [[key, quantity] as const] : [],
          ),
        ),
      );
    }
  },
);

function stockOfLines(stock: ReadonlyMap<number, number>, { items }: ShoppingList) {
  return items.map(({ itemId }) => [itemId, stock.get(itemId)]);
}
