"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { openLiveStream } from "@/lib/client/live-stream";
import { paths } from "@/lib/client/paths";
import { Refresher } from "@/lib/client/refresher";
import { TAB } from "@/lib/client/tab";
import type { LiveChange } from "@/lib/core/live-change";
import { currentUserQuery } from "@/lib/features/accounts/queries";
import { activeCheckQuery, countsQuery, presencesQuery } from "@/lib/features/checks/queries";
import { shoppingListQuery } from "@/lib/features/shopping-lists/queries";
import { applyChange } from "./apply-change";

/** Keeps what this tab has cached as the household has it, for as long as the person is signed in. */
export function LiveUpdates({ userId }: { userId: number }) {
  const queryClient = useQueryClient();
  const router = useRouter();

  /** Who is about to complete a check that somebody else has completed finds the list all the same. */
  const leaveEnded = useEffectEvent((updateId: number, status: "completed" | "cancelled") => {
    const isCompleting = window.location.pathname === paths.inventoryComplete(updateId);
    const { queryKey } = activeCheckQuery();
    if (status === "completed" && isCompleting) {
      // The screen stays as it is until the list takes its place.
      void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
      router.push(paths.shoppingList());
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
    const close = openLiveStream({
      onChange: (change: LiveChange) =>
        applyChange(change, {
          ...{ queryClient, userId, refresh },
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
