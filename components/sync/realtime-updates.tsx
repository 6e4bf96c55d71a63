"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { currentPath } from "@/lib/client/history/address";
import { useNavigation } from "@/lib/client/history/use-navigation";
import { openRealtimeStream } from "@/lib/client/realtime-stream";
import { Refresher } from "@/lib/client/refresher";
import { TAB } from "@/lib/client/tab";
import { paths } from "@/lib/core/paths";
import type { RealtimeChange } from "@/lib/core/realtime-change";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import {
  activeCheckQuery,
  countsQuery,
  presencesQuery,
} from "@/lib/features/checks/client/queries";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { applyChange } from "./apply-change";

/** Keeps what this tab has cached as the household has it, for as long as the person is signed in. */
export function RealtimeUpdates({ userId }: { userId: number }) {
  const queryClient = useQueryClient();
  const navigation = useNavigation();

  /** Who is about to complete a check that somebody else has completed finds the list all the same. */
  const leaveEnded = useEffectEvent((updateId: number, status: "completed" | "cancelled") => {
    const isCompleting = currentPath() === paths.inventoryComplete(updateId);
    const { queryKey } = activeCheckQuery();
    if (status === "completed" && isCompleting) {
      // The screen stays as it is until the list takes its place.
      void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
      navigation.open(paths.shoppingList());
    } else {
      queryClient.setQueryData(queryKey, null);
    }
  });

  useEffect(() => {
    const refresher = new Refresher(queryClient);
    const refresh = refresher.refresh.bind(refresher);
    const refreshQuickOnes = () => {
      const check = queryClient.getQueryData(activeCheckQuery().queryKey);
      const ofCheck = check ? [countsQuery(check.id), presencesQuery(check.id)] : [];
      const queries = [activeCheckQuery(), shoppingListQuery(), ...ofCheck];
      refresh(queries.map(({ queryKey }) => queryKey));
    };
    const close = openRealtimeStream({
      onChange: (change: RealtimeChange) =>
        applyChange(change, {
          queryClient,
          userId,
          refresh,
          isOwn: change.tab === TAB,
          onEnded: leaveEnded,
        }),
      onOpen: (isFirst) => (isFirst ? refreshQuickOnes() : refresh([[]])),
      onPoll: () => {
        refreshQuickOnes();
        // Nothing tells that one's role has changed.
        refresh([currentUserQuery().queryKey]);
      },
    });
    return () => {
      close();
      refresher.stop();
    };
  }, [queryClient, userId]);

  return null;
}
