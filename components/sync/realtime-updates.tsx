"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { pushAddress } from "@/lib/client/history/address";
import { openRealtimeStream } from "@/lib/client/realtime-stream";
import { Refresher } from "@/lib/client/refresher";
import { TAB } from "@/lib/client/tab";
import { applyChange, realtimeFeatures } from "./apply-change";

interface RealtimeUpdatesProps {
  userId: number;
  /** See `openRealtimeStream`. */
  since: number | undefined;
}

/** Applies the household's realtime changes to this tab's query cache while the person is signed in. */
export function RealtimeUpdates({ userId, since }: RealtimeUpdatesProps) {
  const queryClient = useQueryClient();

  useEffect(() => {
    const refresher = new Refresher(queryClient);
    const refresh = refresher.refresh.bind(refresher);
    const close = openRealtimeStream({
      since,
      onChange: (change) =>
        applyChange(change, {
          queryClient,
          userId,
          refresh,
          open: pushAddress,
          isOwn: change.tab === TAB,
        }),
      onMissed: () => refresh([[]]),
      onPoll: () =>
        refresh(realtimeFeatures.flatMap(({ polledKeys }) => polledKeys?.(queryClient) ?? [])),
    });
    return () => {
      close();
      refresher.stop();
    };
  }, [queryClient, userId, since]);

  return null;
}
