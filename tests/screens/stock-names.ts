/** Names of locations: common ones, long words, and a name of 100 characters, the longest that is allowed. */
const LOCATION_NAMES = [
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
const ITEM_NAMES: readonly (readonly [name: string, supermarketName: string | null])[] = [
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

/** Returns the name of a location by its index. */
export function locationName(index: number): string {
  const round = Math.floor(index / LOCATION_NAMES.length);
  return numbered(LOCATION_NAMES[index % LOCATION_NAMES.length] ?? "", round);
}

/** Returns the columns of an item by its index: names, unit and stock. Every eleventh item was never counted. */
export function stockOf(index: number) {
  const [name, supermarketName] = ITEM_NAMES[index % ITEM_NAMES.length] ?? ["", null];
  const round = Math.floor(index / ITEM_NAMES.length);
  const isUncounted = index % 11 === 10;
  return {
    name: numbered(name, round),
    supermarketItemName: supermarketName,
    unit: UNITS[index % UNITS.length] ?? "box",
    desiredStock: [2, 1, 6, 3.5][index % 4] ?? 1,
    currentStock: isUncounted ? 0 : [3, 0, 2, 1, 12][index % 5],
    partialAmount: !isUncounted && index % 5 === 2 ? 0.5 : 0,
    isUncounted,
  };
}

const numbered = (name: string, round: number) => (round === 0 ? name : `${name} ${round + 1}`);
