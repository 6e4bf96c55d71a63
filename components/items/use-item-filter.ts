"use client";

import { useEffect, useRef, useState } from "react";
import {
  currentPath,
  currentQuery,
  replaceAddress,
  useQueryString,
} from "@/lib/client/history/address";
import { paths } from "@/lib/core/paths";
import { type ItemFilter, readFilter, readLocationId } from "@/lib/features/items/model/filter";
import { writeSort } from "@/lib/features/items/model/sort";

/** Browsers limit the rate of history writes, so the URL is updated after a pause in typing. */
const ADDRESS_DELAY_MS = 300;

/**
 * Returns the filter of the items screen, the id of the location in the URL, and functions that change them. The
 * filter replaces the query of the URL. A reload, a shared link and "back" therefore show the same items, and one
 * "back" leaves the screen. A navigation to another query of the screen sets the filter.
 */
export function useItemFilter() {
  const query = useQueryString();
  const locationId = readLocationId(new URLSearchParams(query));
  const [filter, setFilter] = useState<ItemFilter>(() => readFilter(new URLSearchParams(query)));
  /** The query string of the present filter. If the URL has another one, a navigation has changed it. */
  const known = useRef<string>(undefined);

  useEffect(() => {
    // A malformed location id is not removed from the URL, so that the person can correct the address.
    if (locationId === null) return;
    const show = () => {
      // After a step back the screen is still mounted, but the URL belongs to another screen.
      if (currentPath() !== paths.items()) return;
      const address = addressOf(filter, locationId);
      if (address !== paths.items() + currentQuery()) replaceAddress(address);
      known.current = currentQuery();
    };
    const timer = setTimeout(show, ADDRESS_DELAY_MS);
    // Updates the URL before a link adds a history entry, so that back restores the filter.
    document.addEventListener("click", show, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", show, { capture: true });
    };
  }, [filter, locationId]);

  useEffect(() => {
    if (known.current !== undefined && known.current !== query) {
      setFilter(readFilter(new URLSearchParams(query)));
    }
    known.current = query;
  }, [query]);

  // Selects a location. Removes the item id from the URL, because that item may be in another location. The
  // effect above then reads the filter from the changed URL.
  const setLocation = (id: number | undefined) =>
    replaceAddress(addressOf({ ...filter, itemId: null }, id));

  return { filter, setFilter, locationId, setLocation };
}

function addressOf(
  { text, stock, unit, sort, itemId }: ItemFilter,
  locationId: number | undefined,
): string {
  return paths.items({
    locationId,
    q: text,
    stock,
    unit: unit ?? undefined,
    sort: writeSort(sort),
    item: itemId ?? undefined,
  });
}
