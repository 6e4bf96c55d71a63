import { type Unit, units } from "./units";

/** The concepts of the pictograms by the unit in which a household usually counts them. */
const CONCEPTS: Readonly<Record<Unit, string>> = {
  bottle: `
    oil sunflower_oil olive_oil vinegar ketchup water soft_drink mate beer wine sparkling_wine
    spirits cocktail shampoo shower_gel cleaner toilet_cleaner laundry dishwashing drain_cleaner
    disinfectant nail_polish vanilla motor_oil
  `,
  box: `
    egg cereal tea dishwasher plasters face_masks fire light_bulb bags rubber_gloves cocoa
    screws crayons envelope paperclip pushpin
  `,
  bag: `
    flour sugar rice grains oats nuts peanuts chestnut sunflower_seeds coffee crisps candy popcorn
    lollipop potato sweet_potato onion carrot apple orange lemon berries cherry grapes fruit peas
    salad vegetables mushroom broccoli chips_fries ice_cubes cat_food dog_food pet_food bird_food
    rabbit_food hamster_food horse_food chickens firewood seeds snow
  `,
  can: "beans corn tomato coconut_milk canned_food soup paint air_freshener insects",
  roll: "toilet_paper paper_towel foil bin_bags ribbon sewing",
  pack: `
    pasta noodles butter cheese bacon sausage meat poultry fish shrimp squid seafood baking
    salt biscuits cake pancake rice_cakes flatbread croissant bagel pretzel muffin doughnut waffle
    cereal_bar sandwich burger dumplings falafel sushi taco diapers wipes period razor medicine
    test_kit battery candle paper notes yarn herbs chocolate cigarettes chopsticks card
    contact_lenses label balloon fireworks sparklers safety_pins ants
  `,
  container: "yoghurt cream pudding rice_pudding ice_cream ready_meal strawberry",
  piece: `
    bread baguette pie birthday_cake pizza cucumber aubergine bell_pepper avocado pumpkin garlic
    ginger pear lime banana melon watermelon pineapple mango kiwi coconut peach soap broom
    notebook pen pencil folder newspaper towel comb make_up deodorant leafy_vegetable gift jars
    mouse_trap
  `,
  jar: "jam honey pickles sauce olive spices pepper chili baby_care",
  tube: "toothpaste lotion shoe_polish",
  carton: "milk juice",
};

/** The usual unit by concept. Concepts that households do not keep as a supply have none. */
export const usualUnitsByConcept: ReadonlyMap<string, Unit> = new Map(
  units.flatMap((unit) =>
    CONCEPTS[unit]
      .trim()
      .split(/\s+/)
      .map((concept) => [concept, unit] as const),
  ),
);
