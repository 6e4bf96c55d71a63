import { useEffect, useMemo, useState } from "react";
import type { NameSuggestion } from "../model/suggest-names";

type Suggest = (typed: string) => NameSuggestion[];

const NONE: readonly NameSuggestion[] = [];

/**
 * Returns names of household things for a typed text. The tables of words are loaded on demand. Until then, and if they
 * cannot be loaded, there are no suggestions.
 */
export function useNameSuggestions(typed: string): readonly NameSuggestion[] {
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
  return useMemo(() => suggest?.(typed) ?? NONE, [suggest, typed]);
}

async function loadSuggest(): Promise<Suggest | undefined> {
  try {
    const { knownLanguages, suggestNames } = await import("../model/suggest-names");
    const languages = knownLanguages(navigator.languages);
    return (typed) => suggestNames(typed, languages);
  } catch {
    return undefined;
  }
}
