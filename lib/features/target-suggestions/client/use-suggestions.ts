"use client";

import { useQuery } from "@tanstack/react-query";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
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
 * changed since is left out, and so is a lower target for an item that may run out before the next shopping day.
 */
export function useSuggestions(items: readonly Item[]): ShownSuggestion[] {
  const { data: suggestions = [] } = useQuery(targetSuggestionsQuery());
  const { data: forecast, isLoading } = useQuery(forecastQuery());
  const runningOut = new Set(
    forecast?.items.filter(({ word }) => word === "soon").map(({ itemId }) => itemId),
  );
  const byItem = new Map(suggestions.map((suggestion) => [suggestion.itemId, suggestion]));
  // A suggestion that the forecast contradicts must not be shown for a moment.
  if (isLoading) return [];
  return items.flatMap((item) => {
    const suggestion = byItem.get(item.id);
    if (suggestion?.desiredStock !== item.desiredStock) return [];
    return suggestion.kind === "lower" && runningOut.has(item.id) ? [] : [{ item, suggestion }];
  });
}
