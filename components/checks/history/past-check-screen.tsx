"use client";

import { useQuery } from "@tanstack/react-query";
import { ClipboardX } from "lucide-react";
import { BackLink } from "@/components/shared/back-link";
import { CardListSkeleton } from "@/components/shared/card-list-skeleton";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorPanel } from "@/components/shared/error-panel";
import { formatLocalDate } from "@/components/shared/local-date";
import { useDocumentTitle } from "@/components/shared/use-document-title";
import { hasStatus, messageToShow } from "@/lib/client/api";
import { paths } from "@/lib/core/paths";
import { titleOf } from "@/lib/core/screens";
import { checkChangesQuery } from "@/lib/features/checks/client/queries";
import { checkTrendsQuery } from "@/lib/features/stock/client/trends-queries";
import { PastCheck } from "./past-check";

/** Fetches and shows one completed check. */
export function PastCheckScreen({ updateId }: { updateId: number }) {
  const { data: changes, error, refetch } = useQuery(checkChangesQuery(updateId));
  // The check is shown once its charts have been loaded, so that no row grows later. If they cannot be loaded, the
  // check is shown without them.
  const trends = useQuery(checkTrendsQuery(updateId));
  const completedAt = changes?.check.completedAt;
  useDocumentTitle(
    completedAt ? `Check of ${formatLocalDate(completedAt)}` : titleOf("check-history"),
  );
  return (
    <>
      <BackLink href={paths.checkHistory()}>Earlier checks</BackLink>
      {changes && !trends.isPending ? (
        <PastCheck changes={changes} trends={trends.data?.items ?? []} />
      ) : hasStatus(error, 404) ? (
        <EmptyState
          level={1}
          icon={ClipboardX}
          title="Inventory check not found"
          text="It may have been removed."
        />
      ) : error ? (
        <ErrorPanel
          level={1}
          title="The check could not be loaded"
          text={messageToShow(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardListSkeleton count={5} label="Loading the check" />
      )}
    </>
  );
}
