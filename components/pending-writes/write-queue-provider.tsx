"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { openScreen } from "@/components/checks/screen-address";
import { storeHousehold } from "@/lib/client/device/stored-household";
import { useWriteQueue } from "@/lib/client/pending-writes/use-write-queue";
import { leaveForEntrance } from "@/lib/client/query-client";
import type { User } from "@/lib/features/accounts/model/dto";
import { pathOfScreen, readScreen } from "@/lib/features/checks/client/screens";
import { settleCount } from "@/lib/features/checks/client/settle-counts";
import type { CheckScreen } from "@/lib/features/checks/model/rules";
import { settleTick } from "@/lib/features/shopping-lists/client/settle-ticks";

/** Sends what a person has waiting for as long as they are here, and tells the screens what became of it. */
export function WriteQueueProvider({ user }: { user: User }) {
  const queue = useWriteQueue();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { id: userId, householdId } = user;

  useEffect(() => {
    const leadTo = (screen: CheckScreen) => {
      if (readScreen(window.location.pathname)) openScreen(screen);
      else router.push(pathOfScreen(screen));
    };
    const hasMore = () => queue.get().waiting.length > 0;
    return queue.listen(async (news) => {
      if (news.kind === "signedOut") {
        leaveForEntrance();
        return;
      }
      settleCount(news, { queryClient, leadTo, hasMore });
      await settleTick(news, { queryClient, queue });
      if (news.kind === "sent") await storeHousehold(queryClient, userId);
    });
  }, [queue, queryClient, router, userId]);

  useEffect(() => {
    const close = queue.open({ userId, householdId });
    const wakeWhenSeen = () => {
      if (document.visibilityState === "visible") queue.wake();
    };
    window.addEventListener("online", queue.wake);
    document.addEventListener("visibilitychange", wakeWhenSeen);
    return () => {
      window.removeEventListener("online", queue.wake);
      document.removeEventListener("visibilitychange", wakeWhenSeen);
      close();
    };
  }, [queue, userId, householdId]);

  return null;
}
