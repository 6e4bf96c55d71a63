"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keepForOffline, type OfflinePictures } from "@/lib/client/device/service-worker";
import { storeHousehold } from "@/lib/client/device/stored-household";
import { paths } from "@/lib/core/paths";
import { isSignedIn } from "@/lib/features/accounts/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import type { Item } from "@/lib/features/items/model/dto";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Location } from "@/lib/features/locations/model/dto";
import { loadFindPictogram } from "@/lib/features/pictograms/client/use-pictogram";
import { fetchMissing } from "./fetch-missing";

/** The delay between a cache change and storing it, in milliseconds. */
const STORE_DELAY_MS = 1_000;

/** The delay between opening a page and fetching data for offline use, in milliseconds. */
const SETTLED_MS = 2_000;

/**
 * Returns the paths of the photos, and of the pictograms for locations and items without a photo. Returns no
 * pictograms if the word tables that select them cannot be loaded.
 */
async function listPictures(
  locations: readonly Location[],
  items: readonly Item[],
): Promise<OfflinePictures> {
  const named = [
    ...locations.map((location) => ({ ...location, supermarketItemName: null })),
    ...items,
  ];
  const photos = named.flatMap(({ photo }) =>
    photo === null || photo.startsWith("data:") ? [] : [paths.file(photo, { isSmall: true })],
  );
  const find = await loadFindPictogram();
  if (!find) return { photos };
  const found = named.flatMap(({ name, photo, supermarketItemName }) =>
    photo === null ? (find(name, supermarketItemName) ?? []) : [],
  );
  return { photos, pictograms: [...new Set(found.map(({ picture }) => paths.pictogram(picture)))] };
}

/**
 * Stores the query cache on the device, so that the screens open offline. Stores nothing after the person has
 * signed out, although this component remains mounted for a moment.
 */
export function DeviceSync({ userId }: { userId: number }) {
  const queryClient = useQueryClient();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      clearTimeout(timer);
      timer = undefined;
      if (isSignedIn(queryClient, userId)) void storeHousehold(queryClient, userId);
    };
    const storeSoon = () => {
      timer ??= setTimeout(store, STORE_DELAY_MS);
    };
    const storeWhenHidden = () => {
      if (document.visibilityState === "hidden" && timer !== undefined) store();
    };
    storeSoon();
    const leave = queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === "updated" || type === "added") storeSoon();
    });
    document.addEventListener("visibilitychange", storeWhenHidden);
    return () => {
      leave();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", storeWhenHidden);
    };
  }, [queryClient, userId]);

  useEffect(() => {
    const keep = async () => {
      await fetchMissing(queryClient, userId);
      const locations = queryClient.getQueryData(locationsQuery().queryKey);
      const items = queryClient.getQueryData(itemsQuery().queryKey);
      await keepForOffline(
        // Pictures that are not listed are deleted from the device, so the list is passed only if it is complete.
        locations && items ? await listPictures(locations, items) : {},
        { isWanted: () => isSignedIn(queryClient, userId) },
      );
    };
    const timer = setTimeout(() => void keep(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [queryClient, userId]);

  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries();
    window.addEventListener("online", refresh);
    return () => window.removeEventListener("online", refresh);
  }, [queryClient]);

  return null;
}
