"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { pushAddress } from "@/lib/client/history/address";
import { openRealtimeStream } from "@/lib/client/realtime-stream";
import { Refresher } from "@/lib/client/refresher";
import { TAB } from "@/lib/client/tab";
import { applyChange, realtimeFeatures } from "./apply-change";

/** Applies the household's realtime changes to this tab's query cache while the person is signed in. */
export function RealtimeUpdates({ userId }: { userId: number }) {
  const queryClient = useQueryClient();

  useEffect(() => {
    const refresher = new Refresher(queryClient);
    const refresh = refresher.refresh.bind(refresher);
    const refreshVolatile = () =>
      refresh(realtimeFeatures.flatMap(({ volatileKeys }) => volatileKeys?.(queryClient) ?? []));
    const close = openRealtimeStream({
      onChange: (change) =>
        applyChange(change, {
          queryClient,
          userId,
          refresh,
          open: pushAddress,
          isOwn: change.tab === TAB,
        }),
      onOpen: (isFirst) => (isFirst ? refreshVolatile() : refresh([[]])),
      onPoll: () => {
        refreshVolatile();
        refresh(realtimeFeatures.flatMap(({ polledKeys }) => polledKeys?.() ?? []));
      },
    });
    return () => {
      close();
      refresher.stop();
    };
  }, [queryClient, userId]);

  return null;
}
