"use client";

import { useQuery } from "@tanstack/react-query";
import { Fact } from "@/components/shared/fact";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { hasStatus, messageToShow } from "@/lib/client/api";
import { desiredAmount, stockAmount, WHOLE } from "@/lib/core/amount";
import { now } from "@/lib/core/clock";
import type { Item } from "@/lib/features/items/model/dto";
import { itemHistoryQuery } from "@/lib/features/stock/client/item-history-query";
import type { ItemHistory } from "@/lib/features/stock/model/dto";
import { emptyFinds, usePerWeek } from "@/lib/features/stock/model/item-history";
import { stepsUntilNow, stockSteps } from "@/lib/features/stock/model/stock-steps";
import { describeUse } from "@/lib/features/stock/model/trends";
import { StepChart } from "./step-chart";

interface ItemHistorySectionProps {
  item: Item;
  /** The item with the pending writes of this device applied to its stock. */
  stocked: Item;
}

/** Fetches and shows how the stock of an item has changed. Offline it shows a message that a connection is needed. */
export function ItemHistorySection({ item, stocked }: ItemHistorySectionProps) {
  const { data: history, error, isFetching, refetch } = useQuery(itemHistoryQuery(item));
  return (
    <section aria-labelledby="item-history" className="flex flex-col gap-3">
      <h2 id="item-history" className="text-base font-semibold">
        History
      </h2>
      {history ? (
        <History item={stocked} history={history} />
      ) : error ? (
        <div className="bg-muted flex flex-wrap items-center justify-between gap-x-4 rounded-xl px-4 py-2">
          <p role="status">
            {hasStatus(error, 0)
              ? "The history needs a connection."
              : (messageToShow(error) ?? "The history could not be loaded.")}
          </p>
          <Button
            variant="link"
            className="px-0"
            disabled={isFetching}
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton className="h-64 rounded-xl" aria-label="Loading the history" />
      )}
    </section>
  );
}

function History({ item, history }: { item: Item; history: ItemHistory }) {
  const { desiredStock, unit, currentStock, partialAmount } = item;
  const present = now().getTime();
  const [first, ...others] = stepsUntilNow(stockSteps(history), {
    at: present,
    amount: stockAmount(currentStock, partialAmount),
  });
  const { empty, counted, lastAt } = emptyFinds(history);
  const use = usePerWeek(history, present);
  if (!first) {
    return (
      <p className="text-muted-foreground">
        Nobody has counted this item yet. Its history begins with the first count.
      </p>
    );
  }
  return (
    <>
      <dl className="divide-y">
        <Fact label="Found empty">
          {empty === 0 ? "Never" : `${empty} of ${counted} times`}
          {lastAt !== null && (
            <span className="text-muted-foreground block text-sm font-normal">
              {`Last on ${new Date(lastAt).toLocaleDateString(undefined, { dateStyle: "medium" })}`}
            </span>
          )}
        </Fact>
        <Fact label="Use">
          {describeUse(use === null ? null : use / WHOLE, unit) ?? (
            <span className="text-muted-foreground text-sm font-normal">
              Known after 3 counts in 14 days
            </span>
          )}
        </Fact>
      </dl>
      <StepChart
        steps={[first, ...others]}
        target={desiredAmount(desiredStock)}
        unit={unit}
        end={present}
      />
    </>
  );
}
