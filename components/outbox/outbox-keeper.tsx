"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { openScreen } from "@/components/checks/screen-address";
import { storeHousehold } from "@/lib/client/device/stored-household";
import { leaveForEntrance } from "@/lib/client/query-client";
import { useOutbox } from "@/lib/client/outbox/use-outbox";
import type { User } from "@/lib/features/accounts/dto";
import type { CheckScreen } from "@/lib/features/checks/rules";
import { pathOfScreen, readScreen } from "@/lib/features/checks/screens";
import { settleCount } from "@/lib/features/checks/settle-counts";
import { settleTick } from "@/lib/features/shopping-lists/settle-ticks";

/** Sends what a person has waiting for as long as they are here, and tells the screens what became of it. */
export function OutboxKeeper({ user }: { user: User }) {
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { id: userId, householdId } = user;

  useEffect(() => {
    const leadTo = (screen: CheckScreen) => {
      if (readScreen(window.location.pathname)) openScreen(screen);
      else router.push(pathOfScreen(screen));
    };
    const hasMore = () => outbox.get().waiting.length > 0;
    return outbox.listen(async (news) => {
      if (news.kind === "signedOut") {
        leaveForEntrance();
        return;
      }
      settleCount(news, { queryClient, leadTo, hasMore });
      await settleTick(news, { queryClient, outbox });
      if (news.kind === "sent") await storeHousehold(queryClient, userId);
    });
  }, [outbox, queryClient, router, userId]);

  useEffect(() => {
    const close = outbox.open({ userId, householdId });
    const wakeWhenSeen = () => {
      if (document.visibilityState === "visible") outbox.wake();
    };
    window.addEventListener("online", outbox.wake);
    document.addEventListener("visibilitychange", wakeWhenSeen);
    return () => {
      window.removeEventListener("online", outbox.wake);
      document.removeEventListener("visibilitychange", wakeWhenSeen);
      close();
    };
  }, [outbox, userId, householdId]);

  return null;
}
