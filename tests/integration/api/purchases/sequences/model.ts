import type { Stock } from "@/lib/features/purchases/model/rules";
import type { StockEntry } from "@/lib/features/stock/model/rules";

/** An item of the household. Times are milliseconds. */
export interface ModelItem {
  id: number;
  stock: Stock;
  seenAt: number;
  packSize: number;
  desiredStock: number;
  /** The name that the item gets when `isNamed` becomes true. Texts with this name are then additions of the item. */
  alias: string;
  isNamed: boolean;
}

/** A line of a list, or an addition. `list` is the number of the line's list, and null for an addition. */
export interface Thing {
  id: number;
  list: number | null;
  /** Null for a text. */
  item: ModelItem | null;
  text: string | null;
  packSize: number;
  quantity: number;
  /** The time at which the quantity of a line was set, by the clock of the device. */
  setAt: number | null;
  isTicked: boolean;
  /**
   * Whether the line or addition is hidden from the list, for example because somebody removed it or it was
   * merged.
   */
  isRemoved: boolean;
  /** Whether the line was deleted with its list. */
  isGone: boolean;
  /** The line that has absorbed this addition, or the addition into which it was merged. */
  partOf: Thing | null;
  /** The number of units that the journal must record as bought for this line or addition. */
  units: number;
  /**
   * Whether the line or addition can be put away: it is of an item, and was ticked since the latest list was
   * created.
   */
  isOffered: boolean;
  /** The quantity that the put-away added to the stock, in 300ths, and the time of the put-away. */
  putAway: { quantity: number; at: number } | null;
}

/** A change of the stock as the journal must record it. The entries are in the order of arrival. */
export interface ModelEntry extends StockEntry {
  item: ModelItem;
  at: number;
}

/** The state of a household in the words of docs/domain.md. */
export interface Model {
  items: ModelItem[];
  things: Thing[];
  entries: ModelEntry[];
  /** The number of the latest list, and when it was made; null before the first check. */
  list: { number: number; madeAt: number } | null;
  /** The counts of the running check; null if none runs. */
  check: { number: number; counts: Map<ModelItem, { at: number; before: ModelItem }> } | null;
}

/** The status with which the server refuses a write. */
export type Refusal = 404 | 409;

export const unitsOf = ({ quantity, packSize }: Thing) => quantity * packSize;

/** Returns the smallest number of packs that contain at least the given units. */
export const packsOf = (units: number, packSize: number) => Math.ceil(units / packSize);

/** Returns a new line or addition. */
export function newThing(given: Partial<Thing> & Pick<Thing, "packSize" | "quantity">): Thing {
  return {
    id: 0,
    list: null,
    item: null,
    text: null,
    setAt: null,
    isTicked: false,
    isRemoved: false,
    isGone: false,
    partOf: null,
    units: 0,
    isOffered: false,
    putAway: null,
    ...given,
  };
}

export const isOpen = (thing: Thing) => !thing.isTicked && !thing.isRemoved && !thing.isGone;

/** Returns the open line of an item on the latest list. */
export function openLine({ things, list }: Model, item: ModelItem | null): Thing | undefined {
  if (item === null || list === null) return undefined;
  return things.find((one) => one.list === list.number && one.item === item && isOpen(one));
}

/** Returns the open addition of the same item, or of the same text. */
export function openAddition({ things }: Model, { item, text }: Pick<Thing, "item" | "text">) {
  return things.find(
    (one) =>
      one.list === null &&
      isOpen(one) &&
      (item ? one.item === item : !one.item && one.text === text),
  );
}

/** Sets the number of units that the journal must show as bought, after a change of a line or addition. */
export function journalize(thing: Thing): void {
  thing.units = thing.isTicked ? unitsOf(thing) : 0;
}
