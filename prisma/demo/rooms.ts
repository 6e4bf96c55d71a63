import { parseRoom } from "./parse-room";

/**
 * The rooms of the demo household in its checking sequence, with the stock of each item at each check. A
 * count is never more than the previous count plus what was bought between the two (tests/unit/prisma/demo
 * checks it).
 */
export const demoRooms = [
  parseRoom(
    "Kitchen",
    `
    Ground coffee                         | bag       | 2    | 1½ 1 0 1⅓ 0 1*     | Fairtrade Ground Coffee 500 g
    Black tea                             | box       | 0.5  | 1 ⅔ ⅓ 1⅓ 1 ⅔       | Assam Black Tea, 50 bags
    Olive oil                             | bottle    | 1.5  | 1⅔ 1⅓ 2 1½ 1 1⅔    | Extra Virgin Olive Oil 750 ml
    Sea salt                              | box       | 0.5  | 1 1 ⅔ ⅔ ½ ½        | Fine Sea Salt 500 g
    Honey                                 | jar       | 1    | ⅔ 1⅓ 1 ⅓ 1 1       | Acacia Honey 500 g
    Baking parchment, unbleached          | roll      | 0.5  | ⅔ ½ ⅓ 1⅓ 1 1       | Baking Paper 20 m
    Bin bags, 35 litres                   | roll      | 2    | 2 1⅓ 2 ⅔ 2 1⅓      | Drawstring Bin Liners 35 L
    `,
  ),
  parseRoom(
    "Fridge",
    `
    Milk                                  | carton    | 4    | 3 1 2 0 1½ 0*      | Fresh Whole Milk 1 L
    Oat drink                             | carton    | 2    | - - 1 2 0 1*       | Barista Oat Drink 1 L
    Eggs                                  | piece     | 12/10 | 6 14 8 9 11 5     | Free Range Eggs, size M
    Butter                                | pack      | 2    | 1½ 2 ⅔ 1 2 1½*     | Slightly Salted Butter 250 g
    Greek yoghurt                         | container | 3    | 2 1 0 1 3 0        | Greek Style Yoghurt 500 g
    Mature cheddar                        | piece     | 1    | ⅔ ⅓ 1 ½ 1 1        | Mature Cheddar 350 g
    Sliced ham                            | pack      | 2    | 1 2 0 1* 1 2       | Cooked Ham, 6 slices
    Mustard, medium hot                   | tube      | 0.5  | - - - - 1 ½        | Medium Hot Mustard 200 ml
    Strawberry jam                        | jar       | 1    | 1⅓ 1 ½ 1⅓ 1 ⅓*     | Strawberry Jam, extra fruit
    Orange juice                          | carton    | 2    | 2 0 1 0 0 2        | Orange Juice, not from concentrate
    `,
  ),
  parseRoom(
    "Freezer",
    `
    Peas                                  | bag       | 2    | 2 1⅔ 1 2 1⅓ 2      | Garden Peas 900 g
    Fish fingers                          | box       | 2    | 1 2 1 0 1 2        | Cod Fish Fingers, 10 pack
    Pizza margherita                      | piece     | 3    | 3 2 0 3 1 0*       | Stone Baked Margherita
    Bread rolls for Sunday morning        | bag       | 1    | 1 0 1 0 0 1        | Part-Baked Rolls, 6 pack
    Vanilla ice cream                     | container | 1    | ⅔ 1 0 ½ 1 0*       | Madagascan Vanilla Ice Cream 900 ml
    Mixed berries                         | bag       | 1.5  | 1⅓ 2 1½ ⅔ 1⅔ 1½    | Frozen Berry Mix 500 g
    Ice cubes                             | bag       | 0.5  | 1 1 1 1 1 1        |
    `,
  ),
  parseRoom(
    "Pantry",
    `
    Spaghetti                             | pack      | 3    | 3 2 3 2 1½ 3       | Spaghetti No. 5, 500 g
    Basmati rice                          | bag       | 1    | 1⅓ 1 ⅔ 1⅓ ½ 1      | Basmati Rice 1 kg
    Plain flour                           | bag       | 2.5  | 2½ 2 1½ 2½ 1⅔ ⅔*   | Plain Flour 1.5 kg
    Caster sugar                          | bag       | 1    | 1½ 1⅓ 1 ⅔ 1½ 1⅓    | Caster Sugar 1 kg
    Rolled oats                           | bag       | 1    | 1 ½ 1 ⅓ 1 1         | Jumbo Rolled Oats 1 kg
    Cornflakes                            | box       | 2    | 1⅓ 0 1 ⅔ 0 1½*     | Corn Flakes 500 g
    Chopped tomatoes                      | can       | 6    | 6 4 6 3 5 6        | Italian Chopped Tomatoes 400 g
    Chickpeas                             | can       | 3    | 3 3 2 3 2 3        | Chickpeas in Water 400 g
    Coconut milk                          | can       | 2    | 2 1 2 0 2 2        | Coconut Milk 400 ml
    Tuna in olive oil                     | can       | 4<3  | 4 3 3 2 4 3        | Yellowfin Tuna in Olive Oil
    Baking powder                         | pack      | 2    | 3 3 2 2 2 2        | Baking Powder, 10 sachets
    Grandma's elderflower syrup           | bottle    | 1    | 3 3 3 2 2 2        |
    `,
  ),
  parseRoom(
    "Under the sink",
    `
    Washing-up liquid                     | bottle    | 1    | 1 ⅔ 1 ½ 1⅓ 1       | Washing-Up Liquid, lemon 500 ml
    Dishwasher tablets                    | box       | 0.5  | 1 ⅔ ⅓ 1 ½ ⅓*       | All-in-One Dishwasher Tabs, 40 pack
    Sponges                               | piece     | 3    | 4 3 2 3 1 0*       | Scouring Sponge, extra strong
    Compostable bags for the little kitchen bin | roll | 1   | 1 ⅔ 1⅓ 0 1 0*      | Compostable Caddy Liners 7 L
    Rubber gloves, size M                 | pack      | 1    | 2 2 2 2 1 1        |
    Vinegar essence                       | bottle    | 0.25 | ⅔ ⅔ ⅔ ⅔ ⅔ ⅔        | Cleaning Vinegar 25 %
    `,
  ),
  parseRoom(
    "Bathroom",
    `
    Toilet paper                          | pack      | 2    | 1½ 2 1 0 1⅔ ⅔*     | Recycled Toilet Tissue, 12 rolls
    Toothpaste                            | tube      | 2    | 1½ 2 1⅓ 1 2 2      | Fluoride Toothpaste 75 ml
    Children's toothpaste with strawberry | tube      | 1    | 1 ⅔ 1⅓ 1 ½* 0*     | Milk Teeth Toothpaste 0-6 years
    Shampoo                               | bottle    | 1    | ⅔ 1½ 1 ⅔ 1⅓ 1      | Everyday Shampoo 300 ml
    Hand soap refill                      | bag       | 1    | 1 1 ⅓ 1⅓ 1 1       | Hand Soap Refill 500 ml
    Shower gel                            | bottle    | 1.5  | 1 2 1⅓ 1 1⅔ 1½     | Shower Gel, sensitive
    Razor blades                          | piece     | 3    | 4 3 2 0 3 2*       |
    Paper tissues                         | box       | 2    | 3 2 1½ 0 2 2       | Soft Tissues, box of 100
    Sun cream, factor 50                  | tube      | 1    | 1 1 1 1 1 1        | Kids Sun Lotion SPF 50
    `,
  ),
  parseRoom(
    "Medicine cabinet",
    `
    Plasters                              | box       | 1    | 1 ⅔ 1⅓ 1 1 ⅔*      | Fabric Plasters, assorted
    Ibuprofen 400 mg                      | pack      | 1    | 1 1 1 1 1 1        |
    Children's cough syrup                | bottle    | 1    | 1 1 ⅓ 0 1 1        | Ivy Leaf Cough Syrup
    Nasal spray                           | bottle    | 1    | 1 ½ 0 1 ⅔ 0*       | Sea Water Nasal Spray 20 ml
    Disinfectant spray                    | bottle    | 0.5  | ⅔ ⅔ ⅔ ⅔ ⅔ ⅔        | Wound Disinfectant 50 ml
    Sterile gauze pads, 10 x 10 cm, individually wrapped | pack | 2 | 2 2 2 2 2 2 |
    `,
  ),
  parseRoom(
    "Laundry room",
    `
    Vollwaschmittelkonzentrat, the one Oma swears by | container | 1 | ⅔ 1⅓ 1 ⅓ 1⅓ 1 | Universal-Vollwaschmittel 20 WL
    Colour detergent                      | bottle    | 1.5  | 1⅔ 1 2 1 1⅓ ⅔      | Liquid Colour Detergent 1.5 L
    Stain remover                         | tube      | 1    | ⅔ 1⅓ 1⅓ 1 1 1      | Stain Remover Gel 75 ml
    Clothes pegs, wooden                  | pack      | 1    | 1 1 1 1 1 1        |
    Lint roller refills                   | roll      | 2    | 2 2 1 1* 0* 0*     | Lint Roller Refill
    `,
  ),
  parseRoom(
    "Cellar",
    `
    Sparkling water                       | bottle    | 12/6 | 12 6 10 0 8 0*     | Mineral Water, sparkling 0.75 L
    Apple juice                           | bottle    | 6    | 6 4 6 2 5 6        | Cloudy Apple Juice 1 L
    Potatoes                              | bag       | 1    | ⅔ ⅓ 1 0 1 ½*       | Waxy Potatoes 2.5 kg
    Onions                                | bag       | 1    | 1 ½ 1⅓ ⅓ 1 1       | Brown Onions 1 kg
    Kitchen paper                         | roll      | 4    | 4 2 4 1 3 4        | Kitchen Towel, extra long roll
    Candles for when the power goes out   | box       | 1    | 1 1 1 1 1 1        |
    Plum jam from the garden              | jar       | 4    | 9 8 8 7 6 6        |
    `,
  ),
  parseRoom(
    "Garage",
    `
    AA batteries                          | pack      | 1    | 1½ 1 ½ 1⅓ 1 0*     | Alkaline Batteries AA, 8 pack
    Dry cat food, salmon (Minka eats no other) | bag  | 1.5  | 1⅓ 1⅔ 1 2 1⅓ ⅔*    | Adult Cat Salmon & Rice 2 kg
    Cat litter                            | bag       | 2    | 2 1 2 0 1½ 1*      | Clumping Cat Litter 10 L
    Barbecue charcoal                     | bag       | 1    | 1 1 1 1 1 1        | Charcoal Briquettes 3 kg
    Bird seed                             | bag       | 1    | - - - 1 ½ 1⅓       |
    `,
  ),
];

/** All items in the order of the rooms. */
export const demoItems = demoRooms.flatMap((room) => room.items);
