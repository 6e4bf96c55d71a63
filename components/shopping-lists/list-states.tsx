"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleAlert, PartyPopper, ShoppingBasket } from "lucide-react";
import Link from "next/link";
import { BusyButton } from "@/components/shared/busy-button";
import { EmptyState } from "@/components/shared/empty-state";
import { Spinner } from "@/components/shared/spinner";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { STOCK_FILTERS } from "@/lib/features/items/model/filter";
import { stockStatus } from "@/lib/features/items/model/rules";
import { useRetryList } from "@/lib/features/shopping-lists/client/mutations";

/** The title of a list that is ready and empty. */
const ALL_STOCKED = "All Stocked Up!";

function NewCheck({ label, variant }: { label: string; variant?: "outline" }) {
  const mayCheck = useIsAllowed("check:run");
  if (!mayCheck) return null;
  return (
    <Button asChild size="lg" variant={variant}>
      <Link href={paths.inventoryCheck()}>{label}</Link>
    </Button>
  );
}

export function NoList({ isAsked }: { isAsked: boolean }) {
  return isAsked ? (
    <EmptyState
      icon={ShoppingBasket}
      title="Shopping list not found"
      text="It may have been removed. The latest one is a tap away."
      action={
        <Button asChild size="lg">
          <Link href={paths.shoppingList()}>Go to the latest list</Link>
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={ShoppingBasket}
      title="No Shopping List Yet"
      text="Complete an inventory check, and everything that has run low is listed here."
      action={<NewCheck label="Start Inventory Check" />}
    />
  );
}

/**
 * Shows a list without lines. The text depends on whether items are low: a cleared list is empty
 * too.
 */
export function AllStocked() {
  const { data: items } = useQuery(itemsQuery());
  const short = items?.filter((item) => stockStatus(item) !== "wellStocked").length ?? 0;
  if (short > 0) return <NothingListed short={short} />;
  return (
    <EmptyState
      icon={items ? PartyPopper : ShoppingBasket}
      title={ALL_STOCKED}
      text={`${items ? "There is nothing to buy." : "Nothing is on this list."} After the next inventory check it is made anew.`}
      action={<NewCheck label="Start Inventory Check" variant="outline" />}
    />
  );
}

function NothingListed({ short }: { short: number }) {
  return (
    <EmptyState
      icon={ShoppingBasket}
      title={ALL_STOCKED}
      text={`That is, nothing is left on this list. By what was counted last, ${
        short === 1 ? "1 item is" : `${short} items are`
      } below the desired stock; the next inventory check lists what is still missing.`}
      action={
        <div className="flex flex-col gap-2.5">
          <Button asChild size="lg">
            <Link href={paths.items({ stock: STOCK_FILTERS })}>Show what is low</Link>
          </Button>
          <NewCheck label="Start Inventory Check" variant="outline" />
        </div>
      }
    />
  );
}

/** Shows that the rationales are being generated. The lines are usable meanwhile. */
export function Generating() {
  return (
    <div
      role="status"
      className="bg-accent text-accent-foreground mb-5 flex items-center gap-3 rounded-xl px-4 py-3 text-[0.9375rem] leading-snug"
    >
      <Spinner />
      <p>
        <strong className="font-semibold">Generating your shopping list…</strong> You can use it
        already. The reason for each item follows in a moment.
      </p>
    </div>
  );
}

export function GenerationFailed({ listId }: { listId: number }) {
  const mayRetry = useIsAllowed("list:use");
  const retry = useRetryList(listId);
  return (
    <div role="alert" className="bg-destructive-soft mb-5 rounded-2xl p-4 md:p-5">
      <div className="text-destructive flex items-center gap-2.5">
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        <h2 className="font-semibold">Failed to generate shopping list</h2>
      </div>
      <p className="mt-1.5 text-[0.9375rem]">
        What to buy is complete. Only the reasons for it could not be written.
      </p>
      <div className="mt-4 flex flex-col gap-2.5 md:flex-row">
        {mayRetry && (
          <BusyButton
            size="lg"
            isBusy={retry.isPending}
            busyLabel="Trying again..."
            onClick={() => retry.mutate()}
          >
            Try again
          </BusyButton>
        )}
        <NewCheck label="Start New Inventory Check" variant="outline" />
      </div>
    </div>
  );
}
