"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { useBeInLocation } from "@/lib/features/checks/client/presence-mutation";

/**
 * Interval at which a person's presence is sent, in milliseconds: less than the two minutes after which a
 * presence expires.
 */
const REPEAT_MS = 60_000;

interface PresenceProps {
  updateId: number;
  /** Null when no location is open. */
  locationId: number | null;
}

/**
 * Sends the person's location in a check to the server: on entering it, once a minute, and on leaving it. It is a
 * component and not a hook, because each mutation renders the component that uses it twice.
 */
export function Presence({ updateId, locationId }: PresenceProps): null {
  const mayCount = useIsAllowed("check:run");
  const { mutate } = useBeInLocation();
  const saidIn = useRef<number | null>(null);

  const say = useEffectEvent((id: number, place: number | null) => {
    saidIn.current = place === null ? null : id;
    mutate({ updateId: id, locationId: place });
  });

  useEffect(() => {
    if (!mayCount) return;
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
      if (saidIn.current === updateId) say(updateId, null);
    },
    [updateId],
  );
  return null;
}
