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

/** Returns the screen that follows the screen of an item, after a confirmed count and when the item is skipped. */
export function useFollowing(
  screen: CountScreen,
  { check, items }: Extract<CheckView, { kind: "count" }>,
  data: CheckData,
): CheckScreen {
  const occupied = useOccupiedLocations();
  if (!screen.round) return nextItemScreen(screen, items);
  const progress = progressByLocation(data.locations, data.items, data.counts);
  return nextInRound(screen, progress, { updateId: check.id, occupied });
}
