import {
  isOpen,
  journalize,
  type Model,
  type ModelItem,
  newThing,
  openAddition,
  openLine,
  packsOf,
  type Refusal,
  type Thing,
  unitsOf,
} from "./model";

// The rules of the shopping list. `at` is the time at which the device made a write. `now` is the time at which
// the server executes it.

/**
 * A change of a line or addition that a device sends. `quantity` counts packs of `packSize` units. If `packSize`
 * is absent, it counts packs of the changed line or addition.
 */
export interface Change {
  purchased?: boolean;
  quantity?: number;
  packSize?: number | undefined;
}

/**
 * Turns each open text into an addition of the item that has this name now. Merges several open additions of
 * an item into the oldest one.
 */
function identify(model: Model): void {
  for (const item of model.items.filter(({ isNamed }) => isNamed)) {
    const texts = additionsOf(model).filter((one) => isOpen(one) && one.text === item.alias);
    for (const text of texts) becomeItem(text, item);
    if (texts.length === 0) continue;
    const [oldest, ...others] = additionsOf(model).filter(
      (one) => isOpen(one) && one.item === item,
    );
    for (const other of others) merge(other, oldest ?? other);
  }
}

const additionsOf = ({ things }: Model) => things.filter(({ list }) => list === null);

function becomeItem(text: Thing, item: ModelItem): void {
  Object.assign(text, { item, text: null, packSize: item.packSize });
}

/**
 * Merges an addition into the addition `kept`, which gets the larger number of units and the larger pack
 * size.
 */
function merge(thing: Thing, kept: Thing): void {
  raise(kept, thing.quantity, thing.packSize);
  Object.assign(thing, { partOf: kept, isRemoved: true });
}

function raise(kept: Thing, quantity: number, packSize: number): void {
  const size = Math.max(kept.packSize, packSize);
  const packs = [packsOf(unitsOf(kept), size), packsOf(quantity * packSize, size)];
  Object.assign(kept, { packSize: size, quantity: Math.max(...packs) });
}

function raiseLine(line: Thing, units: number, at: number): void {
  const quantity = packsOf(units, line.packSize);
  if (quantity > line.quantity) {
    Object.assign(line, { quantity, setAt: Math.max(line.setAt ?? at, at) });
  }
}

/**
 * Merges open additions into the open lines of their items on the latest list, or only into the line `only`. The
 * line gets the larger quantity and the addition is removed from the list.
 */
function absorb(model: Model, now: number, only?: Thing): void {
  identify(model);
  for (const item of model.items) {
    const line = openLine(model, item);
    if (!line || (only && only !== line)) continue;
    for (const one of additionsOf(model).filter((other) => isOpen(other) && other.item === item)) {
      Object.assign(one, { isRemoved: true, partOf: line });
      if (packsOf(unitsOf(one), line.packSize) > line.quantity) {
        Object.assign(line, { quantity: packsOf(unitsOf(one), line.packSize), setAt: now });
      }
    }
  }
}

/**
 * Puts an addition on the shopping list, or merges it into the open line or addition of the same item or
 * text.
 */
function putOnList(model: Model, thing: Thing, at: number, now: number): void {
  absorb(model, now);
  const line = openLine(model, thing.item);
  const same = line ?? openAddition(model, thing);
  if (line) raiseLine(line, unitsOf(thing), at);
  else if (same) merge(thing, same);
  Object.assign(thing, { partOf: same ?? null, isRemoved: same !== undefined });
}

/** Adds an item or a text to the shopping list. Returns the addition whose id the server answers. */
export function add(
  model: Model,
  given: { item: ModelItem | null; text: string | null; quantity: number; packSize: number },
  at: number,
  now: number,
): Thing {
  const item = given.item ?? model.items.find((one) => one.isNamed && one.alias === given.text);
  // The quantity of an item is converted to the item's present pack size. The quantity of a text is not
  // converted.
  const quantity =
    given.item === null
      ? given.quantity
      : packsOf(given.quantity * given.packSize, given.item.packSize);
  const thing = newThing({
    item: item ?? null,
    text: item ? null : given.text,
    packSize: item?.packSize ?? 1,
    quantity,
    isRemoved: true,
  });
  putOnList(model, thing, at, now);
  if (thing.partOf?.list === null) return thing.partOf;
  model.things.push(thing);
  return thing;
}

/**
 * Returns the addition that a write about `thing` changes: the one into which it was merged, or `thing`
 * itself.
 */
function keptOf(thing: Thing): Thing {
  return thing.partOf?.list === null ? keptOf(thing.partOf) : thing;
}

