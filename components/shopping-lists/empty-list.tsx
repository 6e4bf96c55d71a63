"use client";

import { CircleCheck, ListX, PartyPopper, ShoppingBasket } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { EmptyState } from "@/components/shared/empty-state";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { EmptyListCard } from "./empty-list-card";
import { NewCheck } from "./new-check";
import { useShortage } from "./use-shortage";

interface EmptyListProps {
  list: ShoppingList;
  /** Whether a newer list has replaced this one. The text then does not mention the present stock. */
  isEarlier: boolean;
  /** Whether additions are above the text. */
  isBelowLines: boolean;
}

/**
 * Shows a list without lines. The text depends on whether the list was cleared and whether items
 * are to buy.
 */
export function EmptyList({ list, isEarlier, isBelowLines }: EmptyListProps) {
  const shortage = useShortage({ isNeeded: !isEarlier });
  const isStocked =
    shortage.isKnown &&
    !isEarlier &&
    !list.clearedAt &&
    !hasRemovedLines(list) &&
    shortage.count === 0;
  const icon = list.clearedAt ? ListX : isStocked ? PartyPopper : ShoppingBasket;
  // The button below a shortage says what is next.
  const hasNext = !isEarlier && shortage.count === 0;
  const text = describe(list, { isEarlier, isStocked, isBelowLines, hasNext });
  // While the items load, nothing is celebrated that they may refute.
  if (!isEarlier && (isBelowLines || shortage.count > 0 || !shortage.isLoaded)) {
    return (
      <EmptyListCard
        icon={CircleCheck}
        title="All Stocked Up!"
        text={text}
        shortage={shortage.text}
      >
        <div className="flex flex-col px-4 pb-4 md:items-start md:pl-14">
          {/* To buy the additions comes before a new check. */}
          <NewCheck
            label="Start Inventory Check"
            {...(isBelowLines && { variant: "outline" as const })}
          />
        </div>
      </EmptyListCard>
    );
  }
  return (
    <EmptyState
      icon={icon}
      title="All Stocked Up!"
      text={text}
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

interface Known {
  isEarlier: boolean;
  /** Whether the stock of all items is known, and none of them is to buy. */
  isStocked: boolean;
  isBelowLines: boolean;
  /** Whether the text says where the next list comes from. */
  hasNext: boolean;
}

function describe(
  list: ShoppingList,
  { isEarlier, isStocked, isBelowLines, hasNext }: Known,
): ReactNode {
  const next = hasNext && "The next inventory check makes a new list.";
  if (list.clearedAt) {
    return (
      <>
        {/* "List" distinguishes it from the additions, which remain. */}
        {isBelowLines ? "List cleared by" : "Cleared by"} {list.clearedBy}{" "}
        <RelativeTime value={list.clearedAt} />. {next}
      </>
    );
  }
  if (isStocked)
    return `${isBelowLines ? "Nothing else is low." : "There is nothing to buy."} ${next}`;
  return [nothingOn(list, isEarlier), next].filter(Boolean).join(" ");
}

/**
 * Returns whether lines were removed from the list. `removedCount` is undefined in a list that a device
 * stored before the field existed. The result is then false.
 */
function hasRemovedLines({ removedCount }: ShoppingList): boolean {
  return removedCount > 0;
}

function nothingOn(list: ShoppingList, isEarlier: boolean): string {
  if (hasRemovedLines(list)) return "Every line of this list was removed.";
  return isEarlier ? "Nothing was on this list." : "Nothing is on this list.";
}
