"use client";

import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { now } from "@/lib/core/clock";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
import type { ItemForecast } from "@/lib/features/forecast/model/dto";
import { COUNTS_FOR_WORD } from "@/lib/features/forecast/model/history";
import { isWorthwhile, planQuickCheck } from "@/lib/features/forecast/model/quick-check";
import { quickCheckCopy } from "@/lib/features/forecast/model/quick-check-copy";
import type { Item } from "@/lib/features/items/model/dto";
import { CHOICE, ChoiceDetail } from "./choice";

const CAPTION = "text-muted-foreground text-sm leading-5 max-md:text-center";

interface QuickCheckOfferProps {
  items: readonly Item[];
  isBusy: boolean;
  /** Starts a check in which these items get assumed entries. */
  onStart: (assumedIds: readonly number[]) => void;
}

/**
 * Offers a quick check: how many items it asks for, how many keep their recorded stock, and how many taps and wrong
 * lines to expect. Without enough history it names the number of checks that are still needed.
 */
export function QuickCheckOffer(props: QuickCheckOfferProps) {
  const { data } = useQuery(forecastQuery());
  if (!data) return null;
  const missing = checksMissing(data.items);
  return missing > 0 ? (
    <p className={CAPTION}>{quickCheckCopy.missing(missing)}</p>
  ) : (
    <Offer {...props} forecasts={data.items} />
  );
}

function Offer({
  items,
  forecasts,
  isBusy,
  onStart,
}: QuickCheckOfferProps & { forecasts: readonly ItemForecast[] }) {
  const explanation = useId();
  // Planned once: the items that are audited at random must not change while the person reads.
  const [plan] = useState(() => planQuickCheck({ items, forecasts, moment: now() }));
  if (!isWorthwhile(plan)) return null;
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        className={CHOICE}
        disabled={isBusy}
        aria-describedby={explanation}
        onClick={() => onStart(plan.assumed.map(({ id }) => id))}
      >
        {quickCheckCopy.start}{" "}
        <ChoiceDetail>
          {quickCheckCopy.amount({ asked: plan.asked.length, assumed: plan.assumed.length })}
        </ChoiceDetail>
      </Button>
      <p id={explanation} className={CAPTION}>
        {/* Two blocks, because a text of two lines would be the largest of the screen, and it arrives last. */}
        {quickCheckCopy.explain(plan).map((line) => (
          <span key={line} className="block">
            {line}{" "}
          </span>
        ))}
      </p>
    </>
  );
}

/** Returns how many more checks are needed until an item has enough history; 0 if one has. */
function checksMissing(forecasts: readonly ItemForecast[]): number {
  return Math.min(...forecasts.map(({ countsMissing }) => countsMissing), COUNTS_FOR_WORD);
}
