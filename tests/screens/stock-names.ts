import { z } from "zod";
import { units } from "@/lib/features/items/model/units";
import { householdItems } from "./household-items";

/** Which names a household, its locations and its items have. */
export type Names = "usual" | "long";

/** Names of locations: common ones, long words, and a name of 100 characters, the longest that is allowed. */
const LONG_LOCATION_NAMES = [
  "Pantry",
  "Fridge",
  "Hauswirtschaftsraum-Hochschrank",
  "Bathroom",
  "Cellar",
  "Tiefkühltruhe im Kellergeschoss",
  "Under the sink",
  "Waschküchenregal",
  "Garage",
  "Oberschrank",
  "Medicine cabinet",
  "Donaudampfschifffahrtsgesellschaftskapitänskajütenvorratsschrank im Untergeschoss hinter der Heizung",
];

/** Names of items and their supermarket name or null. Every third name is long: one word, or several in the last row. */
const LONG_ITEM_NAMES: readonly (readonly [name: string, supermarketName: string | null])[] = [
  ["Milk", "Alpine whole milk 3.5 % 1 l"],
  ["Butter", null],
  [
    "Waschmaschinenreinigungstabletten-Vorratspackung",
    "Waschmaschinenpflegetabs-Familienvorratspackung-40",
  ],
  ["Spaghetti", "Barilla n.5 500 g"],
  ["Toilet paper", "Recycled, 3-ply, 16 rolls"],
  ["Geschirrspülmaschinenklarspülernachfüllflasche", null],
  ["Coffee beans", "Crema e Gusto 1 kg"],
  ["Olive oil", "Extra vergine 0.75 l"],
  ["Vollkornhaferflockenfrühstücksmischung", "Haferflocken kernig 500 g"],
  ["Eggs", null],
  ["Rice", "Basmati 1 kg"],
  ["Rindfleischetikettierungsüberwachungsgulaschkonserve", null],
  ["Dish soap", "Lemon 500 ml"],
  ["Flour", "Type 405 1 kg"],
  ["Kinderzahnpasta mit Erdbeergeschmack ohne Zuckerzusatz", "Zahnpasta Kids"],
];

const UNITS = ["carton", "pack", "box", "bag", "roll", "bottle"] as const;

/** Returns the name of a household. */
export function householdName(names: Names): string {
  return names === "long"
    ? "Wohngemeinschaft Donaudampfschifffahrtsgesellschaft"
    : "Gartenstraße 12";
}

/** Returns the names of the locations of a household. */
export function locationNames(names: Names): readonly string[] {
  return names === "long" ? LONG_LOCATION_NAMES : householdItems.map(([name]) => name);
}

/**
 * Returns the columns of an item: names, unit, desired stock and stock. Every eleventh item was never counted.
 * @param index the index of the item in the household
 * @param location the index of its location
 * @param inLocation its index in the location
 */
export function itemColumns(
  names: Names,
  { index, location, inLocation }: { index: number; location: number; inLocation: number },
) {
  const item = names === "long" ? longItem(index) : usualItem(location, inLocation);
  const isUncounted = index % 11 === 10;
  return { ...item, ...(isUncounted ? NOTHING : stockOf(item.desiredStock, index)), isUncounted };
}

const unitSchema = z.enum(units);
const NOTHING = { currentStock: 0, partialAmount: 0 };

/** Returns a stock that is above, a little below or half of the desired stock, or no stock. */
function stockOf(desired: number, index: number) {
  const stock = [desired + 1, 0, desired - 0.5, desired / 2, desired * 2][index % 5] ?? 0;
  const currentStock = Math.floor(stock);
  return { currentStock, partialAmount: stock - currentStock >= 0.5 ? 0.5 : 0 };
}

function usualItem(location: number, inLocation: number) {
  const line = householdItems[location]?.[1].trim().split("\n")[inLocation] ?? "";
  const [name = "", unit, desired, supermarketItemName] = line
    .split("|")
    .map((cell) => cell.trim());
  return {
    name,
    unit: unitSchema.parse(unit),
    desiredStock: Number(desired),
    supermarketItemName: supermarketItemName ?? null,
  };
}

function longItem(index: number) {
  const [name, supermarketItemName] = LONG_ITEM_NAMES[index % LONG_ITEM_NAMES.length] ?? ["", null];
  const round = Math.floor(index / LONG_ITEM_NAMES.length);
  return {
    name: round === 0 ? name : `${name} ${round + 1}`,
    unit: UNITS[index % UNITS.length] ?? "box",
    desiredStock: [2, 1, 6, 3.5][index % 4] ?? 1,
    supermarketItemName,
  };
}
