"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { restoreQueries } from "@/lib/client/device/stored-household";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { hiddenOffersQuery } from "./queries";

/**
 * Returns whether the person has hidden the offers of a list on this device, and the function that hides them.
 * They count as hidden until the stored choice was read.
 */
export function useHiddenOffers(listId: number | null) {
  const queryClient = useQueryClient();
  const userId = useCurrentUser()?.id;
  const { data } = useQuery(hiddenOffersQuery());
  const [isRead, setRead] = useState(data !== undefined);

  useEffect(() => {
    if (isRead || userId === undefined) return undefined;
    let isGone = false;
    const { queryKey } = hiddenOffersQuery();
    void restoreQueries(queryClient, { userId, queryKeys: [queryKey] }).finally(() => {
      if (!isGone) setRead(true);
    });
    return () => {
      isGone = true;
    };
  }, [isRead, queryClient, userId]);

  return {
    isHidden: !isRead || data?.listId === listId,
    hide: () => queryClient.setQueryData(hiddenOffersQuery().queryKey, { listId }),
  };
}