export function changeAddition(
  model: Model,
  sent: Thing,
  change: Change,
  at: number,
  now: number,
): Refusal | null {
  if (keptOf(sent).partOf?.isGone) return 404;
  absorb(model, now);
  const thing = keptOf(sent);
  const { packSize = thing.packSize } = change;
  if (thing.partOf) {
    changeLineState(model, thing.partOf, { ...change, packSize }, at, now);
    return null;
  }
  const isTicked = change.purchased ?? thing.isTicked;
  const quantity =
    change.quantity === undefined
      ? thing.quantity
      : packsOf(change.quantity * packSize, thing.packSize);
  const wasTicked = thing.isTicked;
  if (isTicked === wasTicked && quantity === thing.quantity) return null;
  const item = model.items.find((one) => one.isNamed && one.alias === thing.text);
  if (item) becomeItem(thing, item);
  Object.assign(thing, { isTicked, quantity });
  if (isTicked && !wasTicked) thing.isRemoved = false;
  if (!isTicked && wasTicked) {
    // `putOnList` searches for an open addition of the same item or text. The removal prevents it from finding
    // this one.
    thing.isRemoved = true;
    putOnList(model, thing, at, now);
  }
  journalize(thing);
  thing.isOffered = isTicked && thing.item !== null;
  return null;
}

export function removeAddition(sent: Thing): void {
  keptOf(sent).isRemoved = true;
}

export function restoreAddition(model: Model, sent: Thing, now: number): void {
  const thing = keptOf(sent);
  if (!thing.isRemoved || thing.partOf) return;
  if (thing.isTicked) {
    thing.isRemoved = false;
    return;
  }
  const item = model.items.find((one) => one.isNamed && one.alias === thing.text);
  if (item) becomeItem(thing, item);
  putOnList(model, thing, now, now);
}

export function changeLine(
  model: Model,
  line: Thing,
  change: Change,
  at: number,
  now: number,
): Refusal | null {
  if (line.isGone || (line.isRemoved && !change.purchased)) return 404;
  changeLineState(model, line, change, at, now);
  return null;
}

function changeLineState(model: Model, line: Thing, change: Change, at: number, now: number): void {
  const { purchased = line.isTicked, quantity, packSize = line.packSize } = change;
  const wasTicked = line.isTicked;
  if (change.purchased) line.isRemoved = false;
  // Of two quantities the one that was set later by the clocks of the devices is stored.
  if (quantity !== undefined && (line.setAt === null || line.setAt <= at)) {
    Object.assign(line, { quantity: packsOf(quantity * packSize, line.packSize), setAt: at });
  }
  line.isTicked = purchased;
  journalize(line);
  if (line.list === model.list?.number) line.isOffered = purchased;
  if (wasTicked && !purchased) absorb(model, now, line);
}

export function removeLine(line: Thing): Refusal | null {
  if (line.isGone) return 404;
  line.isRemoved = true;
  return null;
}

export function restoreLine(model: Model, line: Thing, now: number): Refusal | null {
  if (line.isGone) return 404;
  const wasRemoved = line.isRemoved;
  line.isRemoved = false;
  if (wasRemoved) absorb(model, now, line);
  return null;
}

/**
 * Puts the largest absorbed addition of each open line back on the shopping list, with at most the quantity of
 * the line. If the item has an open addition, the quantity of that addition is raised instead. All other
 * absorbed additions of the line are merged into the addition on the list.
 */
function reopen(model: Model): void {
  identify(model);
  for (const item of model.items) {
    const line = openLine(model, item);
    if (!line) continue;
    const absorbed = additionsOf(model).filter((one) => one.partOf === line);
    const wished = (one: Thing) => Math.min(unitsOf(one), unitsOf(line));
    const [largest] = absorbed.toSorted((a, b) => wished(b) - wished(a) || b.id - a.id);
    if (!largest) continue;
    const open = openAddition(model, { item, text: null });
    const kept = open ?? largest;
    const packs = packsOf(wished(largest), kept.packSize);
    kept.quantity = open ? Math.max(open.quantity, packs) : packs;
    for (const one of absorbed) one.partOf = kept;
    Object.assign(kept, { partOf: null, isRemoved: false });
  }
}

export function clear(model: Model): void {
  for (const one of additionsOf(model)) if (one.isTicked) one.isRemoved = true;
  reopen(model);
  for (const one of model.things)
    if (one.list !== null && one.list === model.list?.number) one.isGone = true;
}

/**
 * Creates a new list with a line for each item below its desired stock. Lines and additions that were ticked
 * before can no longer be put away.
 */
export function makeList(model: Model, number: number, now: number): Thing[] {
  reopen(model);
  model.list = { number, madeAt: now };
  for (const one of model.things) Object.assign(one, { isOffered: false, putAway: null });
  for (const one of additionsOf(model)) if (one.isTicked) one.isRemoved = true;
  const lines = model.items.flatMap((item) => {
    const missing = Math.max(0, item.desiredStock - item.stock.currentStock);
    const { packSize } = item;
    const quantity = packsOf(missing, packSize);
    return quantity === 0 ? [] : [newThing({ list: number, item, packSize, quantity })];
  });
  model.things.push(...lines);
  absorb(model, now);
  return lines;
}
