import animalsAndOccasions from "./concepts/animals-and-occasions.json";
import babyPetsAndHealth from "./concepts/baby-pets-and-health.json";
import bakeryAndBreakfast from "./concepts/bakery-and-breakfast.json";
import cleaning from "./concepts/cleaning.json";
import clothesAndSewing from "./concepts/clothes-and-sewing.json";
import containers from "./concepts/containers.json";
import electronicsAndReading from "./concepts/electronics-and-reading.json";
import flavours from "./concepts/flavours.json";
import fruit from "./concepts/fruit.json";
import grainsNutsAndEggs from "./concepts/grains-nuts-and-eggs.json";
import herbsAndSpices from "./concepts/herbs-and-spices.json";
import household from "./concepts/household.json";
import hygiene from "./concepts/hygiene.json";
import leisure from "./concepts/leisure.json";
import meatAndFish from "./concepts/meat-and-fish.json";
import nothing from "./concepts/nothing.json";
import pantry from "./concepts/pantry.json";
import places from "./concepts/places.json";
import rooms from "./concepts/rooms.json";
import stationeryAndParty from "./concepts/stationery-and-party.json";
import sweetsAndDrinks from "./concepts/sweets-and-drinks.json";
import toolsGardenAndCar from "./concepts/tools-garden-and-car.json";
import vegetables from "./concepts/vegetables.json";
import type { Language } from "./languages";

/**
 * The role that words of a topic usually have in a name, from the weakest to the strongest. In this order, examples are
 * "box of …", "kitchen …", "tomato …" and "chocolate …"; the product is the strongest. In "tomato sauce" and in "sauce
 * tomate" the sauce is the product.
 */
export const ROLES = ["container", "place", "ingredient", "flavour", "product"] as const;

export type Role = (typeof ROLES)[number];

/** Words by language, separated by commas. */
type Words = Partial<Record<Language, string>>;

interface Concept extends Words {
  /** Name of the file in `public/pictograms`, without folder and extension. */
  picture?: string;
}

/** A table of concepts whose words have the same role. */
export interface Topic {
  role: Role;
  concepts: Readonly<Record<string, Concept>>;
}

/** All concepts. The table `nothing` contains words that get no pictogram, because none is sensible. */
export const topics: readonly Topic[] = [
  { role: "container", concepts: containers },
  { role: "place", concepts: rooms },
  { role: "place", concepts: places },
  { role: "ingredient", concepts: fruit },
  { role: "ingredient", concepts: vegetables },
  { role: "ingredient", concepts: herbsAndSpices },
  { role: "ingredient", concepts: meatAndFish },
  { role: "ingredient", concepts: grainsNutsAndEggs },
  { role: "ingredient", concepts: animalsAndOccasions },
  { role: "flavour", concepts: flavours },
  { role: "product", concepts: bakeryAndBreakfast },
  { role: "product", concepts: pantry },
  { role: "product", concepts: sweetsAndDrinks },
  { role: "product", concepts: hygiene },
  { role: "product", concepts: cleaning },
  { role: "product", concepts: babyPetsAndHealth },
  { role: "product", concepts: household },
  { role: "product", concepts: electronicsAndReading },
  { role: "product", concepts: clothesAndSewing },
  { role: "product", concepts: stationeryAndParty },
  { role: "product", concepts: leisure },
  { role: "product", concepts: toolsGardenAndCar },
  { role: "product", concepts: nothing },
];

/** Returns the names of all pictures, each once. */
export function listPictures(): string[] {
  const pictures = topics.flatMap(({ concepts }) =>
    Object.values(concepts).flatMap(({ picture }) => picture ?? []),
  );
  return [...new Set(pictures)].sort();
}
