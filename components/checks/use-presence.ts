"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { useBeInLocation } from "@/lib/features/checks/client/mutations";

/**
 * Interval at which a person's presence is sent, in milliseconds: less than the two minutes after which a
 * presence expires.
 */
const REPEAT_MS = 60_000;

/**
 * Sends the person's location in a check to the server: on entering it, once a minute, and on leaving it.
 * @param updateId null when no check is running
 * @param locationId null when no location is open
 */
export function usePresence(updateId: number | null, locationId: number | null): void {
  const mayCount = useIsAllowed("check:run");
  const { mutate } = useBeInLocation();
  const saidIn = useRef<number | null>(null);

  const say = useEffectEvent((id: number, place: number | null) => {
    saidIn.current = place === null ? null : id;
    mutate({ updateId: id, locationId: place });
  });

  useEffect(() => {
    if (!mayCount || updateId === null) return;
    if (locationId === null) {
      if (saidIn.current === updateId) say(updateId, null);
      return;
    }
    say(updateId, locationId);
    const timer = setInterval(() => {
      if (!document.hidden) say(updateId, locationId);
    }, REPEAT_MS);
    return () => clearInterval(timer);
  }, [mayCount, updateId, locationId]);

  useEffect(
    () => () => {
      if (updateId !== null && saidIn.current === updateId) say(updateId, null);
    },
    [updateId],
  );
}
