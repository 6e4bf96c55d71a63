"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keepForOffline } from "@/lib/client/device/service-worker";
import { storeHousehold } from "@/lib/client/device/stored-household";
import { nextTask } from "@/lib/client/next-task";
import { isSignedIn } from "@/lib/features/accounts/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { fetchMissing } from "./fetch-missing";
import { listPictures } from "./list-pictures";

/** The delay between a cache change and storing it, in milliseconds. */
const STORE_DELAY_MS = 1_000;

/** The delay between opening a page and loading the other screens, in milliseconds. */
const SETTLED_MS = 1_000;

interface DeviceSyncProps {
  userId: number;
  /** Loads the code of all screens. Does not fail. */
  preloadScreens: () => Promise<void>;
}

/**
 * Loads the code and the data of the other screens, and stores the app's files and the query cache on the device, so that
 * the screens open offline. Stores nothing after the person has signed out, although this component remains mounted for a
 * moment.
 */
export function DeviceSync({ userId, preloadScreens }: DeviceSyncProps) {
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
    const storeChanges = () => {
      if (timer !== undefined) store();
    };
    const storeWhenHidden = () => {
      if (document.visibilityState === "hidden") storeChanges();
    };
    // One timer starts all steps, because a processor that wakes up for a timer is slow at first.
    const prepare = async () => {
      await preloadScreens();
      // The task that evaluated the last script ends here.
      await nextTask();
      await fetchMissing(queryClient, userId);
      storeChanges();
      const locations = queryClient.getQueryData(locationsQuery().queryKey);
      const items = queryClient.getQueryData(itemsQuery().queryKey);
      await keepForOffline(
        // Pictures that are not listed are deleted from the device, so the list is passed only if it is complete.
        locations && items ? await listPictures(locations, items) : {},
        { isWanted: () => isSignedIn(queryClient, userId) },
      );
    };
    const settled = setTimeout(() => void prepare(), SETTLED_MS);
    storeSoon();
    const leave = queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === "updated" || type === "added") storeSoon();
    });
    document.addEventListener("visibilitychange", storeWhenHidden);
    return () => {
      clearTimeout(settled);
      leave();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", storeWhenHidden);
    };
  }, [queryClient, userId, preloadScreens]);

  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries();
    window.addEventListener("online", refresh);
    return () => window.removeEventListener("online", refresh);
  }, [queryClient]);

  return null;
}
