"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { activeCheckQuery, presencesQuery } from "@/lib/features/checks/client/queries";
import type { Presence } from "@/lib/features/checks/model/dto";
import { useHasEnded } from "./check-end-context";

/** Returns the presences of others in the running check; none on a screen whose check has ended. */
export function useOthersInCheck(): readonly Presence[] {
  const hasEnded = useHasEnded();
  const user = useCurrentUser();
  const { data: check } = useQuery(activeCheckQuery());
  const presences = useQuery({ ...presencesQuery(check?.id ?? 0), enabled: check != null });
  const { data } = presences;
  return useMemo(
    () => (hasEnded ? [] : (data?.filter(({ userId }) => userId !== user?.id) ?? [])),
    [hasEnded, data, user?.id],
  );
}

/**
 * Returns the ids of the locations in which another person is counting, which are suggested last. The location of the
 * open screen is included only if that person was there first. Otherwise each of two people would be sent to another
 * location.
 */
export function useOccupiedLocations(openId?: number): ReadonlySet<number> {
  const others = useOthersInCheck();
  const [isOpenTaken] = useState(() => others.some(({ locationId }) => locationId === openId));
  return useMemo(() => {
    const ids = others.flatMap(({ locationId }) => (locationId === null ? [] : [locationId]));
    return new Set(ids.filter((id) => id !== openId || isOpenTaken));
  }, [others, openId, isOpenTaken]);
}
