import { screen } from "@testing-library/react";
import type { Added, Addition } from "@/lib/features/shopping-additions/model/dto";
import { MOMENT } from "../../support/answers";
import { latest, ready, renderList } from "../shopping-lists/render-list";

export const ADDITIONS = "/api/shopping-additions";

/** Returns an addition of ben. */
export function addition(id: number, name: string, changes: Partial<Addition> = {}): Addition {
  return {
    id,
    name,
    itemId: null,
    quantity: 1,
    purchased: false,
    addedBy: "ben",
    createdAt: MOMENT,
    lineId: null,
    ...changes,
  };
}

export const candles = addition(5, "Candles", { quantity: 2 });
export const added = (one: Addition): Added => ({ ...one, outcome: "added" });

/** Renders the latest list with these additions. */
export function renderAdditions(
  additions: readonly Addition[],
  answers: object = {},
  options?: Parameters<typeof renderList>[1],
) {
  return renderList(
    { ...latest(ready), [`GET ${ADDITIONS}`]: { body: additions }, ...answers },
    options,
  );
}

/** Finds the field for a new addition. */
export const field = () => screen.findByRole("combobox", { name: "Add to the list" });
