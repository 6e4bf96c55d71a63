"use client";

import { CircleCheck, ListX, PartyPopper, ShoppingBasket } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { EmptyState } from "@/components/shared/empty-state";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { LowItems } from "./low-items";
import { NewCheck } from "./new-check";
import { useShortage } from "./use-shortage";

interface EmptyListProps {
  list: ShoppingList;
  /** Whether a newer list has replaced this one. The text then does not mention the present stock. */
  isEarlier: boolean;
  hasAdditions: boolean;
  /** Whether this is the line above the additions, and not what follows them. */
  isLine?: boolean;
}

/** Shows a list without lines: a line above the additions, or what is next below them. */
export function EmptyList({ isLine = false, ...props }: EmptyListProps) {
  return isLine ? <ClearedLine {...props} /> : <NextStep {...props} />;
}

const TITLE = "All Stocked Up!";
const NEXT = "The next inventory check makes a new list.";

/**
 * Shows in one line that a list has no lines, above the additions. Renders nothing where `NextStep` has the text: for an
 * earlier list, and if there is nothing else to show.
 */
function ClearedLine(props: EmptyListProps) {
  const { isBrief, text } = useEmptyList(props);
  if (!isBrief) return null;
  return (
    <div className="my-3 flex gap-1.5 text-sm leading-5 md:my-4 md:gap-2.5 md:text-base md:leading-6">
      <CircleCheck aria-hidden className="text-primary size-4 shrink-0 translate-y-0.5 md:size-5" />
      <div className="min-w-0">
        <h2 className="inline font-semibold tracking-normal">{TITLE}</h2>{" "}
        <p className="inline">{text}</p>
      </div>
    </div>
  );
}

/**
 * Shows what is next after a list without lines: the items that are low, or a new check. If there is nothing else to
 * show, it also has the text about the list.
 */
function NextStep(props: EmptyListProps) {
  const { list, isEarlier, hasAdditions } = props;
  const { isBrief, isStocked, text, shortage } = useEmptyList(props);
  if (isBrief) {
    return shortage ? (
      <section className="bg-card shadow-raised mt-5 rounded-2xl border md:mt-6">
        <LowItems shortage={shortage} />
      </section>
    ) : (
      <div className="mt-5 flex flex-col gap-3 md:mt-6 md:flex-row md:items-center md:gap-5">
        <p className="text-muted-foreground text-sm">{NEXT}</p>
        {/* To buy the additions comes before a new check. */}
        <NewCheck
          label="Start Inventory Check"
          {...(hasAdditions && { variant: "outline" as const })}
        />
      </div>
    );
  }
  return (
    <EmptyState
      icon={list.clearedAt ? ListX : isStocked ? PartyPopper : ShoppingBasket}
      title={TITLE}
      text={
        <>
          {text} {!isEarlier && NEXT}
        </>
      }
      action={
        <div className="flex w-82 max-w-full flex-col">
          {isEarlier ? (
            <Button asChild size="lg" variant="outline">
              <AppLink href={paths.shoppingList()}>Go to the latest list</AppLink>
            </Button>
          ) : (
            <NewCheck label="Start Inventory Check" variant="outline" />
          )}
        </div>
      }
    />
  );
}

/** Returns the text about a list without lines, and whether it is only one line above the additions or the low items. */
function useEmptyList({ list, isEarlier, hasAdditions }: EmptyListProps) {
  const { isLoaded, isKnown, count, text: shortage } = useShortage({ isNeeded: !isEarlier });
  const isStocked =
    isKnown && !isEarlier && !list.clearedAt && !hasRemovedLines(list) && count === 0;
  return {
    // While the items load, nothing is celebrated that they may refute.
    isBrief: !isEarlier && (hasAdditions || count > 0 || !isLoaded),
    isStocked,
    shortage,
    text: describe(list, { isEarlier, isStocked, hasAdditions }),
  };
}

interface Known {
  isEarlier: boolean;
  /** Whether the stock of all items is known, and none of them is to buy. */
  isStocked: boolean;
  hasAdditions: boolean;
}

function describe(list: ShoppingList, { isEarlier, isStocked, hasAdditions }: Known): ReactNode {
  if (list.clearedAt) {
    return (
      <>
        {/* "List" distinguishes it from the additions, which remain. */}
        List cleared by {list.clearedBy} <RelativeTime value={list.clearedAt} />.
      </>
    );
  }
  if (isStocked) return hasAdditions ? "No item is low." : "There is nothing to buy.";
  if (hasRemovedLines(list)) return "Every line of this list was removed.";
  return isEarlier ? "Nothing was on this list." : "Nothing is on this list.";
}

/**
 * Returns whether lines were removed from the list. `removedCount` is undefined in a list that a device
 * stored before the field existed. The result is then false.
 */
function hasRemovedLines({ removedCount }: ShoppingList): boolean {
  return removedCount > 0;
}
