"use client";

import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { useId } from "react";
import { Celebration } from "@/components/shared/celebration";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorPanel } from "@/components/shared/error-panel";
import { PageHeader } from "@/components/shared/page-header";
import { useWakeLock } from "@/components/shared/use-wake-lock";
import { Until } from "@/components/shopping-links/until";
import { LineSkeletons } from "@/components/shopping-lists/line-skeletons";
import { ListProgress } from "@/components/shopping-lists/list-progress";
import { messageToShow } from "@/lib/client/api";
import { hasLinkEnded, sharedListQuery } from "@/lib/features/shopping-links/client/queries";
import { useSharedTicks } from "@/lib/features/shopping-links/client/use-shared-ticks";
import type { SharedList } from "@/lib/features/shopping-links/model/dto";
import { isAllBought } from "@/lib/features/shopping-lists/model/rules";
import { EndedLink } from "./ended-link";
import { SharedRowItem } from "./shared-row-item";
import { TickNotice } from "./tick-notice";
import { useKeptRows } from "./use-kept-rows";

/** Shows the list of a shopping link to somebody without an account, who can tick its rows. */
export function LinkShopperScreen({ token }: { token: string }) {
  const { data: list, error, refetch } = useQuery(sharedListQuery(token));
  const ticks = useSharedTicks(token, list);
  const hasEnded = hasLinkEnded(error);
  useWakeLock(!hasEnded && list?.rows.some(({ purchased }) => !purchased) === true);
  if (hasEnded) {
    return <EndedLink unsaved={ticks.failed.map(({ row }) => row)} />;
  }
  return (
    <>
      <PageHeader
        title="Shopping List"
        description={
          list && (
            <>
              The link works until <Until value={list.expiresAt} />.
            </>
          )
        }
      />
      {list ? (
        <Rows list={list} ticks={ticks} hasFailed={error !== null} />
      ) : error ? (
        <ErrorPanel
          title="The shopping list could not be loaded"
          text={messageToShow(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading the shopping list">
          <LineSkeletons />
        </div>
      )}
    </>
  );
}

const rowsClasses = "bg-card shadow-raised divide-y overflow-hidden rounded-2xl border text-lg";

interface RowsProps {
  list: SharedList;
  ticks: ReturnType<typeof useSharedTicks>;
  /** Whether the latest fetch has failed, so that the list may be outdated. */
  hasFailed: boolean;
}

function Rows({ list: { rows }, ticks, hasFailed }: RowsProps) {
  const { open, ticked } = useKeptRows(rows);
  const tickedTitle = useId();
  const renderRow = ({ row, isGone }: (typeof open)[number]) => (
    <SharedRowItem
      key={`${row.kind}:${row.id}`}
      row={row}
      isGone={isGone}
      unsaved={ticks.unsavedOf(row)}
      onTick={(purchased) => ticks.tick(row, purchased)}
    />
  );
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={ListChecks}
        title="Nothing to buy"
        text="What people add to the list appears here."
      />
    );
  }
  return (
    <>
      <div className="mb-3 flex md:mb-4">
        <ListProgress lines={rows} />
      </div>
      {open.length > 0 && (
        <ul aria-label="What to buy" className={rowsClasses}>
          {open.map(renderRow)}
        </ul>
      )}
      {ticked.length > 0 && (
        <section aria-labelledby={tickedTitle} className="mt-6">
          <h2 id={tickedTitle} className="mb-1.5 font-semibold md:mb-2">
            Ticked earlier
          </h2>
          <ul aria-labelledby={tickedTitle} className={rowsClasses}>
            {ticked.map(renderRow)}
          </ul>
        </section>
      )}
      <Celebration isDone={isAllBought(rows)} />
      <TickNotice failed={ticks.failed} isOutdated={hasFailed} onRetry={ticks.retryAll} />
    </>
  );
}
