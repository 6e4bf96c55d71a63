/**
 * The locations of a household and their items. A line is an item: its name, unit, desired stock, and its supermarket
 * name if it has one.
 */
export const householdItems: readonly (readonly [location: string, items: string])[] = [
  [
    "Pantry",
    `
    Milk             | carton | 4   | Alpine whole milk 3.5 % 1 l
    Spaghetti        | pack   | 3   | Barilla n.5 500 g
    Flour            | bag    | 2   | Type 405 1 kg
    Rice             | bag    | 2   | Basmati 1 kg
    Olive oil        | bottle | 1.5 | Extra vergine 0.75 l
    Sugar            | bag    | 1
    Chopped tomatoes | can    | 6   | San Marzano 400 g
    Chickpeas        | can    | 3   | Chickpeas in water 400 g
    Cornflakes       | box    | 2   | Corn flakes 500 g
    Oat flakes       | bag    | 2
    Honey            | jar    | 1   | Acacia honey 500 g
    Tuna             | can    | 4   | Tuna in olive oil 150 g
    Red lentils      | bag    | 1   | Red lentils 500 g
    Coconut milk     | can    | 2   | Coconut milk 400 ml
    Vegetable stock  | jar    | 1
    Crispbread       | pack   | 2   | Rye crispbread 250 g
    Dark chocolate   | piece  | 3   | 70 % cocoa 100 g
    `,
  ],
  [
    "Fridge",
    `
    Butter           | pack      | 2   | Salted butter 250 g
    Eggs             | box       | 2
    Yoghurt          | container | 4   | Greek style 500 g
    Cheddar          | piece     | 1   | Mature cheddar 350 g
    Orange juice     | carton    | 2   | Orange juice 1 l
    Mustard          | tube      | 1   | Medium hot 200 ml
    Ketchup          | bottle    | 1   | Tomato ketchup 500 ml
    Cream            | container | 2
    Ham              | pack      | 2   | Cooked ham, 6 slices
    Mozzarella       | pack      | 2   | Buffalo mozzarella 125 g
    Carrots          | bag       | 1   | Carrots 1 kg
    Lettuce          | piece     | 1
    Tofu             | pack      | 2   | Smoked tofu 200 g
    Parmesan         | piece     | 1   | Parmigiano Reggiano 200 g
    Mayonnaise       | jar       | 1   | Mayonnaise 250 ml
    Pesto            | jar       | 2   | Pesto Genovese 190 g
    Cream cheese     | container | 1
    `,
  ],
  [
    "Kitchen",
    `
    Coffee beans     | bag    | 2   | Crema e Gusto 1 kg
    Green tea        | box    | 1   | Sencha, 20 bags
    Salt             | box    | 1   | Sea salt 500 g
    Vinegar          | bottle | 1   | Balsamic vinegar 500 ml
    Bread            | piece  | 1
    Bananas          | piece  | 6
    Apples           | bag    | 1   | Gala apples 1 kg
    Cocoa            | box    | 1   | Baking cocoa 250 g
    Jam              | jar    | 2   | Strawberry jam 340 g
    Peanut butter    | jar    | 1   | Peanut butter, crunchy
    Biscuits         | pack   | 2   | Butter biscuits 200 g
    Walnuts          | bag    | 1   | Walnut kernels 200 g
    Raisins          | bag    | 1
    Aluminium foil   | roll   | 1   | Aluminium foil 30 m
    Cling film       | roll   | 1   | Cling film 50 m
    Baking paper     | roll   | 2   | Baking paper 20 m
    Paper napkins    | pack   | 1
    `,
  ],
  [
    "Bathroom",
    `
    Toilet paper     | pack   | 2   | Recycled, 3-ply, 16 rolls
    Toothpaste       | tube   | 2   | Fluoride toothpaste 75 ml
    Shampoo          | bottle | 1   | Everyday shampoo 300 ml
    Shower gel       | bottle | 1.5 | Shower gel, sensitive
    Soap             | piece  | 3
    Toothbrush       | piece  | 4   | Toothbrush, medium
    Deodorant        | piece  | 2   | Deodorant, 48 hours
    Cotton pads      | pack   | 1   | Cotton pads, 80 pieces
    Razor blades     | piece  | 4
    Tissues          | box    | 3   | Soft tissues, box of 100
    Sun cream        | tube   | 1   | Sun lotion SPF 50
    Hand cream       | tube   | 1   | Hand cream 75 ml
    Conditioner      | bottle | 1   | Conditioner 250 ml
    Mouthwash        | bottle | 1   | Mouthwash 500 ml
    Dental floss     | piece  | 1
    Cotton buds      | box    | 1   | Cotton buds, 200 pieces
    Body lotion      | bottle | 1   | Body lotion 400 ml
    `,
  ],
  [
    "Cellar",
    `
    Potatoes         | bag    | 1   | Waxy potatoes 2.5 kg
    Mineral water    | bottle | 12  | Sparkling 0.75 l
    Onions           | bag    | 1   | Brown onions 1 kg
    Apple juice      | bottle | 6   | Cloudy apple juice 1 l
    Beer             | bottle | 12  | Pilsner 0.5 l
    Red wine         | bottle | 3   | Merlot 0.75 l
    Kitchen roll     | pack   | 1   | Kitchen roll, 4 rolls
    Candles          | box    | 1
    Garlic           | piece  | 2
    Sauerkraut       | can    | 2   | Mild sauerkraut 500 g
    Pickles          | jar    | 2   | Cornichons 330 g
    Kidney beans     | can    | 3   | Kidney beans 400 g
    Sweetcorn        | can    | 3   | Sweetcorn 300 g
    Lemonade         | bottle | 4   | Lemonade 1 l
    White wine       | bottle | 2
    Peaches          | can    | 2   | Peach halves 480 g
    Goulash soup     | can    | 2   | Goulash soup 400 ml
    `,
  ],
  [
    "Freezer",
    `
    Peas             | bag       | 2   | Garden peas 900 g
    Fish fingers     | box       | 2   | Fish fingers, 15 pieces
    Pizza            | piece     | 3   | Stone baked margherita
    Spinach          | pack      | 2   | Leaf spinach 450 g
    Ice cream        | container | 1   | Vanilla 900 ml
    Berries          | bag       | 1
    Bread rolls      | bag       | 1   | Part-baked rolls, 6 pieces
    Chips            | bag       | 1   | Oven chips 1 kg
    Chicken breast   | pack      | 2
    Minced meat      | pack      | 2   | Minced beef 500 g
    Salmon           | pack      | 1   | Salmon fillets 250 g
    Puff pastry      | roll      | 2   | Puff pastry 275 g
    Broccoli         | bag       | 1   | Broccoli florets 1 kg
    Ice cubes        | bag       | 1
    Prawns           | bag       | 1   | King prawns 225 g
    Herbs            | box       | 2   | Frozen herbs 50 g
    Raspberries      | bag       | 1   | Raspberries 300 g
    `,
  ],
  [
    "Under the sink",
    `
    Dish soap            | bottle | 1.5 | Lemon 500 ml
    Dishwasher tablets   | box    | 1   | All in one, 40 pieces
    Sponges              | piece  | 3
    Bin bags             | roll   | 2   | Bin liners 35 l
    Rubber gloves        | pack   | 1   | Rubber gloves, medium
    Glass cleaner        | bottle | 1   | Glass cleaner 750 ml
    Dishwasher salt      | box    | 1   | Dishwasher salt 1.5 kg
    Rinse aid            | bottle | 1
    Cleaning cloths      | pack   | 1   | Microfibre cloths, 4 pieces
    Bathroom cleaner     | bottle | 1   | Limescale remover 750 ml
    Toilet cleaner       | bottle | 1   | Toilet cleaner 750 ml
    Scouring milk        | bottle | 1
    Steel wool           | pack   | 1
    Floor cleaner        | bottle | 1   | Floor cleaner 1 l
    Drain cleaner        | bottle | 1   | Drain cleaner 500 g
    Hand soap            | bottle | 2   | Hand soap refill 500 ml
    Vacuum cleaner bags  | pack   | 1   | Type P, 4 pieces
    `,
  ],
  [
    "Laundry room",
    `
    Laundry detergent | bottle | 1.5 | Colour detergent 1.5 l
    Fabric softener   | bottle | 1
    Stain remover     | tube   | 1   | Stain remover 75 ml
    Clothes pegs      | pack   | 1
    Washing powder    | box    | 1   | Washing powder, 40 loads
    Starch            | bottle | 1   | Spray starch 500 ml
    Lint roller       | roll   | 2   | Lint roller refill
    Wool detergent    | bottle | 1   | Wool detergent 750 ml
    Shoe polish       | can    | 1
    Sewing thread     | roll   | 2   | Sewing thread, white
    Descaler          | bottle | 1   | Descaler 250 ml
    Bleach            | bottle | 1
    Laundry net       | piece  | 2   | Laundry nets, 2 sizes
    Distilled water   | container | 1 | Distilled water 5 l
    Colour catcher    | box    | 1   | Colour catcher, 24 sheets
    Moth balls        | pack   | 1
    Ironing water     | bottle | 1   | Ironing water 1 l
    `,
  ],
  [
    "Garage",
    `
    AA batteries     | pack   | 1   | Alkaline AA, 8 pieces
    Cat food         | can    | 12  | Salmon in jelly 400 g
    Cat litter       | bag    | 2   | Clumping cat litter 10 l
    Charcoal         | bag    | 1   | Charcoal briquettes 3 kg
    Light bulbs      | piece  | 4   | LED E27 8 W
    Potting soil     | bag    | 1
    Bird seed        | bag    | 1   | Bird seed 2.5 kg
    Screen wash      | container | 1 | Screen wash 5 l
    Engine oil       | container | 1 | 5W-30 1 l
    Firelighters     | box    | 1
    Duct tape        | roll   | 1   | Duct tape 50 m
    Fertiliser       | bottle | 1   | Plant food 1 l
    Work gloves      | pack   | 1
    Screws           | box    | 2   | Wood screws 4 x 40
    AAA batteries    | pack   | 1   | Alkaline AAA, 8 pieces
    Dog food         | bag    | 1   | Adult dog food 4 kg
    Rope             | roll   | 1   | Rope 20 m
    `,
  ],
  [
    "Spice rack",
    `
    Pepper           | jar    | 1   | Black pepper 60 g
    Paprika          | jar    | 1   | Sweet paprika 50 g
    Cinnamon         | jar    | 1
    Oregano          | jar    | 1   | Oregano 10 g
    Curry powder     | jar    | 1   | Curry powder 45 g
    Basil            | jar    | 1   | Dried basil 15 g
    Nutmeg           | jar    | 1
    Vanilla sugar    | pack   | 2   | Vanilla sugar, 10 sachets
    Baking powder    | pack   | 2   | Baking powder, 10 sachets
    Yeast            | pack   | 3   | Dry yeast, 3 sachets
    Chilli flakes    | jar    | 1   | Chilli flakes 30 g
    Cumin            | jar    | 1
    Turmeric         | jar    | 1   | Ground turmeric 40 g
    Thyme            | jar    | 1   | Thyme 10 g
    Rosemary         | jar    | 1   | Rosemary 20 g
    Bay leaves       | jar    | 1
    Ginger           | jar    | 1   | Ground ginger 35 g
    `,
  ],
  [
    "Medicine cabinet",
    `
    Plasters         | box    | 1   | Fabric plasters, assorted
    Ibuprofen        | pack   | 1
    Cough syrup      | bottle | 1   | Ivy leaf cough syrup
    Nasal spray      | bottle | 1   | Sea water nasal spray 20 ml
    Disinfectant     | bottle | 1   | Wound disinfectant 50 ml
    Thermometer      | piece  | 1
    Bandage          | roll   | 2   | Elastic bandage 4 m
    Vitamin C        | box    | 1   | Vitamin C, 20 tablets
    Throat lozenges  | pack   | 1   | Sage lozenges 75 g
    Face masks       | box    | 1   | Face masks, 50 pieces
    Paracetamol      | pack   | 1
    Magnesium        | box    | 1   | Magnesium, 20 tablets
    Eye drops        | bottle | 1   | Eye drops 10 ml
    Contact lenses   | box    | 2   | Monthly lenses
    Wound cream      | tube   | 1   | Wound cream 25 g
    Tweezers         | piece  | 1
    Insect repellent | bottle | 1   | Insect repellent 100 ml
    `,
  ],
  [
    "Storage room",
    `
    Nappies          | pack   | 2   | Size 4, 44 pieces
    Wet wipes        | pack   | 4   | Sensitive, 80 wipes
    Printer paper    | pack   | 1   | A4, 500 sheets
    Envelopes        | pack   | 1
    Matches          | box    | 2
    Wrapping paper   | roll   | 2   | Wrapping paper 2 m
    Adhesive tape    | roll   | 2   | Clear tape 33 m
    Stamps           | piece  | 10
    Pens             | piece  | 4   | Ballpoint pens, blue
    Torch            | piece  | 1   | LED torch
    Glue             | tube   | 1   | All-purpose glue 35 g
    Printer ink      | piece  | 2   | Ink cartridge, black
    Notebooks        | piece  | 3   | A5, squared
    Tea lights       | bag    | 1   | Tea lights, 50 pieces
    Birthday candles | pack   | 1
    Freezer bags     | box    | 1   | Freezer bags 3 l
    Baby food        | jar    | 6   | Carrot and potato 190 g
    `,
  ],
];
