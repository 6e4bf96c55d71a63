import { useEffect, useMemo, useState } from "react";
import type { Location } from "@/lib/features/locations/model/dto";
import type { NameSuggestion } from "../model/suggest-names";

/** A suggested name, and the location of the household where the thing is usually kept. */
export interface PlacedSuggestion extends NameSuggestion {
  location?: Location | undefined;
}

type Suggest = (typed: string, locations: readonly Location[]) => PlacedSuggestion[];

const NONE: readonly PlacedSuggestion[] = [];

/**
 * Returns names of household things for a typed text. The tables of words are loaded on demand. Until then, and if they
 * cannot be loaded, there are no suggestions.
 */
export function useNameSuggestions(
  typed: string,
  locations: readonly Location[],
): readonly PlacedSuggestion[] {
  const [suggest, setSuggest] = useState<Suggest>();
  useEffect(() => {
    let isMounted = true;
    void loadSuggest().then((loaded) => {
      if (isMounted) setSuggest(() => loaded);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return useMemo(() => suggest?.(typed, locations) ?? NONE, [suggest, typed, locations]);
}

async function loadSuggest(): Promise<Suggest | undefined> {
  try {
    const { knownLanguages, suggestNames } = await import("../model/suggest-names");
    const { usualLocation } = await import("../model/usual-rooms");
    const languages = knownLanguages(navigator.languages);
    return (typed, locations) =>
      suggestNames(typed, languages).map((suggestion) => ({
        ...suggestion,
        // A name without a usual unit can mean another thing than its concept, so it gets no suggested location.
        location: suggestion.unit && usualLocation(suggestion.concept, locations),
      }));
  } catch {
    return undefined;
  }
}
