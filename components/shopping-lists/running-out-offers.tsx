"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { usePendingStock } from "@/components/checks/use-pending-stock";
import { useWasNear } from "@/components/shared/use-was-near";
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

interface RunningOutOffersProps extends Shopped {
  /** What else is below the lines of the list. */
  children: ReactNode;
}

/**
 * Offers to add the items that may run out before the next shopping. The offers are above the children, directly below
 * the lines. If that place is visible when the forecast arrives, they are below the children, so that they move nothing.
 * The forecast is loaded when that place comes near the viewport. An offer keeps its place after it was added, until
 * the screen is opened again.
 */
export function RunningOutOffers({ list, additions, children }: RunningOutOffersProps) {
  const { wasNear, ref } = useWasNear();
  const { data: forecast } = useQuery({ ...forecastQuery(), enabled: wasNear });
  const isNeeded = forecast?.items.some(({ word }) => word === "soon") ?? false;
  const { data: items } = useItems({ isNeeded });
  const stocked = usePendingStock(items);
  const purchases = usePurchases();
  const { isHidden, hide } = useHiddenOffers(list?.id ?? null);
  const [kept, setKept] = useState<readonly RunningOut[]>([]);
  const [place, setPlace] = useState<"above" | "below" | null>(null);

  const open =
    forecast && stocked && purchases
      ? notOnList(itemsRunningOut(forecast, stocked), { list, additions }, purchases)
      : [];
  const added = open
    .filter(({ item }) => !kept.some((other) => other.item.id === item.id))
    .slice(0, MOST_SHOWN - kept.length);
  if (added.length > 0) setKept([...kept, ...added]);

  const isShown = !isHidden && kept.length > 0;
  const isOpen = ({ item }: RunningOut) => open.some((other) => other.item.id === item.id);
  const offers = isShown && (
    <OfferList offers={kept} isOpen={isOpen} additions={additions} onHide={hide} />
  );
  return (
    <>
      {!wasNear && <div ref={ref} />}
      {isShown && place === null && (
        <div
          ref={(marker) => {
            if (marker) setPlace(isBelowWindow(marker) ? "above" : "below");
          }}
        />
      )}
      {place === "above" && offers}
      {children}
      {place === "below" && offers}
    </>
  );
}

const isBelowWindow = (element: Element) =>
  element.getBoundingClientRect().top >= window.innerHeight;
