import { z } from "zod";
import { partials } from "@/lib/core/amount";
import type { Method } from "@/tests/support/call";
import { call } from "@/tests/support/call";
import type { Device, Household, Known, Write } from "./household";
import type { ModelItem, Refusal, Thing } from "./model";
import {
  add,
  type Change,
  changeAddition,
  changeLine,
  removeAddition,
  removeLine,
  restoreAddition,
  restoreLine,
} from "./model-list";
import { count, putAway, setAmount, takeBack, takeOne, undoUse } from "./model-stock";
import type { Step } from "./steps";

interface Call {
  method: Method;
  path: string;
  body?: object;
}

const created = z.object({ id: z.number() });

/**
 * Returns the write that a person makes on a device in a step. Returns null if the write needs a line, an
 * addition or a running check that does not exist.
 */
export function writeOf(household: Household, device: Device, step: Step): Write | null {
  const { model, known } = household;
  const at = household.clock;
  const observedAt = new Date(at).toISOString();
  const userId = device.person.id;
  const item = model.items[step.which % model.items.length];
  if (!item) return null;
  const seen = known.filter(({ thing, device: own }) => thing !== null || own === device);
  // `which` counts from the newest line or addition, so small numbers choose the same one in several steps.
  const chosen = seen.at(-1 - (step.which % seen.length));
  switch (step.what) {
    case "tick":
      return chosen ? changeOf(chosen, { purchased: true }) : null;
    case "untick":
      return chosen ? changeOf(chosen, { purchased: false }) : null;
    case "quantity":
      return chosen
        ? changeOf(chosen, { quantity: step.amount, packSize: packsOnDevice(chosen) })
        : null;
    case "remove":
      return chosen ? removalOf(chosen) : null;
    case "restore":
      return chosen ? restoreOf(chosen) : null;
    case "addItem":
      return additionOf({ item, text: null, packSize: item.packSize });
    case "addText":
      return additionOf({ item: null, text: item.alias, packSize: 1 });
    case "putAway":
      return putAwayOf();
    case "takeBack":
      return takeBackOf();
    case "use":
      return about(item, "used", {}, () => takeOne(model, item, { at, userId }));
    case "undo":
      return about(item, "used/reverse", {}, () => undoUse(model, item, { at, userId }));
    case "set": {
      const { value: partialAmount } = partials[step.amount % partials.length] ?? partials[0];
      const stock = { currentStock: step.amount % 4, partialAmount };
      return about(item, "amount", stock, () => setAmount(model, item, stock, at));
    }
    case "count":
      return countOf(item);
    default:
      return null;
  }

  function write(request: () => Call, apply: Write["apply"]): Write {
    const key = crypto.randomUUID();
    return {
      isAccepted: false,
      apply,
      send: () => {
        const { method, path, body } = request();
        return call(device.person, method, path, body, { "idempotency-key": key });
      },
    };
  }

  function changeOf(one: Known, change: Change): Write {
    return write(
      () => ({ method: "PUT", path: pathOf(one), body: { ...change, observedAt } }),
      () => {
        const thing = thingOf(one);
        const now = household.clock;
        return statusOf(
          thing.list === null
            ? changeAddition(model, thing, change, at, now)
            : changeLine(model, thing, change, at, now),
        );
      },
    );
  }

  function removalOf(one: Known): Write {
    return write(
      () => ({
        method: "DELETE",
        path: pathOf(one),
        body: isLine(one) ? { observedAt } : undefined,
      }),
      () => {
        const thing = thingOf(one);
        if (thing.list !== null) return statusOf(removeLine(thing));
        removeAddition(thing);
        return 204;
      },
    );
  }

  function restoreOf(one: Known): Write {
    return write(
      () => ({ method: "POST", path: `${pathOf(one)}/restore` }),
      () => {
        const thing = thingOf(one);
        if (thing.list !== null) return statusOf(restoreLine(model, thing, household.clock));
        restoreAddition(model, thing, household.clock);
        return 200;
      },
    );
  }

  function additionOf(given: { item: ModelItem | null; text: string | null; packSize: number }) {
    const one: Known = { thing: null, device };
    known.push(one);
    const quantity = step.amount;
    const { packSize } = given;
    const what = given.item ? { itemId: given.item.id, packSize } : { name: given.text };
    return write(
      () => ({
        method: "POST",
        path: "/api/shopping-additions",
        body: { ...what, quantity, observedAt },
      }),
      (body) => {
        const { id } = created.parse(body);
        const thing = add(model, { ...given, quantity }, at, household.clock);
        // The model cannot predict the id of a new addition, so it copies the id of the answer. For an addition
        // that was already on the list, the id of the answer must equal that of the model.
        if (thing.id !== 0 && thing.id !== id) throw new Error(`${id} instead of ${thing.id}`);
        Object.assign(thing, { id });
        one.thing = thing;
        return 201;
      },
    );
  }

  function choose(): Thing[] {
    const things = seen.flatMap(({ thing }) => thing ?? []);
    // The bits of `step.which + step.amount` select the lines and additions. If they select none, the first
    // one is used.
    const some = things.filter((_, index) => ((step.which + step.amount) >> (index % 4)) & 1);
    return [...new Set(some.length > 0 ? some : things.slice(0, 1))];
  }

  function putAwayOf(): Write | null {
    const wanted = choose().map((thing) => ({ thing, quantity: step.amount }));
    if (wanted.length === 0) return null;
    const [list, id] = latestList();
    const of = (isAddition: boolean) =>
      wanted.filter(({ thing }) => (thing.list === null) === isAddition);
    return moveWrite(
      "put-away",
      id,
      {
        lines: of(false).map(({ thing, quantity }) => ({ lineId: thing.id, quantity })),
        additions: of(true).map(({ thing, quantity }) => ({ additionId: thing.id, quantity })),
      },
      () => putAway(model, wanted, { list, at, userId }),
    );
  }

  function takeBackOf(): Write | null {
    const things = choose();
    if (things.length === 0) return null;
    const [list, id] = latestList();
    const ids = (isAddition: boolean) =>
      things.filter((thing) => (thing.list === null) === isAddition).map((thing) => thing.id);
    return moveWrite("take-back", id, { lineIds: ids(false), additionIds: ids(true) }, () =>
      takeBack(model, things, { list, at, userId }),
    );
  }

  function moveWrite(name: string, id: number | null, body: object, run: () => Refusal | null) {
    const path =
      id === null ? `/api/shopping-additions/${name}` : `/api/shopping-lists/${id}/${name}`;
    return write(
      () => ({ method: "POST", path, body: { ...body, observedAt } }),
      () => statusOf(run()),
    );
  }

  function latestList(): [number | null, number | null] {
    const number = model.list?.number ?? null;
    return [number, number === null ? null : (household.lists[number] ?? null)];
  }

  function about(one: ModelItem, path: string, body: object, run: () => Refusal | null): Write {
    return write(
      () => ({
        method: "POST",
        path: `/api/items/${one.id}/${path}`,
        body: { ...body, observedAt },
      }),
      () => statusOf(run()),
    );
  }

  function countOf(one: ModelItem): Write | null {
    const number = model.check?.number;
    const updateId = number === undefined ? undefined : household.checks[number];
    if (number === undefined || updateId === undefined) return null;
    const amount = step.amount;
    const body = { updateId, itemId: one.id, newStock: amount, observedAt };
    return write(
      () => ({ method: "POST", path: "/api/inventory-items", body }),
      () => statusOf(count(model, one, { check: number, amount, at })),
    );
  }
}

const statusOf = (refusal: Refusal | null) => refusal ?? 200;

function thingOf({ thing }: Known): Thing {
  if (!thing) throw new Error("A device sends an addition before what it writes about it.");
  return thing;
}

const isLine = ({ thing }: Known) => thing !== null && thing.list !== null;

function pathOf(one: Known): string {
  const { id, list } = thingOf(one);
  return list === null ? `/api/shopping-additions/${id}` : `/api/shopping-lists/items/${id}`;
}

/** Returns the pack size that a device sends with the quantity of an addition of an item. Texts and lines have none. */
function packsOnDevice({ thing }: Known): number | undefined {
  return thing?.list === null && thing.item ? thing.packSize : undefined;
}
