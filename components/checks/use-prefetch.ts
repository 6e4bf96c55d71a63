"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { FRESH_MS } from "@/lib/client/query-client";
import { paths } from "@/lib/core/paths";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { upcomingPhotos } from "@/lib/features/checks/model/upcoming-photos";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";

/** The age above which the screen of an item refetches the locations and items, in milliseconds. */
const PREFETCH_FRESH_MS = 60_000;

/** The URLs of the photos that were requested in this tab. The browser's cache has them. */
const requested = new Set<string>();

/** Loads a photo into the browser's cache, in the variant that the screens of a check show. */
function preloadPhoto(photo: string): void {
  const address = paths.file(photo);
  if (photo.startsWith("data:") || requested.has(address)) return;
  requested.add(address);
  const image = new Image();
  image.fetchPriority = "low";
  image.onerror = () => requested.delete(address);
  image.src = address;
}

/**
 * Prefetches data for the next screens of a check: the photos of the next items and of the next location.
 * Refetches locations and items that are older than one minute on the screen of an item, or older than five
 * minutes on the screen of a location.
 * @param itemId the shown item; null on the screen of the location
 */
export function usePrefetch(data: CheckData, locationId: number, itemId: number | null): void {
  const queryClient = useQueryClient();
  const { locations, items } = data;
  const photos = useMemo(
    () => upcomingPhotos({ locations, items }, locationId, itemId),
    [locations, items, locationId, itemId],
  );
  useEffect(() => photos.forEach(preloadPhoto), [photos]);
  useEffect(() => {
    const staleTime = itemId === null ? FRESH_MS : PREFETCH_FRESH_MS;
    // A failure is ignored: the screens show the cached data.
    for (const prefetch of [
      queryClient.query({ ...locationsQuery(), staleTime }),
      queryClient.query({ ...itemsQuery(), staleTime }),
    ]) {
      prefetch.catch(() => undefined);
    }
  }, [queryClient, locationId, itemId]);
}
