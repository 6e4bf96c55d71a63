"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck, ClipboardCheck } from "lucide-react";
import { useMemo, useState } from "react";
import { AppLink } from "@/components/shared/app-link";
import { BackLink } from "@/components/shared/back-link";
import { CardListSkeleton } from "@/components/shared/card-list-skeleton";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorPanel } from "@/components/shared/error-panel";
import { PageHeader } from "@/components/shared/page-header";
import { Button } from "@/components/ui/button";
import { messageToShow } from "@/lib/client/api";
import { paths } from "@/lib/core/paths";
import { useItems } from "@/lib/features/items/client/use-items";
import type { Item } from "@/lib/features/items/model/dto";
import { itemTrendsQuery } from "@/lib/features/stock/client/trends-queries";
import type { ItemTrend } from "@/lib/features/stock/model/dto";
import { rankRunOuts } from "@/lib/features/stock/model/trends";
import { RunOutTable } from "./run-out-table";

/** The number of items that are shown at first, and added by each "Show more". */
const PAGE = 50;

/** Shows the items that counts of the last year have found empty, most often first. */
export function RunOutsScreen() {
  const trends = useQuery(itemTrendsQuery());
  const items = useItems();
  const failed = [trends, items].find(({ isError, data }) => isError && !data);
  return (
    <>
      <BackLink href={paths.checkHistory()}>Earlier checks</BackLink>
      <PageHeader title="What runs out most" />
      {trends.data && items.data ? (
        <RunOuts counted={trends.data.items} items={items.data} />
      ) : failed ? (
        <ErrorPanel
          title="The counts could not be loaded"
          text={messageToShow(failed.error)}
          onRetry={() => void Promise.all([trends.refetch(), items.refetch()])}
        />
      ) : (
        <CardListSkeleton count={5} label="Loading the counts" />
      )}
    </>
  );
}

interface RunOutsProps {
  counted: readonly ItemTrend[];
  items: readonly Item[];
}

function RunOuts({ counted, items }: RunOutsProps) {
  const [shown, setShown] = useState(PAGE);
  const rows = useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]));
    return rankRunOuts(counted).flatMap((trend) => {
      const item = byId.get(trend.itemId);
      return item ? [{ item, trend }] : [];
    });
  }, [counted, items]);
  if (counted.length === 0) {
    return (
      <EmptyState
        icon={ClipboardCheck}
        title="No counts yet"
        text="Each inventory check adds to this page: what was found empty, how long it was out, and how much is used."
        action={
          <Button asChild size="lg">
            <AppLink href={paths.inventoryCheck()}>Go to the inventory check</AppLink>
          </Button>
        }
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={CircleCheck}
        title="Nothing ran out"
        text="No count of the last year has found an item empty."
      />
    );
  }
  return (
    <>
      {/* Closer to the title than the bottom margin of the header. */}
      <p className="text-muted-foreground -mt-5 mb-6 max-w-2xl text-sm">
        From the counts of the last year. A red dot is a count that found nothing.{" "}
        <span className="max-lg:hidden">
          The item may have run out earlier, so the time out of stock can be longer.
        </span>
      </p>
      <RunOutTable rows={rows.slice(0, shown)} />
      {rows.length > shown && (
        <Button
          variant="outline"
          size="lg"
          className="mt-4 w-full md:w-auto"
          onClick={() => setShown(shown + PAGE)}
        >
          Show more
        </Button>
      )}
    </>
  );
}
