"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { openScreen } from "@/components/checks/shared/screen-address";
import { storeHousehold } from "@/lib/client/device/stored-household";
import { currentPath } from "@/lib/client/history/address";
import { useNavigation } from "@/lib/client/history/use-navigation";
import { settleWrites } from "@/lib/client/pending-writes/settle-writes";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { leaveForEntrance } from "@/lib/client/query-client";
import type { User } from "@/lib/features/accounts/model/dto";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { readScreen } from "@/lib/features/checks/client/screens";
import { hasEnded } from "@/lib/features/checks/model/rules";
import { PENDING_WRITE_KINDS } from "./pending-write-kinds";

/**
 * Sends the pending writes of the signed-in person, and passes each result to the handler of its
 * kind.
 */
export function WriteQueueProvider({ user }: { user: User }) {
  const queue = useWriteQueue();
  const queryClient = useQueryClient();
  const navigation = useNavigation();
  const { id: userId, householdId, username } = user;

  useEffect(() => {
    const openPath = (path: string) => {
      const screen = readScreen(path);
      // Between two screens of the check only the URL changes, so that the page is not mounted again.
      const isInCheck = readScreen(currentPath()) !== null;
      const check = queryClient.getQueryData(activeCheckQuery().queryKey);
      // The shopping list of a completed check is opening. A change of the address would discard that navigation.
      if (isInCheck && hasEnded(check)) return;
      if (isInCheck && screen !== null && screen !== "invalid") openScreen(screen);
      else navigation.open(path);
    };
    return queue.listen(async (notification) => {
      if (notification.kind === "signedOut") {
        leaveForEntrance();
        return;
      }
      await settleWrites(notification, {
        kinds: PENDING_WRITE_KINDS,
        queue,
        queryClient,
        username,
        openPath,
      });
      if (notification.kind === "sent") await storeHousehold(queryClient, userId);
    });
  }, [queue, queryClient, navigation, userId, username]);

  useEffect(() => {
    const close = queue.open({ userId, householdId }, PENDING_WRITE_KINDS);
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
