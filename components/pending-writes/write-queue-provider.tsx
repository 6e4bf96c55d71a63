"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { storeHousehold } from "@/lib/client/device/stored-household";
import { pushAddress } from "@/lib/client/history/address";
import { settleWrites } from "@/lib/client/pending-writes/settle-writes";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { leaveForEntrance } from "@/lib/client/query-client";
import { isSignedIn } from "@/lib/features/accounts/client/queries";
import type { User } from "@/lib/features/accounts/model/dto";
import { PENDING_WRITE_KINDS } from "./pending-write-kinds";

/**
 * Sends the pending writes of the signed-in person, and passes each result to the handler of its
 * kind.
 */
export function WriteQueueProvider({ user }: { user: User }) {
  const queue = useWriteQueue();
  const queryClient = useQueryClient();
  const { id: userId, householdId, username } = user;

  useEffect(() => {
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
        openPath: pushAddress,
      });
      if (notification.kind === "sent" && isSignedIn(queryClient, userId)) {
        await storeHousehold(queryClient, userId);
      }
    });
  }, [queue, queryClient, userId, username]);

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
