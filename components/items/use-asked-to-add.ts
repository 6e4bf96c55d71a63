"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { replaceAddress, useQueryString } from "@/lib/client/history/address";
import { paths } from "@/lib/core/paths";
import { readLocationId } from "@/lib/features/items/model/filter";

/**
 * Calls `open` once if the URL asks for the form of a new item (`?adds=1`), as soon as `canOpen` is true. The request
 * is removed from the URL before that: the back button, which closes the form, would otherwise open it again.
 */
export function useAskedToAdd(canOpen: boolean, open: () => void): void {
  const search = new URLSearchParams(useQueryString());
  const isInUrl = search.has("adds");
  const locationId = readLocationId(search) ?? undefined;
  const isAsked = useRef(isInUrl);
  const openOnce = useEffectEvent(open);

  useEffect(() => {
    if (isInUrl) replaceAddress(paths.items({ locationId }));
  }, [isInUrl, locationId]);

  useEffect(() => {
    if (!isAsked.current || isInUrl || !canOpen) return;
    isAsked.current = false;
    openOnce();
  }, [isInUrl, canOpen]);
}
