import { createAddition } from "@/tests/support/factories";
import type { Names } from "./stock-names";

/** Writes on the shopping list of a household: a text, an item that is on no list, and a ticked text. */
export async function createAdditions(
  householdId: number,
  [first, second]: number[],
  { items, names }: { items: readonly { id: number; name: string }[]; names: Names },
) {
  const text = names === "long" ? "Candles for the birthday cake of grandmother" : "Paper cups";
  const added = [
    { name: text, quantity: 12, addedById: first },
    { name: items.at(-1)?.name ?? "Salt", itemId: items.at(-1)?.id ?? null, addedById: second },
    { name: "Matches", purchased: true, addedById: second },
  ];
  for (const { addedById = null, ...addition } of added) {
    await createAddition({ ...addition, addedById, householdId });
  }
}
