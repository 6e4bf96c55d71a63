import { cleanUpPhotos } from "./functions/clean-up-photos";
import { generateShoppingList } from "./functions/generate-shopping-list";
import { sweepOutbox } from "./functions/sweep-outbox";

/** Every background function: what Inngest is served, and what the embedded runner runs. */
export const functions = [cleanUpPhotos, generateShoppingList, sweepOutbox];
