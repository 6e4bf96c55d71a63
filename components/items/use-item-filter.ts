"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { paths } from "@/lib/core/paths";
import { type ItemFilter, readFilter } from "@/lib/features/items/model/filter";

/** Browsers refuse an address that changes with every letter of a fast typist. */
const ADDRESS_DELAY_MS = 300;

/**
 * What the items screen is narrowed to. The address follows, in place, so that a reload, the way back
 * and whoever is sent the link see the same, and the back button leaves the screen at once. Where a link or
 * the way back leads to another address of the screen, the filter is what that one says.
 */
export function useItemFilter(locationId: number | undefined) {
  const search = useSearchParams();
  const [filter, setFilter] = useState<ItemFilter>(() => readFilter(search));
  /** The query of the address that the filter has followed, or was read from. */
  const known = useRef<string>(undefined);

  useEffect(() => {
    const show = () => {
      const address = paths.items({ locationId, q: filter.text, stock: filter.stock });
      const shown = window.location.pathname + window.location.search;
      if (address !== shown) window.history.replaceState(null, "", address);
      known.current = window.location.search;
    };
    const timer = setTimeout(show, ADDRESS_DELAY_MS);
    // Before a link is followed: later it would make Next drop that navigation, or never come.
    document.addEventListener("click", show, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", show, { capture: true });
    };
  }, [filter, locationId]);

  useEffect(() => {
    const { search: query } = window.location;
    // What one typed comes here a moment after it is in the address, when one may have typed on.
    if (known.current !== undefined && known.current !== query) setFilter(readFilter(search));
    known.current = query;
  }, [search]);

  return [filter, setFilter] as const;
}
