"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePendingStock } from "@/components/checks/use-pending-stock";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
import { useHiddenOffers } from "@/lib/features/forecast/client/use-hidden-offers";
import {
  itemsRunningOut,
  MOST_SHOWN,
  notOnList,
  type RunningOut,
} from "@/lib/features/forecast/model/running-out";
import { useItems } from "@/lib/features/items/client/use-items";
import { usePurchases } from "@/lib/features/purchases/client/use-purchases";
import type { Shopped } from "@/lib/features/purchases/model/left";
import { OfferList } from "./offer-list";

/**
 * Offers to add the items that may run out before the next shopping. It is the end of the screen, so that it moves
 * nothing when it appears. An offer keeps its place after it was added, until the screen is opened again.
 */
export function RunningOutOffers({ list, additions }: Shopped) {
  const { data: forecast } = useQuery(forecastQuery());
  const isNeeded = forecast?.items.some(({ word }) => word === "soon") ?? false;
  const { data: items } = useItems({ isNeeded });
  const stocked = usePendingStock(items);
  const purchases = usePurchases();
  const { isHidden, hide } = useHiddenOffers(list?.id ?? null);
  const [kept, setKept] = useState<readonly RunningOut[]>([]);

  const open =
    forecast && stocked && purchases
      ? notOnList(itemsRunningOut(forecast, stocked), { list, additions }, purchases)
      : [];
  const added = open
    .filter(({ item }) => !kept.some((other) => other.item.id === item.id))
    .slice(0, MOST_SHOWN - kept.length);
  if (added.length > 0) setKept([...kept, ...added]);

  if (isHidden || kept.length === 0) return null;
  const isOpen = ({ item }: RunningOut) => open.some((other) => other.item.id === item.id);
  return <OfferList offers={kept} isOpen={isOpen} additions={additions} onHide={hide} />;
}
