"use client";

import { Check, Plus, X } from "lucide-react";
import { useId, useLayoutEffect, useRef } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { Name } from "@/components/shared/name";
import { Button } from "@/components/ui/button";
import { focusHeading } from "@/lib/client/focus-heading";
import { forecastCopy } from "@/lib/features/forecast/model/copy";
import { reasonOf, type RunningOut } from "@/lib/features/forecast/model/running-out";
import type { Item } from "@/lib/features/items/model/dto";
import { quantityToBuy } from "@/lib/features/items/model/rules";
import { useAdditionWrites } from "@/lib/features/shopping-additions/client/mutations";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { thingOf } from "@/lib/features/shopping-additions/model/suggest-items";

interface OfferListProps {
  offers: readonly RunningOut[];
  /** Returns whether the item can still be added. */
  isOpen: (offer: RunningOut) => boolean;
  additions: readonly Addition[];
  onHide: () => void;
}

/** "Add" and "Undo" have the same width, so that the text beside them keeps its lines. */
const ACTION = "shrink-0 max-md:min-w-15 max-md:px-2 md:min-w-26";

/** Returns the quantity that one tap adds, in packs. */
const quantityOf = (item: Item) => Math.max(1, quantityToBuy(item));

/** Shows items that may run out soon, each with a button that adds it to the list or takes it off again. */
export function OfferList({ offers, isOpen, additions, onHide }: OfferListProps) {
  const title = useId();
  const { add, remove } = useAdditionWrites();
  const { section, hold } = useHeldPlace(additions.length);

  function put({ item }: RunningOut): void {
    hold();
    void add({ ...thingOf(item), quantity: quantityOf(item), already: null });
  }

  return (
    <section ref={section} aria-labelledby={title} className="mt-6">
      <div className="mb-1 flex items-center justify-between gap-2">
        <h2 id={title} className="font-semibold">
          {forecastCopy.mayRunOut}
        </h2>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Hide these offers"
          title="Hide these offers"
          className="text-muted-foreground -mr-3.25 shrink-0"
          onClick={() => {
            onHide();
            focusHeading();
          }}
        >
          <X aria-hidden />
        </Button>
      </div>
      <ul className="bg-card shadow-raised divide-y overflow-hidden rounded-2xl border">
        {offers.map((offer) => {
          // Not the supermarket name, which is often longer. The line of the list has both names.
          const { name } = offer.item;
          const addition = additions.find(
            ({ itemId, purchased }) => !purchased && itemId === offer.item.id,
          );
          return (
            <li
              key={offer.item.id}
              className="large-text:flex-wrap large-text:justify-end flex min-h-15 items-center justify-between gap-3 px-3 py-2 md:px-4"
            >
              <NamedTile
                of={offer.item}
                emptyText=""
                className="large-text:hidden w-9 rounded-lg"
              />
              <div className="large-text:basis-full min-w-0 flex-1 leading-snug">
                <Name as="p" className="line-clamp-2" title={name}>
                  {name}
                </Name>
                <p className="text-muted-foreground text-sm wrap-anywhere tabular-nums">
                  {reasonOf(offer, "few")}
                </p>
              </div>
              {isOpen(offer) ? (
                <Button
                  variant="outline"
                  className={ACTION}
                  aria-label={`Add ${quantityOf(offer.item)} ${name}`}
                  onClick={() => put(offer)}
                >
                  <Plus aria-hidden className="max-md:hidden" />
                  Add {quantityOf(offer.item)}
                </Button>
              ) : addition ? (
                <Button
                  variant="ghost"
                  className={ACTION}
                  aria-label={`Undo adding ${name}`}
                  onClick={() => {
                    hold();
                    void remove(addition);
                  }}
                >
                  <Check aria-hidden className="text-primary max-md:hidden" />
                  Undo
                </Button>
              ) : (
                <p className="text-muted-foreground shrink-0 text-sm">On the list</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * Keeps the section at its place on the screen when a row above it appears or disappears. Otherwise another
 * button would be below the finger.
 * @param rows the number of rows above the section
 */
function useHeldPlace(rows: number) {
  const section = useRef<HTMLElement>(null);
  const held = useRef<number | null>(null);
  const top = () => section.current?.getBoundingClientRect().top ?? 0;

  useLayoutEffect(() => {
    if (held.current === null) return;
    const moved = top() - held.current;
    held.current = null;
    if (moved !== 0) window.scrollBy(0, moved);
  }, [rows]);

  return {
    section,
    hold: () => {
      held.current = top();
    },
  };
}
