"use client";

import { useQuery } from "@tanstack/react-query";
import type { Item } from "@/lib/features/items/model/dto";
import type { TargetSuggestion } from "../model/dto";
import { targetSuggestionsQuery } from "./queries";

/** A suggested target with its item. */
export interface ShownSuggestion {
  item: Item;
  suggestion: TargetSuggestion;
}

/**
 * Returns the suggested targets of some items, in the order of the items. A suggestion for a target that has been
 * changed since is left out.
 */
export function useSuggestions(items: readonly Item[]): ShownSuggestion[] {
  const { data: suggestions = [] } = useQuery(targetSuggestionsQuery());
  const byItem = new Map(suggestions.map((suggestion) => [suggestion.itemId, suggestion]));
  return items.flatMap((item) => {
    const suggestion = byItem.get(item.id);
    return suggestion?.desiredStock === item.desiredStock ? [{ item, suggestion }] : [];
  });
}
