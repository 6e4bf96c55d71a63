import { findPictogram } from "@/lib/features/pictograms/model/match-name";

/** Where households usually keep the concepts of the pictograms. The best room is the first. */
const ROOMS: readonly { rooms: readonly string[]; concepts: string }[] = [
  {
    rooms: ["fridge", "kitchen"],
    concepts: `
      milk butter cheese yoghurt cream pudding rice_pudding egg bacon sausage meat poultry seafood
      juice salad mushroom berries grapes strawberry cherry carrot cucumber aubergine bell_pepper
      leafy_vegetable broccoli vegetables pie birthday_cake sandwich falafel sushi
    `,
  },
  {
    rooms: ["freezer", "kitchen"],
    concepts: `
      ice_cream pizza chips_fries ice_cubes shrimp peas ready_meal fish squid burger dumplings
    `,
  },
  {
    rooms: ["pantry", "kitchen", "cellar"],
    concepts: `
      pasta noodles rice flour sugar grains oats cereal cereal_bar beans corn canned_food soup
      tomato coconut_milk oil sunflower_oil olive_oil vinegar ketchup sauce jam honey pickles olive
      chili baking vanilla salt biscuits rice_cakes pretzel taco crisps candy lollipop popcorn
      chocolate nuts peanuts chestnut sunflower_seeds coffee tea cocoa baby_care potato sweet_potato
      onion garlic pumpkin cat_food dog_food pet_food hamster_food jars
    `,
  },
  { rooms: ["spice_rack", "pantry", "kitchen"], concepts: "spices pepper herbs" },
  {
    rooms: ["fruit_bowl", "kitchen", "pantry"],
    concepts: `
      apple pear orange lemon lime banana melon watermelon pineapple mango kiwi coconut peach
      avocado fruit
    `,
  },
  {
    rooms: ["bread_bin", "kitchen", "pantry"],
    concepts: `
      bread baguette flatbread croissant bagel cake muffin doughnut waffle pancake
    `,
  },
  {
    rooms: ["kitchen", "pantry"],
    concepts: "ginger foil bags chopsticks paper_towel dishwasher dishwashing",
  },
  { rooms: ["cellar", "pantry", "kitchen"], concepts: "water soft_drink mate beer" },
  {
    rooms: ["wine_cellar", "cellar", "pantry", "kitchen"],
    concepts: "wine sparkling_wine",
  },
  { rooms: ["bar", "cellar", "pantry", "kitchen"], concepts: "spirits cocktail" },
  {
    rooms: ["bathroom", "shower_room"],
    concepts: `
      shampoo shower_gel soap toothpaste lotion razor period wipes comb make_up nail_polish
      contact_lenses deodorant towel diapers
    `,
  },
  { rooms: ["toilet", "bathroom"], concepts: "toilet_paper toilet_cleaner air_freshener" },
  {
    rooms: ["medicine_cabinet", "bathroom"],
    concepts: "medicine plasters face_masks test_kit",
  },
  {
    rooms: ["laundry_room", "storage_room", "cellar", "bathroom"],
    concepts: "laundry cleaner disinfectant bin_bags",
  },
  {
    rooms: ["storage_room", "laundry_room", "cellar"],
    concepts: `
      broom rubber_gloves drain_cleaner insects ants mouse_trap battery light_bulb candle fire
      sewing safety_pins yarn ribbon gift balloon fireworks sparklers
    `,
  },
  {
    rooms: ["office", "living_room"],
    concepts: `
      paper notebook notes pen pencil crayons envelope card folder label paperclip pushpin
    `,
  },
  { rooms: ["living_room"], concepts: "newspaper cigarettes" },
  { rooms: ["shoe_rack", "hallway", "storage_room"], concepts: "shoe_polish" },
  { rooms: ["garage", "shed", "cellar"], concepts: "motor_oil paint screws firewood snow" },
  {
    rooms: ["shed", "garage", "cellar", "storage_room"],
    concepts: "seeds bird_food rabbit_food horse_food chickens",
  },
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
