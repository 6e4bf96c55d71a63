import { findPictogram } from "@/lib/features/pictograms/model/match-name";

/** Where households usually keep the concepts of the pictograms. The best room is the first. */
const ROOMS: readonly { rooms: readonly string[]; concepts: string }[] = [
  {
    rooms: ["fridge", "kitchen"],
    concepts: `
      milk butter cheese yoghurt cream pudding rice_pudding egg bacon sausage meat poultry seafood
      juice salad mushroom berries grapes
    `,
  },
  {
    rooms: ["freezer", "kitchen"],
    concepts: "ice_cream pizza chips_fries ice_cubes shrimp peas ready_meal",
  },
  {
    rooms: ["pantry", "kitchen", "cellar"],
    concepts: `
      pasta noodles rice flour sugar grains oats cereal beans corn canned_food soup tomato
      coconut_milk fish oil sunflower_oil olive_oil vinegar ketchup sauce jam honey pickles baking
      salt spices biscuits crisps candy chocolate nuts coffee tea cocoa potato onion
    `,
  },
  { rooms: ["kitchen", "pantry"], concepts: "bread foil paper_towel dishwasher dishwashing" },
  {
    rooms: ["cellar", "pantry", "kitchen"],
    concepts: "water soft_drink beer wine sparkling_wine spirits",
  },
  {
    rooms: ["bathroom", "shower_room"],
    concepts: `
      shampoo shower_gel soap toothpaste lotion razor period wipes comb make_up nail_polish
      contact_lenses
    `,
  },
  { rooms: ["toilet", "bathroom"], concepts: "toilet_paper toilet_cleaner" },
  { rooms: ["medicine_cabinet", "bathroom"], concepts: "medicine plasters" },
  {
    rooms: ["laundry_room", "storage_room", "cellar", "bathroom"],
    concepts: "laundry cleaner disinfectant bin_bags",
  },
  { rooms: ["garage", "shed", "cellar"], concepts: "motor_oil paint screws firewood" },
];

/**
 * Maps the concept of a thing to the concepts of its usual rooms, the best one first. Things without a usual room are
 * not in the map.
 */
const roomsByConcept: ReadonlyMap<string, readonly string[]> = new Map(
  ROOMS.flatMap(({ rooms, concepts }) =>
    concepts
      .trim()
      .split(/\s+/)
      .map((concept) => [concept, rooms] as const),
  ),
);

/**
 * Returns the location of the household in which a concept is usually kept: that whose name means the best of its usual
 * rooms, in any supported language. Of several locations the first is returned, and none if no name fits.
 */
export function usualLocation<Place extends { name: string }>(
  concept: string,
  locations: readonly Place[],
): Place | undefined {
  const rooms = roomsByConcept.get(concept) ?? [];
  const meanings = locations.map((location) => findPictogram(location.name)?.concept);
  const best = rooms.map((room) => meanings.indexOf(room)).find((index) => index >= 0);
  return best === undefined ? undefined : locations[best];
}
