"use client";

import { CircleAlert, CloudUpload } from "lucide-react";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { isTemporaryId } from "@/lib/core/temporary-id";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { CountStatus } from "./check-item-list";

interface ItemStatusProps {
  itemId: number;
  data: CheckData;
  /** The counted amount as text. */
  counted: string | undefined;
  isAssumed: boolean;
  /** The text beside the state of a pending item. */
  before?: string | undefined;
}

/**
 * Shows the state of an item in the running check. "Waiting to be sent" appears only while pending
 * writes are delayed.
 */
export function ItemStatus({ itemId, data, counted, isAssumed, before }: ItemStatusProps) {
  const isDelayed = usePendingWrites("isDelayed");
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
      <CountStatus counted={counted} isAssumed={isAssumed} />
      {counted === undefined && before && (
        // In wide windows the rows end on the right. The width of this column aligns "Pending check".
        <span className="text-muted-foreground lg:min-w-28">{before}</span>
      )}
      {isDelayed && (data.unsentItemIds.has(itemId) || isTemporaryId(itemId)) && (
        <span className="text-muted-foreground inline-flex items-center gap-1.5">
          <CloudUpload aria-hidden className="size-4 shrink-0" />
          Waiting to be sent
        </span>
      )}
      {data.refused.has(itemId) && (
        <span className="text-destructive inline-flex items-center gap-1.5 font-medium">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          Not saved
        </span>
      )}
    </span>
  );
}
