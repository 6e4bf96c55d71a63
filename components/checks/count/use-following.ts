"use client";

import { useOccupiedLocations } from "@/components/checks/shared/others-in-check";
import type { CheckData, CheckView } from "@/lib/features/checks/client/screens";
import { progressByLocation } from "@/lib/features/checks/model/rules";
import {
  type CheckScreen,
  type CountScreen,
  nextInRound,
  nextItemScreen,
} from "@/lib/features/checks/model/screen-sequence";

/** Returns the screens that follow the screen of an item: after a confirmed count, and when the item is skipped. */
export function useFollowing(
  screen: CountScreen,
  { check, items }: Extract<CheckView, { kind: "count" }>,
  data: CheckData,
): { next: CheckScreen; skip: CheckScreen } {
  const occupied = useOccupiedLocations();
  if (!screen.round) {
    const next = nextItemScreen(screen, items);
    return { next, skip: next };
  }
  const progress = progressByLocation(data.locations, data.items, data.counts);
  const options = { updateId: check.id, occupied };
  return {
    next: nextInRound(screen, progress, { ...options, isSkipped: false }),
    skip: nextInRound(screen, progress, { ...options, isSkipped: true }),
  };
}
