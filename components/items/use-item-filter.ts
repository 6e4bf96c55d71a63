"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { currentPath, currentQuery, replaceAddress } from "@/lib/client/history/address";
import { paths } from "@/lib/core/paths";
import { type ItemFilter, readFilter } from "@/lib/features/items/model/filter";

/** Browsers limit the rate of history writes, so the URL is updated after a pause in typing. */
const ADDRESS_DELAY_MS = 300;

/**
 * Returns the filter of the items screen and a function that changes it. The filter replaces the
 * query of the URL. A reload, a shared link and "back" therefore show the same items, and one
 * "back" leaves the screen. A navigation to another query of the screen sets the filter.
 */
export function useItemFilter(locationId: number | undefined) {
  const search = useSearchParams();
  const [filter, setFilter] = useState<ItemFilter>(() => readFilter(search));
  /** The query that was last written from the filter or parsed into it. */
  const known = useRef<string>(undefined);

  useEffect(() => {
    const show = () => {
      const { text, stock, itemId } = filter;
      const address = paths.items({ locationId, q: text, stock, item: itemId ?? undefined });
      if (address !== currentPath() + currentQuery()) replaceAddress(address);
      known.current = currentQuery();
    };
    const timer = setTimeout(show, ADDRESS_DELAY_MS);
    // Updates the URL in the capture phase, before a link navigates. A later history write would make Next
    // discard that navigation.
    document.addEventListener("click", show, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", show, { capture: true });
    };
  }, [filter, locationId]);

  useEffect(() => {
    const query = currentQuery();
    // Next reports a query that this hook has written only after a delay. The person may have
    // typed more by then.
    if (known.current !== undefined && known.current !== query) setFilter(readFilter(search));
    known.current = query;
  }, [search]);

  return [filter, setFilter] as const;
}
